//! The single writer. It collects all waiting writes, commits them together, and only then reports them done: players wait for
//! the disk, but they share one commit.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use futures_util::FutureExt as _;
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};

use super::database::{Connection, Database, Mark};
use super::error::damage;
use super::sql::sql;
use crate::metrics::metrics;

/// Maximum number of queued writes; more are refused.
const QUEUE: usize = 16_384;
/// Maximum number of writes committed together.
const BATCH: usize = 1_024;
/// How long to look for the outcome of a commit whose answer did not arrive, and the pause between two attempts.
const UNKNOWN: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(100);

/// A failed write.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unsaved {
    /// Too many writes are queued.
    #[error("too many writes wait")]
    Busy,
    /// It has to be unique, and another one exists.
    #[error("there is one like it")]
    Taken,
    /// What was to be changed no longer exists.
    #[error("it is not there any more")]
    Gone,
    /// An entry does not follow the last one on disk, or another server leads its game.
    #[error("it does not follow what is on disk")]
    OutOfStep,
    /// The file of the database is damaged.
    #[error("the data is damaged: {0}")]
    Damaged(String),
    /// The database refused it.
    #[error("{0}")]
    Database(String),
}

impl From<&sqlx::Error> for Unsaved {
    fn from(error: &sqlx::Error) -> Unsaved {
        match error {
            sqlx::Error::Database(error) if error.is_unique_violation() => Unsaved::Taken,
            sqlx::Error::RowNotFound => Unsaved::Gone,
            error => match damage(error) {
                Some(damage) => Unsaved::Damaged(damage),
                None => Unsaved::Database(error.to_string()),
            },
        }
    }
}

/// The most common write.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Entry {
    pub(crate) game: String,
    pub(crate) number: u32,
    pub(crate) text: String,
    pub(crate) at: u64,
    pub(crate) clock: Option<u64>,
    /// The epoch in which it was played.
    pub(crate) epoch: u64,
}

/// The future of a write, with its result.
pub(crate) type Writing<'a, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'a>>;

type Task = Box<dyn for<'a> FnOnce(&'a mut Connection) -> Writing<'a, Outcome> + Send>;
/// Reports the result of a write, after the commit.
type Outcome = Box<dyn FnOnce(Result<(), &str>) + Send>;
/// Reports why a write failed.
type Failed = Box<dyn FnOnce(Unsaved) + Send>;
type Done = Box<dyn FnOnce(Result<(), Unsaved>) + Send>;

enum Job {
    Entry(Entry, Done),
    /// Any other write, with a callback for its failure.
    Other(Task, Failed),
}

/// A handle to the writer.
pub(crate) struct Journal {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    /// Whether the last batch was committed.
    is_well: Arc<AtomicBool>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl fmt::Debug for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Journal")
    }
}

impl Journal {
    /// Opens the database, migrates it, and starts the writer.
    pub(super) async fn open(database: Database) -> Result<Journal, sqlx::Error> {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (opened, is_open) = oneshot::channel();
        let is_well = Arc::new(AtomicBool::new(true));
        let health = Arc::clone(&is_well);
        let thread = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || write_all(database, waiting, health, opened))
            .map_err(sqlx::Error::Io)?;
        is_open.await.map_err(|_| sqlx::Error::WorkerCrashed)??;
        Ok(Journal { jobs: Mutex::new(Some(jobs)), is_well, thread: Mutex::new(Some(thread)) })
    }

    /// Writes an entry, if it follows the last one of its game; `done` is called once it is on disk.
    pub(crate) fn entry(
        &self,
        entry: Entry,
        done: impl FnOnce(Result<(), Unsaved>) + Send + 'static,
    ) -> Result<(), Unsaved> {
        self.queue(Job::Entry(entry, Box::new(done)))
    }

    /// Runs a task in a transaction; `done` is called once it is on disk.
    pub(crate) fn task<T: Send + 'static>(
        &self,
        task: impl for<'a> FnOnce(&'a mut Connection) -> Writing<'a, T> + Send + 'static,
        done: impl FnOnce(Result<T, Unsaved>) + Send + 'static,
    ) -> Result<(), Unsaved> {
        // Either the task or the transaction reports the result, whichever ends first; the other one finds nothing to call.
        let done = Arc::new(Mutex::new(Some(done)));
        let tell = move |result: Result<T, Unsaved>| {
            if let Some(done) = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take() {
                done(result);
            }
        };
        let failed = tell.clone();
        let run: Task = Box::new(move |connection| {
            let written = task(connection);
            Box::pin(async move {
                let value = written.await?;
                let outcome: Outcome = Box::new(move |committed| {
                    tell(committed.map(|()| value).map_err(|why| Unsaved::Database(why.to_owned())));
                });
                Ok(outcome)
            })
        });
        self.queue(Job::Other(run, Box::new(move |why| failed(Err(why)))))
    }

    /// Like [`Journal::task`], but awaits the result.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        task: impl for<'a> FnOnce(&'a mut Connection) -> Writing<'a, T> + Send + 'static,
    ) -> Result<T, Unsaved> {
        let (done, is_done) = oneshot::channel();
        // The receiver may be gone.
        self.task(task, |result| _ = done.send(result))?;
        is_done.await.unwrap_or_else(|_| Err(Unsaved::Database("the writer has failed".to_owned())))
    }

    /// Number of queued writes.
    pub(crate) fn waiting(&self) -> usize {
        let jobs = self.jobs.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        jobs.as_ref().map_or(0, |jobs| jobs.max_capacity() - jobs.capacity())
    }

    /// Whether the last write succeeded.
    pub(crate) fn is_well(&self) -> bool {
        self.is_well.load(Ordering::Relaxed)
    }

    fn queue(&self, job: Job) -> Result<(), Unsaved> {
        let jobs = self.jobs.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let jobs = jobs.as_ref().ok_or_else(|| Unsaved::Database("the writer has stopped".to_owned()))?;
        jobs.try_send(job).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => Unsaved::Busy,
            mpsc::error::TrySendError::Closed(_) => Unsaved::Database("the writer has stopped".to_owned()),
        })
    }

    /// Writes what is queued, then ends the writer.
    pub(super) async fn close(&self) {
        let lock = |thread: &Mutex<Option<JoinHandle<()>>>| {
            thread.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()
        };
        drop(self.jobs.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take());
        if let Some(thread) = lock(&self.thread) {
            // A panic is in the log already.
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }
}

