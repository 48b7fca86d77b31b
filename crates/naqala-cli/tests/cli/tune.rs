//! Learning weights and evaluating with them.

use serde_json::Value;

use crate::util::Desk;

const TUNE: &str = "tune kalah --games 24 --nodes 40 --seed 3";

#[test]
fn the_same_games_teach_the_same_on_any_number_of_threads() {
    let desk = Desk::new();
    for threads in [1, 2] {
        let printed = desk.run(&format!("{TUNE} --threads {threads} --output {threads}.toml")).fine();
        assert!(printed.starts_with("Kalah: learnt from 24 games"), "{printed}");
    }
    assert_eq!(desk.read("1.toml"), desk.read("2.toml"));
    assert!(!desk.path("1.toml.games").exists(), "games are no longer needed");
}

#[test]
fn an_interrupted_run_goes_on_where_it_stopped() {
    let desk = Desk::new();
    desk.run(&format!("{TUNE} --output whole.toml")).fine();
    // With no time to speak of some games are played and kept, and a crash cuts the last line off.
    let printed = desk.run(&format!("{TUNE} --time 1ms --output rest.toml"));
    assert!(printed.code == 0 || printed.err.contains("give more --time"), "{printed:?}");
    let kept = desk.read("rest.toml.games");
    desk.write("rest.toml.games", format!("{kept}{{\"game\":7,\"opening\":2,\"cho"));
    let printed = desk.run(&format!("{TUNE} --output rest.toml --json")).fine();
    let printed: Value = serde_json::from_str(&printed).expect("JSON");
    assert_eq!((&printed["complete"], &printed["origin"]["games"]), (&true.into(), &24.into()), "{printed}");
    assert_eq!(desk.read("rest.toml"), desk.read("whole.toml"));
}

#[test]
fn games_of_something_else_are_not_learnt_from() {
    let desk = Desk::new();
    desk.run(&format!("{TUNE} --time 1ms --output a.toml"));
    let refused = desk.run("tune kalah --games 24 --nodes 50 --output a.toml");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("a.toml.games has games of another game, other options"), "{refused:?}");
    let solitaire = desk.run("tune tchuka-ruma");
    assert!(
        solitaire.code == 2 && solitaire.err.contains("tchuka-ruma cannot have weights"),
        "{solitaire:?}"
    );
}

#[test]
fn weights_are_named_or_lie_beside_the_rules() {
    let desk = Desk::new();
    desk.run(&format!("{TUNE} --output kalah.toml")).fine();
    let analyse = "analyse kalah --depth 4 --json";
    let value = |arguments: &str| {
        let printed: Value = serde_json::from_str(&desk.run(arguments).fine()).expect("JSON");
        printed["lines"][0]["value"].clone()
    };
    assert_ne!(value(analyse), value(&format!("{analyse} --weights kalah.toml")));
    let rules = naqala::catalogue::rules("kalah").expect("a game of the catalogue").source();
    desk.write("own.toml", rules);
    let by_material = value("analyse own.toml --depth 4 --json");
    desk.write("own.weights.toml", desk.read("kalah.toml"));
    let beside = value("analyse own.toml --depth 4 --json");
    assert_ne!(by_material, beside);
    assert_eq!(beside, value("analyse own.toml --depth 4 --json --weights kalah.toml"));
    for (arguments, why) in [
        ("analyse toguz-kumalak --weights kalah.toml", "another board"),
        ("analyse bao-kiswahili --weights kalah.toml", "to win seeds"),
        ("analyse kalah --weights own.toml", "not a file of weights"),
        ("match engine engine:10:material kalah --weights none.toml", "cannot read none.toml"),
        ("engine --weights kalah.toml", "needs a game"),
    ] {
        let refused = desk.run(arguments);
        assert!(refused.code == 2 && refused.err.contains(why), "{arguments}: {refused:?}");
    }
}
