# A language that nobody speaks, for the tests: it says a few things, in plurals that no language of Naqala has.

language-name = Qaxa

plural-one = n = 1
plural-two = n = 2
