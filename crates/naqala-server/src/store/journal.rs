//! The one writer. It takes all writes that wait, commits them together, and only then says that they are done: so
//! every player waits for the disk, but all of them at the same time.

use std::fmt;
use std::pin::Pin;
use std::sync::Mutex;
use std::thread::{self, JoinHandle};

use serde::Serialize;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

/// So many writes may wait; more are refused.
const QUEUE: usize = 16_384;
/// So many writes are committed together at most.
const BATCH: usize = 1_024;

/// A write that did not happen.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unsaved {
    /// Too many writes wait.
    #[error("too many writes wait")]
    Busy,
    /// The database refused it.
    #[error("{0}")]
    Database(String),
}

/// The commonest write.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Entry {
    pub(crate) game: String,
    pub(crate) number: u32,
    pub(crate) text: String,
    pub(crate) at: u64,
    pub(crate) clock: Option<u64>,
}

/// What a write comes to, given back by the database.
pub(crate) type Writing<'a, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'a>>;

type Task = Box<dyn for<'a> FnOnce(&'a mut SqliteConnection) -> Writing<'a, Outcome> + Send>;
/// Tells what became of a write: done after the commit.
type Outcome = Box<dyn FnOnce(Result<(), &str>) + Send>;
type Done = Box<dyn FnOnce(Result<(), Unsaved>) + Send>;

enum Job {
    Entry(Entry, Done),
    /// Anything else, with what is to be told if it fails.
    Other(Task, Box<dyn FnOnce(String) + Send>),
}

/// The way to the writer.
pub(crate) struct Journal {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl fmt::Debug for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Journal")
    }
}

impl Journal {
    /// Opens the file, brings its tables up to date, and starts the writer.
    pub(super) async fn open(
        options: SqliteConnectOptions,
        migrations: &'static Migrator,
    ) -> Result<Journal, sqlx::Error> {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (opened, is_open) = oneshot::channel();
        let thread = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || write_all(options, migrations, waiting, opened))
            .map_err(sqlx::Error::Io)?;
        is_open.await.map_err(|_| sqlx::Error::WorkerCrashed)??;
        Ok(Journal { jobs: Mutex::new(Some(jobs)), thread: Mutex::new(Some(thread)) })
    }

    /// Writes an entry; `done` is called after it is on disk.
    pub(crate) fn entry(
        &self,
        entry: Entry,
        done: impl FnOnce(Result<(), Unsaved>) + Send + 'static,
    ) -> Result<(), Unsaved> {
        self.queue(Job::Entry(entry, Box::new(done)))
    }

    /// Does something in a transaction; `done` is called after it is on disk.
    pub(crate) fn task<T: Send + 'static>(
        &self,
        task: impl for<'a> FnOnce(&'a mut SqliteConnection) -> Writing<'a, T> + Send + 'static,
        done: impl FnOnce(Result<T, Unsaved>) + Send + 'static,
    ) -> Result<(), Unsaved> {
        // Whoever comes first, the end of the task or that of the transaction, tells; there is one to tell.
        let done = std::sync::Arc::new(Mutex::new(Some(done)));
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
        self.queue(Job::Other(run, Box::new(move |why| failed(Err(Unsaved::Database(why))))))
    }

    /// The same, for those who wait for it.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        task: impl for<'a> FnOnce(&'a mut SqliteConnection) -> Writing<'a, T> + Send + 'static,
    ) -> Result<T, Unsaved> {
        let (done, is_done) = oneshot::channel();
        // Who no longer waits does not want to know.
        self.task(task, |result| _ = done.send(result))?;
        is_done.await.unwrap_or_else(|_| Err(Unsaved::Database("the writer has stopped".to_owned())))
    }

    fn queue(&self, job: Job) -> Result<(), Unsaved> {
        let jobs = self.jobs.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let jobs = jobs.as_ref().ok_or_else(|| Unsaved::Database("the writer has stopped".to_owned()))?;
        jobs.try_send(job).map_err(|_| Unsaved::Busy)
    }

    /// Writes what waits and ends.
    pub(super) async fn close(&self) {
        let lock = |thread: &Mutex<Option<JoinHandle<()>>>| {
            thread.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()
        };
        drop(self.jobs.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take());
        if let Some(thread) = lock(&self.thread) {
            // A writer that panicked has told so in the log.
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }
}

