//! Operating-system limits: open connections of the server, and the sandbox of workers.

/// Files that are open besides connections: the database with its readers, endgame tables, worker processes.
const OTHER_FILES: u32 = 100;

/// Raises the limit of open files as far as the system allows, and returns how many connections fit into it.
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

/// For systems without such a limit.
#[cfg(not(unix))]
pub(crate) fn room_for_connections() -> u32 {
    u32::MAX - OTHER_FILES
}

/// Maximum address space of a worker process, which plays custom rules, in bytes.
#[cfg(unix)]
const WORKER_MEMORY: u64 = 512 * 1024 * 1024;
/// CPU time limit for one request to a worker, in seconds. The server kills it earlier, unless the server itself has died.
#[cfg(unix)]
const WORKER_TIME: u64 = 10;

/// Drops what a worker process does not need: memory, files, and outliving the server. Returns the limits that the system does
/// not enforce; the others still protect.
#[cfg(unix)]
pub(crate) fn confine() -> Vec<&'static str> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let limits = [
        ("memory", Resource::As, WORKER_MEMORY),
        ("core dumps", Resource::Core, 0),
        ("written files", Resource::Fsize, 0),
        ("processes", Resource::Nproc, 0),
        ("open files", Resource::Nofile, 8),
    ];
    let is_refused =
        |resource, most| setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) }).is_err();
    let refused = limits.into_iter().filter(|(_, resource, most)| is_refused(*resource, *most));
    let refused: Vec<&str> = refused.map(|(name, ..)| name).collect();
    refused.into_iter().chain(confine_calls()).collect()
}

/// What only Linux can enforce.
#[cfg(target_os = "linux")]
fn confine_calls() -> impl Iterator<Item = &'static str> {
    use rustix::process::{Signal, set_parent_process_death_signal};
    let outlives = set_parent_process_death_signal(Some(Signal::KILL)).is_err();
    // A kernel or processor without seccomp, or a container that forbids it, has only the other limits.
    let calls = allow_few_calls().is_err();
    [(outlives, "the end of the server"), (calls, "system calls")]
        .into_iter()
        .filter_map(|(is_missing, name)| is_missing.then_some(name))
}

/// What only Linux can enforce.
#[cfg(all(unix, not(target_os = "linux")))]
fn confine_calls() -> impl Iterator<Item = &'static str> {
    ["the end of the server", "system calls"].into_iter()
}

/// The system calls that a worker needs: pipes, memory, time, random numbers, and exiting. Opening files, networking, and
/// starting programs or processes are not allowed.
#[cfg(target_os = "linux")]
const CALLS: &[libc::c_long] = &[
    libc::SYS_read,
    libc::SYS_readv,
    libc::SYS_write,
    libc::SYS_writev,
    libc::SYS_close,
    libc::SYS_brk,
    libc::SYS_mmap,
    libc::SYS_munmap,
    libc::SYS_mremap,
    libc::SYS_mprotect,
    libc::SYS_madvise,
    libc::SYS_futex,
    libc::SYS_getrandom,
    libc::SYS_clock_gettime,
    libc::SYS_clock_nanosleep,
    libc::SYS_nanosleep,
    libc::SYS_prlimit64,
    libc::SYS_sched_yield,
    libc::SYS_sched_getaffinity,
    libc::SYS_getpid,
    libc::SYS_gettid,
    libc::SYS_tgkill,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sigaltstack,
    libc::SYS_restart_syscall,
    libc::SYS_exit,
    libc::SYS_exit_group,
];

/// Forbids the calling thread all other system calls: they fail with a permission error.
#[cfg(target_os = "linux")]
fn allow_few_calls() -> Result<(), Box<dyn std::error::Error>> {
    use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch};
    let rules = CALLS.iter().map(|&call| (call, Vec::new())).collect();
    let refused = SeccompAction::Errno(libc::EPERM as u32);
    let processor = TargetArch::try_from(std::env::consts::ARCH)?;
    let filter = SeccompFilter::new(rules, refused, SeccompAction::Allow, processor)?;
    Ok(seccompiler::apply_filter(&BpfProgram::try_from(filter)?)?)
}

/// Allows CPU time for one more order.
#[cfg(unix)]
pub(crate) fn allow_cpu_time() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    use rustix::time::{ClockId, clock_gettime};
    let used = clock_gettime(ClockId::ProcessCPUTime).tv_sec as u64;
    let _ = setrlimit(Resource::Cpu, Rlimit { current: Some(used + WORKER_TIME), maximum: None });
}

/// Time of the processor that a process has used; `None` if it is not known.
#[cfg(target_os = "linux")]
pub(crate) fn time_used(process: u32) -> Option<std::time::Duration> {
    /// Milliseconds of the unit in which Linux tells it to programs.
    const TICK: u64 = 10;
    let state = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program, in brackets, may contain anything. After it, the 12th and 13th fields are the times of the program
    // and of the system for it.
    let mut times = state.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || times.next()?.parse::<u64>().ok();
    Some(std::time::Duration::from_millis((next()? + next()?) * TICK))
}

/// Other systems tell it otherwise.
#[cfg(not(target_os = "linux"))]
pub(crate) fn time_used(_: u32) -> Option<std::time::Duration> {
    None
}

/// Without such limits, only the server stops what takes too long.
#[cfg(not(unix))]
pub(crate) fn confine() -> Vec<&'static str> {
    vec!["memory", "processes", "open files", "the end of the server", "system calls"]
}

/// Without such limits, only the server stops what takes too long.
#[cfg(not(unix))]
pub(crate) fn allow_cpu_time() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::fs::File;
    use std::io::ErrorKind;
    use std::net::TcpListener;
    use std::process::Command;

    /// Runs behind the filter. The test below starts it in a process of its own.
    #[test]
    #[ignore = "it takes its process the right to do anything else"]
    fn a_confined_process_tries_everything() {
        allow_few_calls().unwrap();
        let denied = |what: std::io::Error| what.kind() == ErrorKind::PermissionDenied;
        assert!(File::open("/etc/hostname").is_err_and(denied), "a file");
        assert!(TcpListener::bind("127.0.0.1:0").is_err_and(denied), "the network");
        assert!(Command::new("true").spawn().is_err_and(denied), "a program");
        // Memory, time and random numbers must still work.
        let much = vec![rand::random::<u8>(); 8 << 20];
        assert!(much.len() == 8 << 20 && crate::ids::now() > 0);
        // Skip the exit of the test harness: it needs system calls that are refused.
        std::process::exit(42);
    }

    #[test]
    fn the_time_of_a_process_is_known() {
        let begun = std::time::Instant::now();
        while time_used(std::process::id()).unwrap() < std::time::Duration::from_millis(20) {
            assert!(begun.elapsed() < std::time::Duration::from_secs(60), "this takes time");
        }
        assert_eq!(time_used(0), None, "there is no such process");
    }

    #[test]
    fn a_process_of_strangers_rules_opens_nothing() {
        let mut tries = Command::new(std::env::current_exe().unwrap());
        tries.args(["--ignored", "--exact", "system::tests::a_confined_process_tries_everything"]);
        let output = tries.args(["--nocapture", "--test-threads", "1"]).output().unwrap();
        assert_eq!(output.status.code(), Some(42), "{}", String::from_utf8_lossy(&output.stdout));
    }
}
