#[test]
#[ignore]
fn print_all() {
    for rules in crate::catalogue::all() {
        let game = rules.compile(&crate::Choices::new()).unwrap();
        println!("{}\n\n#########", crate::rules_text(&game, "en"));
    }
}
