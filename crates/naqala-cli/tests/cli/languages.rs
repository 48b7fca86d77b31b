//! The language of the user: `--lang`, or the environment.

use crate::util::Desk;

fn in_environment(variables: &[(&str, &str)], arguments: &str) -> String {
    let desk = Desk::new();
    let mut command = desk.command();
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
    let output = command.envs(variables.iter().copied()).args(arguments.split(' ')).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_option_may_stand_before_or_after_the_command() {
    let desk = Desk::new();
    let rules = desk.run("--lang ru rules oware").fine();
    assert!(rules.contains("Если последний камень попадает в одну из лунок противника"), "{rules}");
    assert_eq!(desk.run("rules oware --lang ru").fine(), rules);
}

#[test]
fn the_environment_tells_the_language_and_the_option_overrules_it() {
    let russian = in_environment(&[("LANG", "ru_RU.UTF-8")], "moves oware");
    assert!(russian.contains("Юг сеет 4 камня из лунки c"), "{russian}");
    for variables in [&[][..], &[("LANG", "C")], &[("LC_ALL", "POSIX"), ("LANG", "ru_RU.UTF-8")]] {
        assert!(in_environment(variables, "moves oware").contains("South sows 4 seeds from c"));
    }
    let english = in_environment(&[("LC_MESSAGES", "ru")], "moves oware --lang en");
    assert!(english.contains("South sows"), "{english}");
}

#[test]
fn a_game_line_by_line_speaks_the_language() {
    let printed = Desk::new().type_in("play oware --plain --lang ru", "nonsense\nc\nresign\n").fine();
    assert!(printed.contains("Юг, ваш ход (a b c d e f или help): "), "{printed}");
    assert!(printed.contains("«nonsense» — здесь это не ход; возможны: a b c d e f"), "{printed}");
    assert!(printed.contains("Юг играет c: Юг сеет 4 камня из лунки c"), "{printed}");
    assert!(printed.contains("Игра окончена: побеждает Север (сдача)."), "{printed}");
}

#[test]
fn help_and_completions_list_the_languages() {
    let desk = Desk::new();
    for page in [desk.run("rules --help").fine(), desk.run("completions bash").fine(), desk.run("man").fine()]
    {
        assert!(
            naqala::languages().all(|language| page.contains(language)) && page.contains("lang"),
            "{page}"
        );
    }
}

#[test]
fn a_folder_of_messages_is_a_language() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../naqala-languages/tests/languages");
    let printed = in_environment(&[("NAQALA_LANGUAGES", folder)], "moves oware --option seeds=2 --lang qx");
    assert!(printed.contains("South sows 2 granadu from c"), "{printed}");
    let wrong =
        Desk::new().command().env("NAQALA_LANGUAGES", "/no/such/folder").arg("games").output().unwrap();
    let complaint = String::from_utf8(wrong.stderr).unwrap();
    assert_eq!((wrong.status.code(), complaint.lines().count()), (Some(2), 1), "{complaint}");
    assert!(complaint.contains("NAQALA_LANGUAGES: /no/such/folder cannot be read"), "{complaint}");
}
