//! A connection to PostgreSQL that breaks at the moment which a test chooses.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

/// When a connection breaks. Each happens once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Break {
    Never,
    /// PostgreSQL has committed, and its answer does not arrive.
    AfterCommit,
    /// PostgreSQL has written rows, and what comes next does not reach it.
    BeforeCommit,
}

/// What PostgreSQL answers to a commit, and to an insertion of one row.
const COMMITTED: &[u8] = b"C\0\0\0\x0bCOMMIT\0";
const INSERTED: &[u8] = b"C\0\0\0\x0fINSERT 0 1\0";

/// Passes on whatever arrives at a port of its own.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    next: Arc<AtomicU8>,
}

impl Proxy {
    pub(crate) async fn start(to: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (port, next) = (listener.local_addr().unwrap().port(), Arc::new(AtomicU8::new(0)));
        let when = Arc::clone(&next);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(("127.0.0.1", to)).await.unwrap();
                tokio::spawn(pass(client, server, Arc::clone(&when)));
            }
        });
        Proxy { port, next }
    }

    /// Breaks the next connection to which this happens.
    pub(crate) fn break_at(&self, when: Break) {
        self.next.store(when as u8, Ordering::SeqCst);
    }

    /// Whether what was asked for has happened.
    pub(crate) fn has_broken(&self) -> bool {
        self.next.load(Ordering::SeqCst) == Break::Never as u8
    }
}

/// Passes on a connection until it ends, or is to break. Both sides lose it then.
async fn pass(mut client: TcpStream, mut server: TcpStream, next: Arc<AtomicU8>) {
    let mut asked = [0; 16_384];
    let mut answered = [0; 16_384];
    let mut has_inserted = false;
    let breaks = |when: Break| {
        next.compare_exchange(when as u8, Break::Never as u8, Ordering::SeqCst, Ordering::SeqCst).is_ok()
    };
    loop {
        tokio::select! {
            read = client.read(&mut asked) => {
                let Ok(length @ 1..) = read else { return };
                if has_inserted && breaks(Break::BeforeCommit) {
                    return;
                }
                has_inserted = false;
                if server.write_all(&asked[..length]).await.is_err() {
                    return;
                }
            }
            read = server.read(&mut answered) => {
                let Ok(length @ 1..) = read else { return };
                let has = |what: &[u8]| answered[..length].windows(what.len()).any(|part| part == what);
                if has(COMMITTED) && breaks(Break::AfterCommit) {
                    return;
                }
                has_inserted |= has(INSERTED);
                if client.write_all(&answered[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}
