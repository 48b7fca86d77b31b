//! Rule files with one mistake each, and the expected message.

use naqala::Rules;

/// A rule file without mistakes, to be spoilt.
const SOUND: &str = r#"naqala = 2
id = "my-game"
name = "My game"

[about]
summary = "Captures twos and threes."
status = "uncertain"

[[option]]
name = "feed"
values = ["must", "none"]
doc = "Whether an opponent without seeds must be given some."

[board]
layout = "two-row"
pits = 6

[[setup]]
seeds = 4

[[pick]]
from = "own & filled"

[[settle]]
when = "last in enemy and seeds in {2, 3}"
take = "last"

[[end]]
at = "turn"
when = "stuck(mover)"
leftovers = "owner"
why = "no move"

[[require]]
only = { feed = "must" }
when = "empty(enemy)"
that = "filled(enemy)"
at = "sown"
"#;

/// A change that breaks the file, and the expected message.
pub(crate) struct Mistake {
    of: &'static str,
    pub(crate) instead: &'static str,
    pub(crate) message: &'static str,
}

impl Mistake {
    /// The library's message about the broken file.
    pub(crate) fn reported(&self) -> String {
        assert!(SOUND.contains(self.of), "{} is not in the sound file", self.of);
        let source = SOUND.replacen(self.of, self.instead, 1);
        match Rules::parse("my-game.toml", &source) {
            Ok(_) => format!("nothing is wrong with `{}`", self.instead),
            Err(errors) => errors.to_string(),
        }
    }
}