/// Notes that nothing can be written any more, however the writer ends.
struct Unwell(Arc<AtomicBool>);

impl Drop for Unwell {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// The main loop of the writer.
fn write_all(
    database: Database,
    mut waiting: mpsc::Receiver<Job>,
    is_well: Arc<AtomicBool>,
    opened: oneshot::Sender<Result<(), sqlx::Error>>,
) {
    let _unwell = Unwell(Arc::clone(&is_well));
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            let _ = opened.send(Err(sqlx::Error::Io(error)));
            return;
        }
    };
    runtime.block_on(async {
        let connection = match connect(&database).await {
            Ok(connection) => connection,
            Err(error) => {
                let _ = opened.send(Err(error));
                return;
            }
        };
        if opened.send(Ok(())).is_err() {
            return;
        }
        let mut writer = Writer { database, connection: Some(connection), is_well };
        let mut batch = Vec::new();
        while waiting.recv_many(&mut batch, BATCH).await > 0 {
            writer.commit(std::mem::take(&mut batch)).await;
        }
        writer.close().await;
    });
}

async fn connect(database: &Database) -> Result<Connection, sqlx::Error> {
    let mut connection = database.connect().await?;
    connection.migrate().await?;
    Ok(connection)
}

/// The only connection that writes. After an error that affects a whole transaction it is reopened: the database may or may not
/// have rolled back by itself, and nothing may be written into a transaction in an unknown state.
struct Writer {
    database: Database,
    connection: Option<Connection>,
    is_well: Arc<AtomicBool>,
}

impl Writer {
    /// Commits a batch and reports the results. If the commit fails, nothing of the batch has happened. If the program fails in
    /// it, neither: that is rolled back, too, and writes that have no outcome yet are dropped, which their clients notice.
    async fn commit(&mut self, batch: Vec<Job>) {
        let mut outcomes: Vec<Outcome> = Vec::with_capacity(batch.len());
        let (writes, begun) = (batch.len(), Instant::now());
        let result = AssertUnwindSafe(self.try_commit(batch, &mut outcomes)).catch_unwind().await;
        let result = result.unwrap_or_else(|_| Err(sqlx::Error::WorkerCrashed));
        metrics().committed(writes, begun.elapsed(), result.is_ok());
        self.is_well.store(result.is_ok(), Ordering::Relaxed);
        if let Err(error) = &result {
            tracing::error!(%error, writes = outcomes.len(), "a batch of writes could not be committed");
            self.forget().await;
        }
        let why = result.map_err(|error| error.to_string());
        for outcome in outcomes {
            let told =
                catch_unwind(AssertUnwindSafe(|| outcome(why.as_ref().copied().map_err(String::as_str))));
            if told.is_err() {
                tracing::error!("the program has failed at the outcome of a write");
            }
        }
    }

    async fn try_commit(&mut self, batch: Vec<Job>, outcomes: &mut Vec<Outcome>) -> Result<(), sqlx::Error> {
        let connection = match self.open().await {
            Ok(connection) => connection,
            Err(error) => {
                outcomes.extend(batch.into_iter().map(Job::into_failure));
                return Err(error);
            }
        };
        write(connection, batch, outcomes).await?;
        let mark = connection.mark();
        match (execute(connection, "COMMIT").await, mark) {
            (Err(error), Some(mark)) => self.find_out(mark, error).await,
            (result, _) => result,
        }
    }

