//! What the system allows the process.

/// Files that are open besides connections: the database with its readers, endgame tables, processes of rules.
const OTHER_FILES: u32 = 100;

/// Raises the limit of open files as far as the system lets it, and tells how many connections fit into it.
#[cfg(unix)]
pub(crate) fn room_for_connections() -> u32 {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        let raised = rustix::process::Rlimit { current: limit.maximum, ..limit };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "the limit of open files cannot be raised");
        }
    }
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    u32::try_from(files).unwrap_or(u32::MAX).saturating_sub(OTHER_FILES).max(1)
}

/// Where there is no such limit.
#[cfg(not(unix))]
pub(crate) fn room_for_connections() -> u32 {
    u32::MAX - OTHER_FILES
}

/// So much address space has a process that plays by rules of strangers, in bytes.
#[cfg(unix)]
const WORKER_MEMORY: u64 = 512 * 1024 * 1024;
/// So much CPU time it has for one order, in seconds: the server ends it earlier, if it lives.
#[cfg(unix)]
const WORKER_TIME: u64 = 10;

/// Gives up what a process that plays by rules of strangers does not need: memory, files, and outliving the server.
#[cfg(unix)]
pub(crate) fn confine() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let to = |most| Rlimit { current: Some(most), maximum: Some(most) };
    // What cannot be limited is limited by the others.
    let _ = setrlimit(Resource::As, to(WORKER_MEMORY));
    for none in [Resource::Core, Resource::Fsize, Resource::Nproc] {
        let _ = setrlimit(none, to(0));
    }
    let _ = setrlimit(Resource::Nofile, to(8));
    #[cfg(target_os = "linux")]
    let _ = rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL));
}

/// Allows CPU time for one more order.
#[cfg(unix)]
pub(crate) fn allow_cpu_time() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    use rustix::time::{ClockId, clock_gettime};
    let used = clock_gettime(ClockId::ProcessCPUTime).tv_sec as u64;
    let _ = setrlimit(Resource::Cpu, Rlimit { current: Some(used + WORKER_TIME), maximum: None });
}

/// Where there are no such limits, the server alone ends what takes too long.
#[cfg(not(unix))]
pub(crate) fn confine() {}

/// Where there are no such limits, the server alone ends what takes too long.
#[cfg(not(unix))]
pub(crate) fn allow_cpu_time() {}
