//! A host of files, which knows nothing of Naqala.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use anyhow::Result;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

/// A site of files.
#[derive(Clone, Debug)]
pub(crate) struct FileSite {
    /// The folder on the disk.
    pub(crate) folder: &'static str,
    /// The folder of the site that shows it, between slashes.
    pub(crate) place: &'static str,
    /// The page at the root of the site.
    pub(crate) page: String,
}

impl FileSite {
    /// Serves it as long as the test runs; its address, without a slash at the end.
    pub(crate) async fn serve(self) -> Result<String> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://{}", listener.local_addr()?);
        let site = Arc::new(self);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let site = Arc::clone(&site);
                tokio::spawn(async move { site.answer(stream).await });
            }
        });
        Ok(address)
    }

    async fn answer(&self, mut stream: TcpStream) -> Option<()> {
        let mut asked = vec![0; 4096];
        let length = stream.read(&mut asked).await.ok()?;
        let asked = String::from_utf8_lossy(&asked[..length]).into_owned();
        let address = asked.split(' ').nth(1)?;
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        if !path.ends_with('/') && path.strip_prefix(self.place).is_some_and(|name| self.is_folder(name)) {
            // As hosts do, so that links of the document in the folder lead to the files around it.
            let head = format!("HTTP/1.1 301 Moved\r\nlocation: {path}/?{query}\r\ncontent-length: 0\r\n");
            return stream.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).await.ok();
        }
        let (status, kind, content) = match path {
            "/" => ("200 OK", "text/html", self.page.clone().into_bytes()),
            path => match path.strip_prefix(self.place).and_then(|name| self.file(name)) {
                Some((kind, content)) => ("200 OK", kind, content),
                None => ("404 Not Found", "text/plain", Vec::new()),
            },
        };
        let length = content.len();
        let head = format!(
            "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.ok()?;
        stream.write_all(&content).await.ok()
    }

    fn is_folder(&self, name: &str) -> bool {
        Path::new(self.folder).join(name).is_dir()
    }

    /// A file, as any host hands it out: for a folder, its index.
    fn file(&self, name: &str) -> Option<(&'static str, Vec<u8>)> {
        let name = PathBuf::from(name);
        let is_inside = name.components().all(|part| matches!(part, Component::Normal(_)));
        let mut file = Path::new(self.folder).join(is_inside.then_some(name)?);
        if file.is_dir() {
            file.push("index.html");
        }
        let kind = match file.extension()?.to_str()? {
            "html" => "text/html",
            "js" => "text/javascript",
            "css" => "text/css",
            "wasm" => "application/wasm",
            "json" => "application/json",
            "svg" => "image/svg+xml",
            _ => "application/octet-stream",
        };
        Some((kind, std::fs::read(file).ok()?))
    }
}