/// The life of the writer.
fn write_all(
    options: SqliteConnectOptions,
    migrations: &'static Migrator,
    mut waiting: mpsc::Receiver<Job>,
    opened: oneshot::Sender<Result<(), sqlx::Error>>,
) {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            let _ = opened.send(Err(sqlx::Error::Io(error)));
            return;
        }
    };
    runtime.block_on(async {
        let connection = connect(&options, migrations).await;
        let mut connection = match connection {
            Ok(connection) => connection,
            Err(error) => {
                let _ = opened.send(Err(error));
                return;
            }
        };
        if opened.send(Ok(())).is_err() {
            return;
        }
        let mut batch = Vec::new();
        while waiting.recv_many(&mut batch, BATCH).await > 0 {
            commit(&mut connection, std::mem::take(&mut batch)).await;
        }
        if let Err(error) = connection.close().await {
            tracing::error!(%error, "the database could not be closed");
        }
    });
}

async fn connect(
    options: &SqliteConnectOptions,
    migrations: &Migrator,
) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = options.connect().await?;
    migrations.run(&mut connection).await.map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
    Ok(connection)
}

/// Commits a batch and tells everybody in it. When the whole batch cannot be committed nothing of it has happened.
async fn commit(connection: &mut SqliteConnection, batch: Vec<Job>) {
    let mut outcomes: Vec<Outcome> = Vec::with_capacity(batch.len());
    let result = write(connection, batch, &mut outcomes).await;
    if let Err(error) = &result {
        tracing::error!(%error, "a batch of writes could not be committed");
    }
    let why = result.map_err(|error| error.to_string());
    for outcome in outcomes {
        outcome(why.as_ref().copied().map_err(String::as_str));
    }
}

async fn write(
    connection: &mut SqliteConnection,
    batch: Vec<Job>,
    outcomes: &mut Vec<Outcome>,
) -> Result<(), sqlx::Error> {
    let mut entries = Vec::new();
    let mut tasks = Vec::new();
    // Every job must be told of, also if nothing can be begun; so all of them are taken first.
    for job in batch {
        match job {
            Job::Entry(entry, done) => {
                outcomes
                    .push(Box::new(|result| done(result.map_err(|why| Unsaved::Database(why.to_owned())))));
                tasks.push(None);
                entries.push(entry);
            }
            Job::Other(task, failed) => tasks.push(Some((task, failed))),
        }
    }
    let mut transaction = match connection.begin_with("BEGIN IMMEDIATE").await {
        Ok(transaction) => transaction,
        Err(error) => {
            for (_, failed) in tasks.into_iter().flatten() {
                failed(error.to_string());
            }
            return Err(error);
        }
    };
    let mut entries = entries.into_iter();
    let mut rows: Vec<Entry> = Vec::new();
    let mut result = Ok(());
    for task in tasks {
        let Some((task, failed)) = task else {
            rows.extend(entries.next());
            continue;
        };
        if result.is_ok() {
            result = insert(&mut transaction, &std::mem::take(&mut rows)).await;
        }
        match &result {
            Ok(()) => match alone(&mut transaction, task).await {
                Ok(outcome) => outcomes.push(outcome),
                Err(error) => failed(error.to_string()),
            },
            Err(error) => failed(error.to_string()),
        }
    }
    result?;
    insert(&mut transaction, &rows).await?;
    transaction.commit().await
}

/// Does one task so that it leaves nothing behind if it fails.
async fn alone(transaction: &mut SqliteConnection, task: Task) -> Result<Outcome, sqlx::Error> {
    let mut point = sqlx::Connection::begin(transaction).await?;
    let outcome = task(&mut point).await?;
    point.commit().await?;
    Ok(outcome)
}

/// All entries of a batch in one statement. The number of an entry is its place: the same one written again is the
/// same.
async fn insert(connection: &mut SqliteConnection, entries: &[Entry]) -> Result<(), sqlx::Error> {
    if entries.is_empty() {
        return Ok(());
    }
    let rows = serde_json::to_string(entries).map_err(|error| sqlx::Error::Encode(error.into()))?;
    sqlx::query(
        "INSERT INTO entries (game, number, text, at, clock) \
         SELECT value ->> 'game', value ->> 'number', value ->> 'text', value ->> 'at', value ->> 'clock' \
         FROM json_each(?)",
    )
    .bind(rows)
    .execute(connection)
    .await?;
    Ok(())
}
