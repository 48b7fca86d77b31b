# What every board says.

seeds = { $n ->
    [one] qa grana
    [two] { $n } granadu
   *[other] { $n } granapu
}
