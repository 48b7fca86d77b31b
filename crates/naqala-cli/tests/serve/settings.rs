//! The configuration file.

use std::process::Command;

fn serve(arguments: &[&str], environment: &[(&str, &str)]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
    command.arg("serve").args(arguments).envs(environment.iter().copied());
    let output = command.output().unwrap();
    let printed = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.success(), String::from_utf8(printed).unwrap())
}

#[test]
fn the_file_is_overridden_by_the_environment_and_that_by_options() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("naqala.toml");
    let file_name = file.to_str().unwrap();
    let text = "log = \"error\"\npublic-url = \"https://a.example\"\n[limits]\nseeks = 3\nconnections-per-address = 7\n";
    std::fs::write(&file, text).unwrap();
    let environment =
        [("NAQALA_LOG", "info"), ("NAQALA_PUBLIC_URL", "https://b.example"), ("NAQALA_CONFIG", file_name)];
    let (_, printed) = serve(&["--print-config", "--public-url", "https://c.example"], &environment);
    for line in
        ["log = \"info\"", "public-url = \"https://c.example\"", "seeks = 3", "connections-per-address = 7"]
    {
        assert!(printed.lines().any(|printed| printed == line), "{line}: {printed}");
    }
    // The printed settings are a valid file.
    std::fs::write(&file, &printed).unwrap();
    let (_, again) = serve(&["--print-config", "--config", file_name], &[]);
    assert_eq!(again, printed);
    std::fs::write(&file, "[limits]\nsekes = 3\n").unwrap();
    let (good, printed) = serve(&["--config", file_name], &[]);
    assert!(
        !good && printed.contains("sekes") && printed.contains("line 2") && printed.contains(file_name),
        "{printed}"
    );
    assert!(printed.contains("did you mean `seeks`?"), "{printed}");
    let empty = ["CONFIG", "LISTEN", "METRICS", "DATA", "DATABASE", "NATS", "PUBLIC_URL", "LOG"];
    let empty: Vec<String> = empty.iter().map(|name| format!("NAQALA_{name}")).collect();
    let empty: Vec<(&str, &str)> = empty.iter().map(|name| (name.as_str(), "")).collect();
    let (good, printed) = serve(&["--print-config"], &empty);
    assert!(good && printed.contains("log = \"warn\"") && !printed.contains("\ndata ="), "{printed}");
    let (good, printed) = serve(&["--listen", "192.0.2.1:80", "--in-memory"], &[]);
    assert!(!good && printed.matches("os error").count() == 1, "a cause is told once: {printed}");
    let (good, printed) = serve(&["--log", "loud"], &[]);
    assert!(!good && printed.contains("loud"), "{printed}");
}
