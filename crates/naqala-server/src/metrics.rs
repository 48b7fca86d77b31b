//! Metrics for the operator. They belong to the process, like its log: each server counts what happens in it.
//! [`Metrics::text`] writes them in the format of Prometheus, together with [`Figures`] that are read from the server at that
//! moment.

use std::fmt;
use std::sync::LazyLock;
use std::time::Duration;

use naqala_wire::ErrorCode;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// A label with its value.
type Label = [(&'static str, &'static str); 1];

/// Upper bounds of the buckets for times, in seconds.
const TIMES: [f64; 14] =
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Upper bounds of the buckets for numbers of writes committed together.
const BATCHES: [f64; 8] = [1.0, 2.0, 5.0, 10.0, 30.0, 100.0, 300.0, 1000.0];

static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// The metrics of this process.
pub(crate) fn metrics() -> &'static Metrics {
    &METRICS
}

/// All counters, gauges and histograms.
pub(crate) struct Metrics {
    registry: Registry,
    /// Time from receiving an entry until it is on disk.
    move_time: Histogram,
    /// Responses by the first digit of their status.
    answers: Family<Label, Counter>,
    request_time: Histogram,
    /// Refused requests by error code.
    refused: Family<Label, Counter>,
    commit_time: Histogram,
    batch: Histogram,
    failed_commits: Counter,
    /// How workers that play custom rules have ended.
    worker_ends: Family<Label, Counter>,
    worker_starts: Counter,
    /// Number of limits of the latest worker that the system does not enforce.
    worker_limits_missing: Gauge,
    /// Notices to people whose page is closed, by outcome.
    notices: Family<Label, Counter>,
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) workers: Gauge,
    games: Family<Label, Gauge>,
    seeks: Gauge,
    waiting: Gauge,
    is_well: Gauge,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

/// Number of games by state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct GameCounts {
    /// In memory and running.
    pub(crate) going_on: i64,
    /// In memory and over, because somebody is viewing them.
    pub(crate) over: i64,
    /// Being loaded.
    pub(crate) loading: i64,
    /// Running, but not in memory.
    pub(crate) asleep: i64,
    /// Led by another server, and followed by somebody here.
    pub(crate) away: i64,
}

impl GameCounts {
    /// The sums of both.
    pub(crate) fn and(self, other: GameCounts) -> GameCounts {
        GameCounts {
            going_on: self.going_on + other.going_on,
            over: self.over + other.over,
            loading: self.loading + other.loading,
            asleep: self.asleep + other.asleep,
            away: self.away + other.away,
        }
    }
}

/// What is not counted as it happens, but read from the server when the metrics are asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    pub(crate) games: GameCounts,
    /// Number of open seeks.
    pub(crate) seeks: usize,
    /// Number of writes that wait for the store.
    pub(crate) waiting: usize,
    /// Whether the last write succeeded.
    pub(crate) is_well: bool,
}

