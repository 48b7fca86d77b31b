# What explanations and written rules say. All the rest is said in English.

heading-end = Qend
seeds = { $n ->
    [one] qa grana
    [two] { $n } granadu
   *[other] { $n } granapu
}
