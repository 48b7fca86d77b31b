# What every part of Naqala needs of the language.

language-name = English
# It has every message that English has. A language without this line says in English what it lacks.
language-status = complete

# The sign between groups of three digits of large numbers.
language-group = ,

# The plural categories of whole numbers besides `other`, in the syntax of the Unicode CLDR (Language Plural Rules).
plural-one = i = 1 and v = 0
