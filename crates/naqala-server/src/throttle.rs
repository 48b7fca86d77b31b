//! Limits how fast a connection is read: data that costs a client nothing to send (empty frames, pieces of frames) must not cost
//! the server a core. And how long it is written to without being read: what waits for a reader must not fill the memory.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// Average number of bytes read from a connection per second: five times the limit for websocket messages, plus the largest
/// request body once a second.
const PER_SECOND: usize = 128 * 1024;
/// Maximum burst, in bytes.
const AT_ONCE: usize = 256 * 1024;
/// Minimum length of a pause: shorter ones cost more than they save.
const PAUSE: Duration = Duration::from_millis(50);
/// For how long a client may take nothing of what is sent to it.
const UNREAD: Duration = Duration::from_secs(30);

/// A stream that is read at [`PER_SECOND`] at most, and fails if nothing can be written to it for [`UNREAD`].
#[derive(Debug)]
pub(crate) struct Throttled<S> {
    stream: S,
    /// Bytes that could be read at time `at`; negative if a read was larger than the allowance.
    left: f64,
    at: Instant,
    pause: Option<Pin<Box<Sleep>>>,
    /// The time that is left to a client that takes nothing.
    unread: Option<Pin<Box<Sleep>>>,
}

impl<S> Throttled<S> {
    pub(crate) fn new(stream: S) -> Throttled<S> {
        Throttled { stream, left: AT_ONCE as f64, at: Instant::now(), pause: None, unread: None }
    }

    /// The result of a write, unless the client has not read for too long.
    fn in_time(&mut self, written: Poll<io::Result<usize>>, cx: &mut Context<'_>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.unread = None;
            return written;
        }
        let unread = self.unread.get_or_insert_with(|| Box::pin(tokio::time::sleep(UNREAD)));
        unread.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }

    /// Counts bytes that were read.
    fn count(&mut self, bytes: usize) {
        self.left -= bytes as f64;
        if self.left > 0.0 {
            return;
        }
        let (now, rate) = (Instant::now(), PER_SECOND as f64);
        self.left = (self.left + (now - self.at).as_secs_f64() * rate).min(AT_ONCE as f64);
        self.at = now;
        if self.left <= 0.0 {
            let owed = Duration::from_secs_f64(-self.left / rate);
            self.pause = Some(Box::pin(tokio::time::sleep(owed.max(PAUSE))));
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Throttled<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(pause) = &mut self.pause {
            std::task::ready!(pause.as_mut().poll(cx));
            self.pause = None;
        }
        let before = buf.filled().len();
        let read = std::task::ready!(Pin::new(&mut self.stream).poll_read(cx, buf));
        self.count(buf.filled().len() - before);
        Poll::Ready(read)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Throttled<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.in_time(written, cx)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.in_time(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    #[tokio::test(start_paused = true)]
    async fn a_flood_is_read_slowly_and_a_message_at_once() {
        let (mut client, server) = tokio::io::duplex(64 * 1024);
        let mut server = Throttled::new(server);
        client.write_all(b"a message").await.unwrap();
        let begun = Instant::now();
        let mut buffer = vec![0; 16 * 1024];
        assert_eq!(server.read(&mut buffer).await.unwrap(), 9);
        assert!(begun.elapsed() < PAUSE);
        let flood = tokio::spawn(async move { while client.write_all(&[0; 8 * 1024]).await.is_ok() {} });
        let mut read = 0;
        while begun.elapsed() < Duration::from_secs(20) {
            read += server.read(&mut buffer).await.unwrap();
        }
        drop(server);
        flood.await.unwrap();
        let most = AT_ONCE + 20 * PER_SECOND + 20 * PER_SECOND / 4;
        assert!((10 * PER_SECOND..most).contains(&read), "{read} bytes in 20 s");
    }

    #[tokio::test(start_paused = true)]
    async fn who_does_not_read_is_given_up_and_who_reads_slowly_is_not() {
        let (mut client, server) = tokio::io::duplex(1024);
        let mut server = Throttled::new(server);
        let begun = Instant::now();
        let sent = tokio::spawn(async move { server.write_all(&[0; 8 * 1024]).await });
        let mut buffer = [0; 512];
        for _ in 0..4 {
            tokio::time::sleep(UNREAD - Duration::from_secs(1)).await;
            assert!(client.read(&mut buffer).await.unwrap() > 0);
        }
        assert!(!sent.is_finished() && begun.elapsed() > 3 * UNREAD);
        let given_up = sent.await.unwrap().unwrap_err();
        assert_eq!(given_up.kind(), io::ErrorKind::TimedOut);
        assert!(begun.elapsed() < 5 * UNREAD, "{:?}", begun.elapsed());
    }
}
