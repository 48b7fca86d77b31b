use std::path::Path;
use anyhow::Result;
use naqala_e2e::{Browser, Site};
#[tokio::main]
async fn main() -> Result<()> {
    let site = Site::start().await?;
    for (device, w, h) in [("screen", 1280, 1000), ("phone", 360, 1100)] {
        let b = Browser::open(1280, 900).await?;
        b.pretend_size(w, h).await?;
        b.go(&site.url("/"), ".board").await?;
        b.value("localStorage.setItem('pace', 'off') ?? true").await?;
        for (name, address, wait, script) in [
            ("options", "/play/oware?seats=human,engine:2", "details.options", "document.querySelector('details.options').open = true; document.querySelector('#hint').click()"),
            ("editor", "/analyse/kalah", "#editor", "document.querySelector('#editor').open = true"),
            ("editor-bao", "/analyse/bao-kiswahili", "#editor", "document.querySelector('#editor').open = true"),
            ("bao", "/play/bao-kujifunza", "#pit-0", "document.querySelector('.pit.open').click()"),
            ("katro", "/play/katro", "#pit-0", "document.querySelector('.pit.open').focus()"),
            ("mefuvha", "/play/mefuvha", "#pit-0", "document.querySelector('.pit.open').focus()"),
            ("rounds", "/play/oware-nam-nam?match=yes&position=S+0+0+0+0+0+1+/+N+3+0+0+0+0+0+/+stores+28+16&seats=human,engine:1", "#pit-5", "document.querySelector('#pit-5').click(); setTimeout(() => document.querySelector('#next-round').click(), 500)"),
            ("arrange", "/play/giuthi?match=yes&position=S+0+0+0+0+0+0+0+1+/+N+0+0+0+0+0+0+0+0+/+stores+20+27", "#pit-7", "document.querySelector('#pit-7').click(); setTimeout(() => document.querySelector('#next-round').click(), 500)"),
            ("offer", "/online/oware-nam-nam", "#offer-match", "document.querySelector('details.options').open = true"),
        ] {
            if b.go(&site.url(address), wait).await.is_err() { println!("no {name}"); continue; }
            b.value(&format!("(() => {{ {script} }})() ?? true")).await?;
            tokio::time::sleep(std::time::Duration::from_millis(2200)).await;
            if name.starts_with("editor") { b.value("document.querySelector('#editor').scrollIntoView() ?? true").await?; }
            b.web.screenshot(Path::new(&format!("/tmp/look-{name}-{device}.png"))).await?;
        }
        b.close().await?;
    }
    Ok(())
}
