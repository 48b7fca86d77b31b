# What every part of Naqala needs of the language.

language-name = Русский
# It has every message that English has. A language without this line says in English what it lacks.
language-status = complete

# The sign between a number and its tenths.
language-decimal = ,
# The sign between groups of three digits of large numbers.
language-group =  

# The plural categories of whole numbers besides `other`, in the syntax of the Unicode CLDR (Language Plural Rules).
plural-one = v = 0 and i % 10 = 1 and i % 100 != 11
plural-few = v = 0 and i % 10 = 2..4 and i % 100 != 12..14
plural-many = v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
