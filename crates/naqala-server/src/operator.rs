//! The operator's side of `naqala admin`: requests to the server that uses a data folder or, if none does, to the data itself.
//! The same routes answer both.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use futures_util::StreamExt as _;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt as _;

use crate::api;
use crate::app::App;
use crate::config::Config;
use crate::error::ServerError;
use crate::lifecycle;
use crate::store::files::{self, Draft};

/// The longest head of an answer, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// Why the operator gets no answer.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// The data cannot be opened.
    #[error(transparent)]
    Data(#[from] ServerError),
    /// The server or a file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// There is no data in the folder.
    #[error("there is no database in {0}; name the folder of the server with --data")]
    Nothing(PathBuf),
    /// The data is in PostgreSQL, and no server answers in the folder.
    #[error(
        "no server answers in {0}; the data is in PostgreSQL, so name the --data folder of a running server"
    )]
    NoServer(PathBuf),
    /// The file is not a database of this program.
    #[error("{0} is not a database of naqala, or it is damaged: {1}")]
    NoDatabase(PathBuf, String),
}

/// The operator's access to a server.
pub struct Operator(Way);

/// How the operator's requests are answered.
enum Way {
    /// By the server, over the socket in its data folder.
    #[cfg(unix)]
    Server(PathBuf),
    /// By the data, which this process has opened.
    Data { app: Arc<App>, runtime: Runtime, folder: PathBuf },
}

impl std::fmt::Debug for Operator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Operator")
    }
}

impl Operator {
    /// Reaches the server that works with a folder, or opens the data of the configuration if none does. Tables of an older
    /// version are brought up to date.
    ///
    /// # Errors
    /// There is no data, or it cannot be opened.
    pub fn of(config: Config) -> Result<Operator, OperatorError> {
        let folder = config.data.clone().unwrap_or_default();
        #[cfg(unix)]
        {
            let socket = crate::operation::socket_in(&folder);
            if std::os::unix::net::UnixStream::connect(&socket).is_ok() {
                return Ok(Operator(Way::Server(socket)));
            }
        }
        if config.database.is_some() {
            return Err(OperatorError::NoServer(folder));
        }
        if !folder.join(files::DATABASE).is_file() {
            return Err(OperatorError::Nothing(folder));
        }
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let app = runtime.block_on(lifecycle::open_asleep(config))?;
        Ok(Operator(Way::Data { app, runtime, folder }))
    }

    /// Whether a server answers, and not the data itself.
    pub fn has_server(&self) -> bool {
        !matches!(self.0, Way::Data { .. })
    }

    /// Asks something; writes the body of the answer to `out` and gives its status.
    ///
    /// # Errors
    /// The server is gone, or `out` takes no more.
    pub fn ask(&self, method: &str, path: &str, body: &str, out: &mut dyn Write) -> io::Result<u16> {
        match &self.0 {
            #[cfg(unix)]
            Way::Server(socket) => ask_server(socket, method, path, body, out),
            Way::Data { app, runtime, .. } => runtime.block_on(ask_data(app, method, path, body, out)),
        }
    }

    /// Closes what was opened.
    pub fn close(self) {
        if let Way::Data { app, runtime, folder } = self.0 {
            runtime.block_on(lifecycle::close(&app, None));
            files::hand_over(&folder);
        }
    }
}

/// Replaces the data in a folder by a backup, while no server uses the folder; returns where the old data was moved.
///
/// # Errors
/// A server works with the folder, the file is no database of this program, or a file cannot be written.
pub fn restore(folder: &Path, backup: &Path) -> Result<Option<PathBuf>, OperatorError> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime
        .block_on(crate::store::check_backup(backup))
        .map_err(|error| OperatorError::NoDatabase(backup.to_owned(), error.to_string()))?;
    let lock = files::lock(folder).map_err(|why| ServerError::of_data(folder.to_owned(), why))?;
    // Copied beside the data first: a disk that is full changes nothing.
    let mut coming = Draft::new(folder)?;
    io::copy(&mut fs::File::open(backup)?, coming.file())?;
    coming.file().sync_all()?;
    let database = folder.join(files::DATABASE);
    let kept = if database.exists() { Some(files::set_aside(folder, crate::ids::now())?) } else { None };
    coming.publish(&database)?;
    drop(lock);
    files::hand_over(folder);
    Ok(kept)
}

/// Asks over the socket, in HTTP/1.0: the answer ends with the connection.
#[cfg(unix)]
fn ask_server(socket: &Path, method: &str, path: &str, body: &str, out: &mut dyn Write) -> io::Result<u16> {
    let mut stream = std::os::unix::net::UnixStream::connect(socket)?;
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.0\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n\
         {body}"
    )?;
    let broken = || io::Error::new(io::ErrorKind::InvalidData, "the server gives no answer of HTTP");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        if head.len() > LONGEST_HEAD || stream.read(&mut byte)? == 0 {
            return Err(broken());
        }
        head.push(byte[0]);
    }
    let head = String::from_utf8_lossy(&head);
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(broken)?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<u64>().ok())?
    });
    let is_whole = match length {
        Some(length) => io::copy(&mut stream.take(length), out)? == length,
        None => io::copy(&mut stream, out).is_ok(),
    };
    if is_whole { Ok(status) } else { Err(broken()) }
}

async fn ask_data(
    app: &Arc<App>,
    method: &str,
    path: &str,
    body: &str,
    out: &mut dyn Write,
) -> io::Result<u16> {
    let router = api::for_operator().with_state(Arc::clone(app));
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(body.to_owned()))
        .map_err(io::Error::other)?;
    let answer = router.oneshot(request).await.map_err(io::Error::other)?;
    let status = answer.status().as_u16();
    let mut body = answer.into_body().into_data_stream();
    while let Some(piece) = body.next().await {
        out.write_all(&piece.map_err(io::Error::other)?)?;
    }
    Ok(status)
}
