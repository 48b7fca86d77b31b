//! Each kind of bad input gives one clear line and exit code 2.

use crate::util::Desk;

#[test]
fn an_unknown_game_gets_a_suggestion() {
    let message = Desk::new().run("play owari").refused();
    assert_eq!(message, "no game `owari`; did you mean `oware`? `naqala games` lists them");
    let message = Desk::new().run("show chess960").refused();
    assert!(message.starts_with("no game `chess960`"), "{message}");
}

#[test]
fn games_are_found_by_their_other_names() {
    let desk = Desk::new();
    assert_eq!(desk.run("show awari").fine(), desk.run("show oware").fine());
    // By names of other languages, scripts and spellings too.
    for (name, id) in [
        ("Оваре", "oware"),
        ("Wuri", "oware"),
        ("o-an-quan", "o-an-quan"),
        ("oanquan", "o-an-quan"),
        ("Тшуба", "tshuba"),
        ("Чуба", "tshuba"),
        ("тсоро", "tsoro"),
        ("мефува", "mefuvha"),
        ("Бао-суахили", "bao-kiswahili"),
        ("тогуз-кумалак", "toguz-kumalak"),
        ("омвесо", "omweso"),
    ] {
        assert_eq!(
            desk.run(&format!("show {name}")).fine(),
            desk.run(&format!("show {id}")).fine(),
            "{name}"
        );
    }
    let message = desk.run("rules bao").refused();
    let several = "no game has the id `bao`, but several are called so: write one of ";
    assert!(message.starts_with(several) && message.contains("bao-kiswahili"), "{message}");
}

#[test]
fn a_game_in_place_of_a_command_gets_a_hint() {
    let desk = Desk::new();
    let message = desk.run("oware").refused();
    assert_eq!(message, "`oware` is a game, not a command: `naqala play oware` plays it");
    assert!(desk.run("bao").refused().ends_with("as in `naqala play GAME`"));
    assert!(desk.run("chess").err.contains("unrecognized subcommand"));
}

#[test]
fn numbers_that_cannot_be_get_one_clear_line() {
    let desk = Desk::new();
    for number in ["5000", "-3", "x", "1.5"] {
        let message = desk.run(&format!("perft oware {number}")).refused();
        assert_eq!(message, format!("DEPTH is a whole number from 0 to 200, not `{number}`"));
    }
    for (option, range) in [
        ("--games", "from 1 to 1000000000"),
        ("--longest", "from 1 to 1000000"),
        ("--threads", "from 1 to 512"),
        ("--seed", "from 0 on"),
    ] {
        for number in ["-1", "x"] {
            let message = desk.run(&format!("simulate oware {option} {number}")).refused();
            assert_eq!(message, format!("{option} is a whole number {range}, not `{number}`"));
        }
        if option != "--seed" {
            desk.run(&format!("simulate oware {option} 0")).refused();
        }
    }
}

#[test]
fn an_unknown_option_gets_a_suggestion() {
    let message = Desk::new().run("show oware --option gand_slam=illegal").refused();
    assert!(message.contains("`gand_slam`") && message.contains("`grand_slam`"), "{message}");
}

#[test]
fn a_bad_option_value_is_told_the_allowed_ones() {
    let message = Desk::new().run("show oware --option grand_slam=maybe").refused();
    assert!(message.contains("maybe") && message.contains("illegal"), "{message}");
    let message = Desk::new().run("show kalah --option seeds=900").refused();
    assert!(message.contains("900"), "{message}");
    let message = Desk::new().run("show kalah --option seeds").refused();
    assert_eq!(message, "`seeds` is without a value: write --option NAME=VALUE");
    let message = Desk::new().run("show kalah --option =3").refused();
    assert_eq!(message, "`=3` does not name an option: write --option NAME=VALUE");
}

#[test]
fn a_game_without_rules_has_no_options() {
    let named = naqala::catalogue::named().first().expect("a game known by name only");
    let message = Desk::new().run(&format!("rules {} --option seeds=3", named.id)).refused();
    let expected = format!(
        "{} has no options and no presets, its rules are not known well enough; leave them out",
        named.id
    );
    assert_eq!(message, expected);
}