pub(crate) const MISTAKES: &[Mistake] = &[
    Mistake {
        of: "status = \"uncertain\"",
        instead: "status = \"uncertain\"\ntheme = \"glass\"",
        message: "my-game.toml:8:9: there is no theme `glass`
  hint: use one of carved, boat, brass, chalk, cloth, house, kazan, plain, sand, square, stone",
    },
    Mistake {
        of: "only = { feed = \"must\" }\n",
        instead: "",
        message: "my-game.toml:9:1: no rule asks about the option `feed`
  hint: use it as `$feed`, `chosen(feed, …)` or `only = { feed = … }`, or leave it out",
    },
    Mistake {
        of: "take = \"last\"",
        instead: "optional = true",
        message: "my-game.toml:24:1: this case captures nothing that could be left
  hint: add `take`",
    },
    Mistake {
        of: "take = \"last\"",
        instead: "take = \"last\"\nmay-turn = \"always\"",
        message: "my-game.toml:24:1: only a relay may turn round here
  hint: captured seeds that are sown on may turn in [[resow]]",
    },
    Mistake {
        of: "take = \"last\"",
        instead: "take = \"last\"\nwrite-go = \"g\"",
        message: "my-game.toml:27:12: nobody may choose between stopping and going on here
  hint: add `then = \"choose\"`",
    },
    Mistake {
        of: "from = \"own & filled\"",
        instead: "from = \"own & filled\"\nwhen = \"sown(last in own)\"",
        message: "my-game.toml:23:9: no lap is about to be sown here
  hint: it can stand in `where` and in `may-turn`",
    },
    Mistake {
        of: "from = \"own & filled\"",
        instead: "from = \"own & filled\"\nwhere = \"sown\"",
        message: "my-game.toml:23:10: `sown` takes one test: sown(last in own and before > 0)",
    },
    Mistake {
        of: "take = \"last\"",
        instead: "bonus = 1",
        message: "my-game.toml:24:1: further pits are captured only after a capture into a store\n  hint: let the case `take` something that goes to a store",
    },
    Mistake {
        of: "[[end]]",
        instead: "[[drop]]\nwhen = \"final\"\n\n[[end]]",
        message: "my-game.toml:28:1: this [[drop]] case does nothing\n  hint: say who gets the seeds: to = \"mover\"",
    },
    Mistake {
        of: "[[end]]",
        instead: "[turn]\nwrite-stop = \"x\"\n\n[[end]]",
        message: "my-game.toml:29:14: `x` cannot stand for a decision\n  hint: for example `write-stop = \".s\"` and `write-go = \".g\"`",
    },
    Mistake {
        of: "[[end]]",
        instead: "[turn]\nwrite-stop = \"+\"\n\n[[end]]",
        message: "my-game.toml:29:14: stopping and going on have to be written differently",
    },
    Mistake {
        of: "pits = 6",
        instead: "pits = 6\ncolour = \"red\"",
        message: "my-game.toml:17:1: unknown key `colour`
  hint: known here: layout, pits, seats, stores, store-name, trays, territory",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = \"last\"\ngrand_slam = \"forbid\"",
        message: "my-game.toml:27:1: unknown key `grand_slam`
  hint: did you mean `grand-slam`?",
    },
    Mistake {
        of: "at = \"turn\"\n",
        instead: "",
        message: "my-game.toml:28:1: the key `at` is missing here",
    },
    Mistake {
        of: "seeds = 4",
        instead: r#"seeds = "4"#,
        message: r#"my-game.toml:19:11: invalid basic string, expected `"`"#,
    },
    Mistake {
        of: "seeds = 4",
        instead: "seeds = [4]",
        message: "my-game.toml:19:9: an expression or a whole number from 0 up is needed here, this is a list",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = 3",
        message: "my-game.toml:26:8: an expression or a list of expressions is needed here, this is `3`",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = \"last\"\nreverse = \"yes\"",
        message: r#"my-game.toml:27:11: true or false is needed here, this is the text "yes""#,
    },
    Mistake {
        of: "[[end]]",
        instead: "[end]",
        message: "my-game.toml:28:1: a list is needed here, this is a table
  hint: a list of cases has two brackets, as in [[settle]]",
    },
    Mistake {
        of: "own & filled",
        instead: "own & filed",
        message: "my-game.toml:22:15: `filed` is not a word of the rule language
  hint: did you mean `filled`?",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: r#"take = ["last", "facng"]"#,
        message: "my-game.toml:26:18: `facng` is not a word of the rule language
  hint: did you mean `facing`?",
    },
    Mistake {
        of: "last in enemy and seeds in {2, 3}",
        instead: "last in enemy and facing(last)",
        message: "my-game.toml:25:27: a test is needed here, this is a set of pits
  hint: write exists(…), filled(…), empty(…) or `last in …`; two sets are joined by `&` or `|`",
    },
    Mistake {
        of: "seeds in {2, 3}",
        instead: "seeds",
        message: "my-game.toml:25:27: a test is needed here, this is a number
  hint: compare it: `… >= 2`",
    },
    Mistake {
        of: "last in enemy",
        instead: "last in in enemy",
        message: "my-game.toml:25:17: something is missing before `in`",
    },
    Mistake {
        of: "{2, 3}",
        instead: "{2, 3",
        message: "my-game.toml:25:41: expected `,` or `}` but found the end",
    },
    Mistake {
        of: r#"from = "own & filled""#,
        instead: "from = \"own & filled\"\nwhen = \"seeds > 2\"",
        message: "my-game.toml:23:9: no pit is in question here: name one in parentheses",
    },
    Mistake {
        of: r#"when = "stuck(mover)""#,
        instead: r#"when = "stuck(me)""#,
        message: "my-game.toml:30:15: `me` is not a player
  hint: use mover or other",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = \"last\"\nonly = { fed = \"must\" }",
        message: "my-game.toml:27:16: `only` names an unknown option `fed`
  hint: did you mean `feed`?",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = \"last\"\nonly = { feed = \"may\" }",
        message: "my-game.toml:27:17: `may` is not a value of the option `feed`
  hint: possible: must, none",
    },
    Mistake {
        of: "seeds in {2, 3}",
        instead: "chosen(feed, may)",
        message: "my-game.toml:25:40: `may` is not a value of the option `feed`
  hint: possible: must, none",
    },
    Mistake {
        of: r#"leftovers = "owner""#,
        instead: r#"leftovers = "$left""#,
        message: "my-game.toml:31:13: there is no option `left` in this file",
    },
    Mistake {
        of: "when = \"last in enemy and seeds in {2, 3}\"\n",
        instead: "take = \"last\"\n\n[[settle]]\n",
        message: "my-game.toml:27:1: this [[settle]] case can never fit: the case before it always does
  hint: put it before, or give the earlier case a `when`",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = \"last\"\nto = \"hand\"",
        message: "my-game.toml:27:6: `hand` is not a player\n  hint: possible: mover, owner, other",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = \"last\"\nto = \"mover\"\ninto-one-of = \"enemy\"",
        message: "my-game.toml:27:6: seeds that are sown on or put into a pit cannot go to a player
  hint: leave out `to`",
    },
    Mistake {
        of: "seeds in {2, 3}",
        instead: "next in filled",
        message: "my-game.toml:25:35: whether pits hold seeds is asked by `filled(…)`
  hint: `next in filled` is written filled(next), `next in own & filled` filled(next & own)",
    },
    Mistake {
        of: "seeds in {2, 3}",
        instead: "exists(own & filled - last)",
        message: "my-game.toml:25:27: `exists` with `filled` in it asks what `filled(…)` asks
  hint: write filled(…) with the other sets: it holds if some pit of them has seeds",
    },
    Mistake {
        of: r#"leftovers = "owner""#,
        instead: r#"leftovers = "stores""#,
        message: "my-game.toml:31:13: `stores` is not a receiver of the leftovers
  hint: only an option may call it so; possible: nobody, owner, mover, other, capturer, starter, mark-owner, split",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = { only = { feed = \"may\" }, value = \"last\" }",
        message: "my-game.toml:26:26: `may` is not a value of the option `feed`
  hint: possible: must, none",
    },
    Mistake {
        of: r#"from = "own & filled""#,
        instead: "from = { only = { feed = \"must\" }, value = \"own & filled\" }",
        message: "my-game.toml:21:1: this [[pick]] case does not say `from` which pits
  hint: from = \"own & filled\"",
    },
    Mistake {
        of: r#"at = "turn""#,
        instead: "at = { only = { feed = \"must\" }, value = \"turn\" }",
        message: "my-game.toml:29:6: no value applies here with these options
  hint: say what applies otherwise: `else = …`",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = { only = { feed = \"must\" }, values = \"last\" }",
        message: "my-game.toml:26:36: unknown key `values`
  hint: did you mean `value`?",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: r#"mark = "last""#,
        message: "my-game.toml:24:1: this case marks a pit, but the file has no [marks]
  hint: add [marks] with a name and a form",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = \"last\"\nthen = \"resow\"",
        message: "my-game.toml:24:1: captured seeds are sown again, but no [[resow]] says from where
  hint: add [[resow]] with `first`, the pit that gets the first seed",
    },
    Mistake {
        of: "[[settle]]",
        instead: "[[require]]\nat = \"sown\"\n\n[[settle]]",
        message: r#"my-game.toml:24:1: this [[require]] case demands nothing
  hint: add `that = "filled(enemy)"`, or `most` with a number"#,
    },
    Mistake {
        of: "[[settle]]",
        instead: "[[block]]\nattack = \"raid\"\n\n[[settle]]",
        message: "my-game.toml:25:10: no [[pick]] case has the mode `raid`",
    },
    Mistake {
        of: "pits = 6",
        instead: "pits = 27",
        message: "my-game.toml:16:8: there is no such board: a board with 27 pits in a row; possible are 1 to 26",
    },
    Mistake {
        of: "pits = 6",
        instead: r#"pits = "$pits""#,
        message: "my-game.toml:16:8: there is no option `pits` in this file",
    },
    Mistake {
        of: r#""two-row""#,
        instead: r#""two-rows""#,
        message: "my-game.toml:15:10: `two-rows` is not a layout
  hint: did you mean `two-row`?",
    },
    Mistake {
        of: r#""two-row""#,
        instead: r#""spiral""#,
        message: "my-game.toml:15:10: `spiral` is not a layout
  hint: possible: one-row, two-row, two-row-ends, three-row, four-row, six-row, loops, square, torus",
    },
    Mistake {
        of: "[board]",
        instead: "[[option]]\nname = \"Feed\"\nvalues = [1, 2]\ndoc = \"The same again.\"\n\n[board]",
        message: "my-game.toml:14:1: the option `Feed` is declared twice",
    },
    Mistake {
        of: r#""none"]"#,
        instead: "\"none\"]\ndefault = \"maybe\"",
        message: r#"my-game.toml:12:11: the default "maybe" is not a value of the option `feed`
  hint: possible: must, none"#,
    },
    Mistake {
        of: "values = [\"must\", \"none\"]\n",
        instead: "",
        message: r#"my-game.toml:9:1: the option `feed` needs either `values` or `range`
  hint: values = ["first-is-default", "other"] or range = [1, 10]"#,
    },
    Mistake {
        of: "[board]",
        instead: "[[preset]]\nname = \"strict\"\nset = { fed = \"must\" }\n\n[board]",
        message: "my-game.toml:14:1: the preset `strict` sets an unknown option `fed`
  hint: did you mean `feed`?",
    },
    Mistake {
        of: "naqala = 2",
        instead: "naqala = 3",
        message: "my-game.toml:1:10: this file is written in version 3 of the rule language
  hint: this program reads version 2: `naqala = 2`",
    },
    Mistake {
        of: "naqala = 2",
        instead: "naqala = 1",
        message: "my-game.toml:1:10: this file is written in version 1 of the rule language
  hint: `naqala check --upgrade my-game.toml` rewrites it in version 2",
    },
    Mistake {
        of: "naqala = 2\n",
        instead: "",
        message: "my-game.toml:1:1: the key `naqala` is missing here
  hint: a rule file begins with `naqala = 2`, the version of the language",
    },
    Mistake {
        of: "seeds = 4",
        instead: "seeds = 22",
        message: "my-game.toml:18:1: the game has 264 seeds; at most 255 can be counted
  hint: fewer seeds in a pit, or fewer pits",
    },
    Mistake {
        of: "seeds = 4",
        instead: "seeds = -4",
        message: "my-game.toml:19:9: an expression or a whole number from 0 up is needed here, this is `-4`",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[[kind]]\nname = \"seed\"\nstart = { all = 1 }\n\n[[pick]]",
        message: "my-game.toml:22:8: `seed` cannot be the name of a kind of seeds
  hint: a word of small letters, other than `seed`",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[[kind]]\nname = \"bean\"\nstart = { all = 30 }\n\n[[pick]]",
        message: "my-game.toml:21:1: the game has 360 beans; at most 255 can be counted",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = \"last\"\nkind = \"seed\"",
        message: "my-game.toml:27:8: this game has one kind of seeds only
  hint: leave `kind` out, or add [[kind]]",
    },
    Mistake {
        of: "seeds in {2, 3}",
        instead: "count(bean) = 2",
        message: "my-game.toml:25:33: the name of a kind of seeds is needed here
  hint: a second kind of seeds needs a [[kind]]",
    },
    Mistake {
        of: r#"take = "last""#,
        instead: "take = \"last\"\nchain = \"back\"\nwhile = \"here in enemy\"\nstep = 2",
        message: "my-game.toml:24:1: a chain that goes on by longer steps needs `each`
  hint: say what is captured there: `each = \"here\"`",
    },
    Mistake {
        of: "last in enemy",
        instead: "last in ends",
        message: "my-game.toml:25:17: this board has no pits at its ends
  hint: the layout two-row-ends has some",
    },
    Mistake {
        of: "seeds = 4",
        instead: "rows = [[4, 4, 4]]",
        message: "my-game.toml:19:8: the rows of the setup do not fit the board
  hint: 1 row(s) of 6 pits a side",
    },
    Mistake {
        of: "seeds = 4",
        instead: "seeds = 4\nexcept = { midle = 1 }",
        message: "my-game.toml:20:12: `midle` is not a word of the rule language
  hint: did you mean `middle`?",
    },
    Mistake {
        of: r#"from = "own & filled""#,
        instead: "from = \"own & filled\"\nwrite = \"{pit}{sgn}\"",
        message: "my-game.toml:23:9: `{sgn}` is not a part of a move
  hint: a pattern of {pit} and {sign}, {sign?}, {hand}, {end}, {arrow}, {way}",
    },
    Mistake {
        of: "layout = \"two-row\"",
        instead: "layout = \"square\"\nstores = \"right\"",
        message: "my-game.toml:17:8: there is no such board: the stores of a square board are shared by all, or off it",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[[team]]\nseats = [\"south\", \"east\"]\n\n[[pick]]",
        message: "my-game.toml:21:1: a team has at least two seats
  hint: seats = [\"south\", \"north\"]
my-game.toml:22:19: this board has no seat `east`
  hint: possible: south, north",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[[pass]]\npays = \"stores\"\n\n[[pick]]",
        message: "my-game.toml:21:1: a pass is paid for with a seed for the tray, but the board has none
  hint: add `trays` with a name to [board]",
    },
    Mistake {
        of: "when = \"stuck(mover)\"",
        instead: "when = \"out(mover)\"",
        message: "my-game.toml:30:9: nobody can be out of this game
  hint: [[out]] says when a player is out",
    },
    Mistake {
        of: "pits = 6",
        instead: "",
        message: "my-game.toml:15:10: the board does not say how many pits a row has\n  \
                  hint: write `pits = 6`, or lay the pits out with `rows` in [[setup]]",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[[race]]\nmodel = \"lockstop\"\n\n[[pick]]",
        message: "my-game.toml:22:9: `lockstop` is not a model of a race\n  hint: did you mean `lockstep`?",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[[race]]\nmodel = \"laps\"\nfrom = \"enemy - enemy\"\n\n[[pick]]",
        message: "my-game.toml:21:1: nobody could start this race\n  \
                  hint: `from` has to name filled pits of both players at the start",
    },
    Mistake {
        of: "layout = \"two-row\"",
        instead: "layout = \"torus\"",
        message: "my-game.toml:22:9: the pits of this board belong to nobody
  hint: all, marks and bound tell pits apart
my-game.toml:25:17: the pits of this board belong to nobody
  hint: all, marks and bound tell pits apart
my-game.toml:36:15: the pits of this board belong to nobody
  hint: all, marks and bound tell pits apart
my-game.toml:37:16: the pits of this board belong to nobody
  hint: all, marks and bound tell pits apart",
    },
    Mistake {
        of: "pits = 6",
        instead: "pits = 6\nseats = 3",
        message: "my-game.toml:17:9: there is no such board: this layout has 2 seats",
    },
    Mistake {
        of: "pits = 6",
        instead: "pits = 6\nseats = \"many\"",
        message: "my-game.toml:17:9: the number of seats has to be a number or an option
  hint: write `seats = 3`, or `seats = \"$players\"` with an option `players`",
    },
    Mistake {
        of: "seeds = 4",
        instead: "random = { drops = 24, least = 6, most = 2, below = 5, seed = 1 }",
        message: "my-game.toml:19:10: a drop of 6 to 2 seeds is not possible
  hint: least = 2, most = 6",
    },
    Mistake {
        of: "leftovers = \"owner\"",
        instead: "winner = \"last-standing\"",
        message: "my-game.toml:31:10: the last one left cannot win where nobody can be out\n  \
                  hint: [[out]] says when a player is out",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[match]\ncarry = \"refill\"\nfill = \"choice\"\n\n[[pick]]",
        message: "my-game.toml:22:9: `fill = \"choice\"` needs `per-pit`\n  hint: per-pit = 4",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[match]\ncarry = \"arrange\"\nper-pit = 1\nleast-pits = 2\n\n[[pick]]",
        message: "my-game.toml:22:9: `least-pits` says nothing with `carry = \"arrange\"`\n  \
                  hint: leave it out; it is for territory, refill",
    },
    Mistake {
        of: "[[setup]]\nseeds = 4\n",
        instead: "[match]\ncarry = \"refil\"\n\n[[setup]]\nseeds = 4\n",
        message: "my-game.toml:19:9: `refil` is not a way from round to round\n  hint: did you mean `refill`?",
    },
    Mistake {
        of: "layout = \"two-row\"\npits = 6\n",
        instead: "layout = \"four-row\"\npits = 6\n\n[match]\ncarry = \"arrange\"\nper-pit = 1\n",
        message: "my-game.toml:19:9: `carry = \"arrange\"` needs a board of two rows that face each other\n  \
                  hint: `layout = \"two-row\"` is one",
    },
    Mistake {
        of: "leftovers = \"owner\"",
        instead: "leftovers = \"mark-owner\"",
        message: "my-game.toml:31:13: `mark-owner` says nothing in a game without marks\n  \
                  hint: name the marks in [marks], or write `owner`",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[match]\ncarry = \"sale\"\nper-pit = 4\ngoal-pits = 3\n\n[[pick]]",
        message: "my-game.toml:22:9: `carry = \"sale\"` needs marks for the pits that are sold\n  \
                  hint: [marks] with a `name` and `form = \"by-pit\"`",
    },
    Mistake {
        of: "[[pick]]",
        instead: "[marks]\nname = \"sold\"\nform = \"by-pit\"\nlost = [\"lifted\"]\n\n\
                  [match]\ncarry = \"sale\"\ncloses = true\n\n[[pick]]",
        message: "my-game.toml:27:9: `closes` says nothing with `carry = \"sale\"`\n  \
                  hint: leave it out; it is for refill\n\
                  my-game.toml:27:9: `carry = \"sale\"` needs `per-pit`\n  hint: per-pit = 4\n\
                  my-game.toml:27:9: with `carry = \"sale\"` no other rule may make marks or end them\n  \
                  hint: marks are made and lost between the rounds only\n\
                  my-game.toml:27:9: with `carry = \"sale\"` some end has to give buyers what is left\n  \
                  hint: write `leftovers = \"mark-owner\"` in [[end]]\n\
                  my-game.toml:27:9: `carry = \"sale\"` needs `goal-pits`: the bought pits that win the match\n  \
                  hint: goal-pits = 3; a player has 6 pits to sell",
    },
];

/// The messages about the valid file with several changes: line, column and the beginning of each.
fn reported_together(changes: &[(&str, &str)]) -> Vec<String> {
    let spoil = |source: String, (of, instead): &(&str, &str)| {
        assert!(source.contains(of), "{of} is not in the sound file");
        source.replacen(of, instead, 1)
    };
    let source = changes.iter().fold(SOUND.to_owned(), spoil);
    let errors = Rules::parse("my-game.toml", &source).expect_err("the file is spoilt");
    errors.iter().map(|error| format!("{}:{} {}", error.line, error.column, error.message)).collect()
}

#[test]
fn independent_mistakes_are_reported_together() {
    let found = reported_together(&[
        ("name = \"My game\"", "name = \"My game\"\ncolour = 3"),
        ("status = \"uncertain\"", "status = \"unsure\"\nplayed = 3"),
        ("take = \"last\"", "takee = \"last\""),
        ("empty(enemy)", "emty(enemy)"),
    ]);
    let expected = [
        "4:1 unknown key `colour`",
        "8:10 `unsure` is not a status",
        "9:10 a text in quotation marks is needed here, this is `3`",
        "28:1 unknown key `takee`",
        "38:9 `emty` is not a word of the rule language",
    ];
    assert_eq!(found, expected);
}

#[test]
fn mistakes_of_toml_are_reported_together() {
    let found = reported_together(&[("id = \"my-game\"", "id = my-game"), ("pits = 6", "pits = ")]);
    assert_eq!(found.iter().map(|error| &error[..2]).collect::<Vec<_>>(), ["2:", "16"], "{found:?}");
}

#[test]
fn what_follows_from_a_mistake_is_not_reported() {
    for (changes, expected) in [
        // The rules that name the option are right.
        (&[("values = [", "valeus = [")][..], vec!["11:1 unknown key `valeus`"]),
        (&[("[[option]]", "[[optoin]]")], vec!["9:3 unknown key `optoin`"]),
        // A key that is misspelt is not missing, nor is its table.
        (&[("layout =", "layuot =")], vec!["15:1 unknown key `layuot`"]),
        (&[("summary =", "sumary =")], vec!["6:1 unknown key `sumary`"]),
        // The rest of a case may make no sense.
        (&[("take = \"last\"", "optional = true\ntakes = \"last\"")], vec!["27:1 unknown key `takes`"]),
    ] {
        assert_eq!(reported_together(changes), expected);
    }
}

/// What people write who know other languages: the message says how it is written here.
#[test]
fn slips_from_other_languages_are_named() {
    let when = "when = \"last in enemy and seeds in {2, 3}\"";
    let slips = [
        (when, "when = \"seeds == 2\"", "equality is written with a single `=`"),
        (when, "when = \"last in enemy && seeds = 2\"", "two tests are joined by `and`"),
        (when, "when = \"last in enemy & seeds in {2, 3}\"", "two tests are joined by `and`"),
        (when, "when = \"seeds in [2, 3]\"", "a list of numbers is written `{2, 3}`"),
        (when, "when = \"seeds in (2, 3)\"", "a list of numbers is written `{2, 3}`"),
        (when, "when = \"seeds in 2-3\"", "write 2..3"),
        (when, "when = \"seeds in 3..2\"", "there is no number in `3..2`"),
        (when, "when = \"seeds in {}\"", "there is no number in `{}`"),
        (when, "when = \"last in store\"", "the stores as places are `stores`"),
        (when, "when = \"next in own & filled\"", "filled(next & own)"),
        ("from = \"own & filled\"", "from = \"own and filled\"", "two sets are joined by `&`"),
        ("from = \"own & filled\"", "from = \"own-last\"", "`own - last`"),
        ("take = \"last\"", "take = \"last\"\nchain = \"back\"", "a chain needs `while`"),
        ("take = \"last\"", "take = \"last\"\nwhile = \"here in enemy\"", "and there is none"),
        ("take = \"last\"", "take = \"last\"\ngrand-slam = \"no_capture\"", "did you mean `no-capture`?"),
        ("layout = \"two-row\"", "layout = two-row", "write \"two-row\""),
        ("pits = 6", "pits = 6\npits = 6", "the key `pits` stands here twice"),
        ("pits = 6", "pits = 6\nname = \"X\"", "`name` stands before all tables"),
        (
            "from = \"own & filled\"",
            "from = \"own & filled\"\nwrite = \"{pt}\"",
            "`{pt}` is not a part of a move",
        ),
    ];
    for (of, instead, message) in slips {
        let reported = Mistake { of, instead, message }.reported();
        assert!(reported.contains(message), "{instead}\n{reported}");
    }
}

#[test]
fn a_name_that_hides_a_word_is_warned_of() {
    let source = SOUND.replacen("[[setup]]", "[define]\nrow = \"own\"\n\n[[setup]]", 1);
    let rules = Rules::parse("my-game.toml", &source).unwrap();
    let warnings = rules.warnings();
    assert!(warnings.iter().any(|warning| warning.message.contains("`row` is a word")), "{warnings:?}");
}

/// Where players choose the direction, a move is written with it even if the file says nothing of how moves are written.
#[test]
fn moves_in_two_directions_have_two_names() {
    let source = SOUND.replace("[[settle]]", "[[sow]]\ndirection = \"either\"\n\n[[settle]]");
    let rules = Rules::parse("my-game.toml", &source).unwrap();
    let game = rules.compile(&naqala::Choices::new()).unwrap();
    let start = game.start();
    let names: Vec<String> = game.moves(&start).into_iter().map(|mv| game.move_text(&start, mv)).collect();
    assert_eq!(names.len(), 12);
    assert!(names.contains(&"a+".to_owned()) && names.contains(&"a-".to_owned()), "{names:?}");
}
