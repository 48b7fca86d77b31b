//! The process in which the server of a test plays custom rules, as `naqala` is for a server that people start.

fn main() -> anyhow::Result<()> {
    Ok(naqala_server::work(std::io::stdin().lock(), std::io::stdout().lock())?)
}