#[test]
fn a_cause_is_told_once() {
    let message = Desk::new().run("table info nowhere.mtb").refused();
    assert_eq!(message.matches("os error").count(), 1, "{message}");
}

#[test]
fn independent_mistakes_of_a_rule_file_are_reported_together() {
    let desk = Desk::new();
    let oware = naqala::catalogue::rules("oware").unwrap().source();
    let spoilt = oware.replacen("[about]", "[about]\nshade = 1", 1).replacen(
        "[[settle]]",
        "[[settle]]\ncolour = 3",
        1,
    );
    desk.write("own.toml", spoilt.replacen("stuck(mover)", "stuk(mover)", 1));
    let run = desk.run("check own.toml");
    assert_eq!(run.code, 2);
    let lines: Vec<&str> = run.err.lines().collect();
    assert_eq!(lines.len(), 3, "{}", run.err);
    for (line, what) in lines.iter().zip(["`shade`", "`colour`", "`stuk`"]) {
        assert!(line.starts_with("naqala: own.toml:") && line.contains(what), "{line}");
    }
}

#[test]
fn an_unknown_preset_is_refused() {
    let message = Desk::new().run("show oware --preset oware-abappa").refused();
    assert!(message.contains("oware-abappa") && message.contains("oware-abapa"), "{message}");
}

#[test]
fn impossible_positions_are_refused() {
    let desk = Desk::new();
    let start = start_of(&desk, "oware");
    let too_many = start.replacen('4', "5", 1);
    for text in
        [too_many.as_str(), &start.replacen('4', "-4", 1), &start_of(&desk, "toguz-kumalak"), "nonsense", ""]
    {
        let message = desk.run_words(&["show", "oware", "--", text], "").refused();
        assert!(message.starts_with(&format!("bad position `{text}`: ")), "{message}");
    }
}

#[test]
fn a_file_that_is_not_text_is_named_with_the_place() {
    let desk = Desk::new();
    desk.write("game.txt", b"[Game \"oware\"]\n\xFF c *\n");
    assert_eq!(desk.run("replay game.txt").refused(), "game.txt is not UTF-8 text: byte 15 is 0xFF");
    desk.write("rules.toml", b"id = \"\xC3\"\n");
    assert_eq!(desk.run("check rules.toml").refused(), "rules.toml is not UTF-8 text: byte 6 is 0xC3");
    desk.write("games.jsonl", b"\xFE\n");
    assert_eq!(desk.run("trace games.jsonl").refused(), "games.jsonl is not UTF-8 text: byte 0 is 0xFE");
}

#[test]
fn a_missing_file_is_named() {
    let message = Desk::new().run("replay nowhere.txt").refused();
    assert!(message.starts_with("cannot read nowhere.txt: "), "{message}");
    let message = Desk::new().run("show nowhere.toml").refused();
    assert!(message.starts_with("cannot read nowhere.toml: "), "{message}");
}

#[test]
fn a_typo_in_a_rule_file_is_placed() {
    let desk = Desk::new();
    desk.write("mine.toml", "idd = \"mine\"\n");
    for arguments in ["check mine.toml", "play mine.toml"] {
        let run = desk.run(arguments);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{run:?}");
        assert!(run.err.starts_with("naqala: mine.toml:1:1: unknown key `idd`"), "{}", run.err);
    }
}

#[test]
fn bad_players_are_refused_by_the_parser() {
    let message = Desk::new().run("play oware --north robot").refused();
    assert!(message.starts_with("no player is called `robot`") && message.ends_with("human"), "{message}");
    let message = Desk::new().run("play oware --north alphabeta:0").refused();
    assert_eq!(message, "`0` is not a depth: write a number from 1 to 64, as in alphabeta:6");
}

#[test]
fn an_unknown_language_is_refused_by_the_parser() {
    for command in ["rules oware", "moves oware", "play oware"] {
        let run = Desk::new().run(&format!("{command} --lang xx"));
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{run:?}");
        assert!(run.err.contains("'xx'") && run.err.contains("[possible values: en"), "{}", run.err);
    }
}

/// The text of a game's start position.
fn start_of(desk: &Desk, game: &str) -> String {
    let shown = desk.run(&format!("show {game}")).fine();
    let line = shown.lines().find_map(|line| line.strip_prefix("position: "));
    line.expect("the position is shown").to_owned()
}