impl Metrics {
    fn new() -> Metrics {
        let mut all = Metrics {
            registry: Registry::with_prefix("naqala"),
            move_time: Histogram::new(TIMES),
            answers: Family::default(),
            request_time: Histogram::new(TIMES),
            refused: Family::default(),
            commit_time: Histogram::new(TIMES),
            batch: Histogram::new(BATCHES),
            failed_commits: Counter::default(),
            worker_ends: Family::default(),
            worker_starts: Counter::default(),
            worker_limits_missing: Gauge::default(),
            notices: Family::default(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            workers: Gauge::default(),
            games: Family::default(),
            seeks: Gauge::default(),
            waiting: Gauge::default(),
            is_well: Gauge::default(),
        };
        let registry = &mut all.registry;
        let mut time = |name, help: &str, histogram: &Histogram| {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        };
        time("move", "From the moment an entry of a game is taken until it is on disk", &all.move_time);
        time("request", "Time to answer a request of HTTP", &all.request_time);
        time("commit", "Time to commit a batch of writes", &all.commit_time);
        registry.register("commit_writes", "Writes that are committed together", all.batch.clone());
        registry.register(
            "commit_failures",
            "Batches that could not be committed",
            all.failed_commits.clone(),
        );
        registry.register("answers", "Answers to requests, by class of status", all.answers.clone());
        registry.register("refused", "Requests and messages refused, by reason", all.refused.clone());
        registry.register("connections", "Open connections, sockets among them", all.connections.clone());
        registry.register("sockets", "Open websockets", all.sockets.clone());
        registry.register("games", "Games, by state", all.games.clone());
        registry.register("seeks", "Games that are offered", all.seeks.clone());
        registry.register("store_queue", "Writes that wait for the store", all.waiting.clone());
        registry.register("store_well", "Whether the last write succeeded (1 or 0)", all.is_well.clone());
        registry.register("rules_workers", "Processes that play by custom rules", all.workers.clone());
        let (starts, ends) = (all.worker_starts.clone(), all.worker_ends.clone());
        registry.register("rules_worker_starts", "Such processes started", starts);
        let missing = all.worker_limits_missing.clone();
        registry.register(
            "rules_worker_unconfined",
            "Limits that the system does not enforce on them",
            missing,
        );
        registry.register("rules_worker_ends", "Such processes ended by the rules, by reason", ends);
        registry.register("push", "Notices to browsers, by result", all.notices.clone());
        let version: Family<Label, Gauge> = Family::default();
        version.get_or_create(&[("version", env!("CARGO_PKG_VERSION"))]).set(1);
        registry.register("build_info", "The version of the program", version);
        all
    }

    /// An entry is on disk, this long after it was received.
    pub(crate) fn moved(&self, time: Duration) {
        self.move_time.observe(time.as_secs_f64());
    }

    /// A request was answered with a status.
    pub(crate) fn answered(&self, status: u16, time: Duration) {
        const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];
        let class = CLASSES.get(usize::from(status / 100).wrapping_sub(1)).unwrap_or(&"5xx");
        self.answers.get_or_create(&[("status", class)]).inc();
        self.request_time.observe(time.as_secs_f64());
    }

    /// A request was refused.
    pub(crate) fn refused(&self, code: ErrorCode) {
        self.refused.get_or_create(&[("reason", code.word())]).inc();
    }

    /// A batch of writes was committed, or has failed.
    pub(crate) fn committed(&self, writes: usize, time: Duration, is_done: bool) {
        self.batch.observe(writes as f64);
        self.commit_time.observe(time.as_secs_f64());
        if !is_done {
            self.failed_commits.inc();
        }
    }

    /// A worker was started.
    pub(crate) fn worker_started(&self) {
        self.worker_starts.inc();
    }

    /// This many limits of a worker are not enforced.
    pub(crate) fn worker_unconfined(&self, limits: usize) {
        self.worker_limits_missing.set(limits as i64);
    }

    /// The rules of a game have crashed a worker.
    pub(crate) fn worker_ended(&self, reason: &'static str) {
        self.worker_ends.get_or_create(&[("reason", reason)]).inc();
    }

    /// A notice to a browser was sent, or has failed.
    pub(crate) fn noticed(&self, result: &'static str) {
        self.notices.get_or_create(&[("result", result)]).inc();
    }

    /// Everything in the format of Prometheus.
    ///
    /// # Errors
    /// The encoder cannot write it.
    pub(crate) fn text(&self, figures: &Figures) -> Result<String, fmt::Error> {
        let counts = figures.games;
        let states = [
            ("going-on", counts.going_on),
            ("over", counts.over),
            ("loading", counts.loading),
            ("asleep", counts.asleep),
            ("away", counts.away),
        ];
        for (state, count) in states {
            self.games.get_or_create(&[("state", state)]).set(count);
        }
        self.seeks.set(figures.seeks as i64);
        self.waiting.set(figures.waiting as i64);
        self.is_well.set(i64::from(figures.is_well));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Increments a gauge for as long as it lives.
#[derive(Debug)]
pub(crate) struct Counted(&'static Gauge);

impl Counted {
    pub(crate) fn one_of(gauge: &'static Gauge) -> Counted {
        gauge.inc();
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}