    /// The outcome of a commit that was not answered, because the connection was lost for example: it may be on disk.
    async fn find_out(&mut self, mark: Mark, error: sqlx::Error) -> Result<(), sqlx::Error> {
        self.forget().await;
        let begun = Instant::now();
        loop {
            let asked = match self.open().await {
                Ok(connection) => connection.is_committed(mark).await,
                Err(error) => Err(error),
            };
            match asked {
                Ok(true) => {
                    tracing::warn!(%error, "a commit was not answered, but it is on disk");
                    return Ok(());
                }
                Ok(false) => return Err(error),
                Err(why) if begun.elapsed() > UNKNOWN => {
                    tracing::error!(%why, "whether a batch of writes is on disk cannot be found out");
                    return Err(error);
                }
                Err(_) => {
                    self.forget().await;
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    async fn open(&mut self) -> Result<&mut Connection, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.database.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Drops the connection, which rolls back what it has not committed.
    async fn forget(&mut self) {
        if let Some(connection) = self.connection.take() {
            connection.forget().await;
        }
    }

    /// Closes the connection, and the database with it.
    async fn close(mut self) {
        if self.open().await.is_ok()
            && let Some(connection) = self.connection.take()
        {
            connection.close().await;
        }
    }
}

impl Job {
    /// The callback that reports that the write failed.
    fn into_failure(self) -> Outcome {
        let why = |result: Result<(), &str>| result.err().unwrap_or("the batch was not begun").to_owned();
        match self {
            Job::Entry(_, done) => Box::new(move |result| done(Err(Unsaved::Database(why(result))))),
            Job::Other(_, failed) => Box::new(move |result| failed(Unsaved::Database(why(result)))),
        }
    }
}

/// Writes a batch in one transaction, which is not committed yet. `outcomes` gets a callback for every job, except those that
/// failed alone.
async fn write(
    connection: &mut Connection,
    batch: Vec<Job>,
    outcomes: &mut Vec<Outcome>,
) -> Result<(), sqlx::Error> {
    let mut entries: Vec<(Entry, Done)> = Vec::new();
    let mut result = connection.begin().await;
    for job in batch {
        // Every job gets its outcome, even after an error.
        if result.is_err() {
            outcomes.push(job.into_failure());
            continue;
        }
        match job {
            Job::Entry(entry, done) => entries.push((entry, done)),
            Job::Other(task, failed) => {
                result = write_entries(connection, std::mem::take(&mut entries), outcomes).await;
                if result.is_ok() {
                    result = alone(connection, task, failed, outcomes).await;
                } else {
                    outcomes.push(Job::Other(task, failed).into_failure());
                }
            }
        }
    }
    result?;
    write_entries(connection, entries, outcomes).await
}

/// Writes entries. One that does not follow what is on disk is refused, and leaves the others as they are.
async fn write_entries(
    connection: &mut Connection,
    entries: Vec<(Entry, Done)>,
    outcomes: &mut Vec<Outcome>,
) -> Result<(), sqlx::Error> {
    let (entries, done): (Vec<Entry>, Vec<Done>) = entries.into_iter().unzip();
    let written = connection.insert_entries(&entries).await;
    let is_written = |at: usize| written.as_ref().map_or(true, |written| written[at]);
    outcomes.extend(done.into_iter().enumerate().map(|(at, done)| -> Outcome {
        if is_written(at) {
            Box::new(|result| done(result.map_err(|why| Unsaved::Database(why.to_owned()))))
        } else {
            Box::new(|_| done(Err(Unsaved::OutOfStep)))
        }
    }));
    written.map(|_| ())
}

/// Runs one task so that it leaves nothing behind if it fails. An error means that the whole transaction is lost.
async fn alone(
    connection: &mut Connection,
    task: Task,
    failed: Failed,
    outcomes: &mut Vec<Outcome>,
) -> Result<(), sqlx::Error> {
    let done = async {
        execute(connection, "SAVEPOINT task").await?;
        match task(&mut *connection).await {
            Ok(outcome) => execute(connection, "RELEASE task").await.map(|()| Ok(outcome)),
            Err(error) if connection.concerns_one(&error) => {
                execute(connection, "ROLLBACK TO task").await?;
                execute(connection, "RELEASE task").await.map(|()| Err(error))
            }
            Err(error) => Err(error),
        }
    };
    match done.await {
        Ok(Ok(outcome)) => outcomes.push(outcome),
        Ok(Err(error)) => failed(Unsaved::from(&error)),
        Err(error) => {
            failed(Unsaved::from(&error));
            return Err(error);
        }
    }
    Ok(())
}

async fn execute(connection: &mut Connection, statement: &'static str) -> Result<(), sqlx::Error> {
    sql(statement).execute(connection).await.map(|_| ())
}
