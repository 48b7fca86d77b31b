# A comment
pit = { "\u00e9" } é { "\U01F602\"\\" } { $n }
    .gender = { "f\u0020" }
seeds = { $n ->
    [0] none{ "\u002e" }
    [one] { $n } seed
   *[other] { FORM($what, "\u0067en") } { TRAIT($what, "gender") } { pit.gender }
}
from =
    { pit }

    and { seeds }
plural-one = n % 10 = 1 and n % 100 != 11
language-decimal = ,
