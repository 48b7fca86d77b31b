//! `naqala engine`: the engine for other programs. [`naqala_protocol`] decides what to answer; this file has the threads: one
//! reads, one searches, and the main thread never waits for either.

use std::io::{self, BufRead, Read, Write};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use naqala::Game;
use naqala_engine::{Limits, PonderHit, Stop, TimeLeft};
use naqala_protocol::{Dialogue, ERROR, FoundTable, Minds, Search, Step};

use crate::cli::EngineArgs;
use crate::tables::TableLookup;
use crate::{game_choice, small_table, tables};

/// Maximum length of a line. The rest of a longer one is not kept in memory.
const LONGEST_LINE: u64 = 1 << 20;

/// How often a search that is done looks whether it may answer.
const PATIENCE: Duration = Duration::from_millis(2);

pub(super) fn run(args: &EngineArgs, out: &mut dyn Write) -> Result<()> {
    let find = |name: &str| game_choice::rules(name).map_err(|error| format!("{error:#}"));
    if args.game.is_none() && args.weights.weights.is_some() {
        bail!("--weights needs a game that they are for: name it, as in `naqala engine GAME --weights FILE`");
    }
    if args.processor_time {
        use_processor_time()?;
    }
    let mut dialogue = Dialogue::new(args.dialect.into(), Box::new(find));
    if let Some(megabytes) = free_memory() {
        dialogue = dialogue.with_memory(megabytes);
    }
    // Where no folder of the user is known there are no tables either.
    if !args.tables.no_tables
        && let Ok(folder) = tables::folder(args.tables.tables.as_deref())
    {
        let make = |folder: &str, game: &Game| small_table::promise(Path::new(folder), game);
        dialogue = dialogue
            .with_tables(Box::new(find_table), &folder.display().to_string())
            .with_small_tables(Box::new(make));
    }
    if let Some(name) = &args.game {
        let game = game_choice::variant(&*game_choice::rules(name)?, &args.variant)?;
        let game = game_choice::weighed(game, &args.weights)?;
        dialogue = dialogue.about(game).map_err(|why| anyhow!(why))?;
    }
    let (events, inbox) = mpsc::channel();
    let jobs = hire(events.clone());
    thread::spawn(move || read_lines(io::stdin().lock(), &events));
    Desk { dialogue, jobs, searching: None, pending: 0, out }.work(&inbox)
}

/// The megabytes that programs can use, where the system tells. Linux promises more, and ends programs that use what it promised.
fn free_memory() -> Option<usize> {
    let told = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: usize = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes >> 10)
}

/// Limits of time mean processor time from now on.
pub(super) fn use_processor_time() -> Result<()> {
    if !naqala_engine::count_processor_time() {
        bail!("this system does not tell the processor time of a search: leave out --processor-time");
    }
    Ok(())
}

/// The table of a game in a folder, if there is one, and what it is called.
fn find_table(folder: &str, game: &Game) -> Result<FoundTable, String> {
    let lookup = TableLookup::open(Some(Path::new(folder)), game).map_err(|error| format!("{error:#}"))?;
    let named = lookup.most_seeds().map(|most| format!("of up to {most} seeds in {folder}"));
    let endgame = lookup.endgame().map_err(|error| format!("{error:#}"))?;
    Ok(endgame.zip(named))
}

/// Something that happened.
enum Event {
    /// A line was read.
    Line(String),
    /// There are no more lines.
    End,
    /// The search has something to tell.
    Said(String),
    /// A search is done, and this is its last line.
    Done(String),
    /// The search failed.
    Failed,
}

/// Something for the thread that thinks.
enum Job {
    Prepare(Box<Search>),
    Search(Box<Search>, Hold),
    Forget,
}

/// Whether an answer has to wait, although the search is done.
#[derive(Clone, Debug, Default)]
struct Hold(Arc<AtomicBool>);

impl Hold {
    fn release(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    fn wait(&self, stop: &Stop) {
        while self.0.load(Ordering::Relaxed) && !stop.is_asked() {
            thread::sleep(PATIENCE);
        }
    }
}

/// Takes the steps of the dialogue.
struct Desk<'a> {
    dialogue: Dialogue,
    jobs: Sender<Job>,
    /// The signals of the running search.
    searching: Option<(Stop, PonderHit, Hold)>,
    /// Jobs whose last line has not come yet.
    pending: usize,
    out: &'a mut dyn Write,
}

impl Desk<'_> {
    /// Works until `quit`, or until the input has ended and everything is answered.
    fn work(mut self, inbox: &Receiver<Event>) -> Result<()> {
        let mut has_ended = false;
        for event in inbox {
            match event {
                Event::Line(line) => {
                    for step in self.dialogue.line(&line) {
                        if let Step::Quit = step {
                            self.stop();
                            return Ok(());
                        }
                        self.take(step)?;
                    }
                }
                Event::End => {
                    has_ended = true;
                    // The input has ended, so nobody can send `stop`.
                    if let Some((stop, _, hold)) = &self.searching
                        && hold.0.load(Ordering::Relaxed)
                    {
                        stop.stop();
                    }
                }
                Event::Said(line) => self.say(&line)?,
                Event::Done(line) => {
                    self.pending -= 1;
                    if line.starts_with("bestmove") {
                        self.searching = None;
                        self.dialogue.answered();
                    }
                    self.say(&line)?;
                }
                Event::Failed => bail!("the search failed; please report the position it was given"),
            }
            if has_ended && self.pending == 0 {
                return Ok(());
            }
        }
        Ok(())
    }

    fn take(&mut self, step: Step) -> Result<()> {
        match step {
            Step::Say(line) => self.say(&line)?,
            Step::Ready(None) => self.say("readyok")?,
            Step::Ready(Some(search)) => self.give(Job::Prepare(search)),
            Step::Forget => {
                // Nothing is answered, so nothing is pending.
                let _ = self.jobs.send(Job::Forget);
            }
            Step::Search(search) => {
                let hold = Hold(Arc::new(AtomicBool::new(search.waits)));
                let Limits { stop, ponder_hit, .. } = &search.limits;
                self.searching = Some((stop.clone(), ponder_hit.clone(), hold.clone()));
                self.give(Job::Search(search, hold));
            }
            Step::Stop => self.stop(),
            Step::Hurry { time, clock } => self.hurry(time, clock),
            Step::Quit => {}
        }
        Ok(())
    }

    fn give(&mut self, job: Job) {
        // A thread that failed has said so already.
        if self.jobs.send(job).is_ok() {
            self.pending += 1;
        }
    }

    fn stop(&self) {
        if let Some((stop, ..)) = &self.searching {
            stop.stop();
        }
    }

    /// The search may answer as soon as it is done, within this time or a share of this clock.
    fn hurry(&self, time: Option<Duration>, clock: Option<TimeLeft>) {
        let Some((_, hit, hold)) = &self.searching else { return };
        hit.give(time, clock);
        hold.release();
    }

    fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()?;
        Ok(())
    }
}

/// Starts the thread that thinks.
fn hire(events: Sender<Event>) -> Sender<Job> {
    let (jobs, inbox) = mpsc::channel();
    thread::spawn(move || {
        let mut minds = Minds::default();
        for job in inbox {
            let work = AssertUnwindSafe(|| do_job(job, &mut minds, &events));
            if panic::catch_unwind(work).is_err() {
                // There is nothing to do if the receiver is gone.
                let _ = events.send(Event::Failed);
                return;
            }
        }
    });
    jobs
}

fn do_job(job: Job, minds: &mut Minds, events: &Sender<Event>) {
    let tell = |event| {
        // The program may have left in the meantime.
        let _ = events.send(event);
    };
    match job {
        Job::Forget => minds.forget(),
        Job::Prepare(search) => {
            search.prepare(minds);
            tell(Event::Done("readyok".to_owned()));
        }
        Job::Search(search, hold) => {
            let wait = &mut || hold.wait(&search.limits.stop);
            let best = search.run(minds, &mut |line| tell(Event::Said(line)), wait);
            tell(Event::Done(best));
        }
    }
}

/// Reads lines until there are no more. Bytes that are no text become signs that no command has.
fn read_lines(mut input: impl BufRead, events: &Sender<Event>) {
    loop {
        let mut bytes = Vec::new();
        match input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        if bytes.len() as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
            let why = format!("{ERROR} a line of more than {LONGEST_LINE} bytes is left out");
            if skip_line(&mut input).is_err() || events.send(Event::Said(why)).is_err() {
                break;
            }
            continue;
        }
        if events.send(Event::Line(String::from_utf8_lossy(&bytes).into_owned())).is_err() {
            return;
        }
    }
    // There is nothing to do if the receiver is gone.
    let _ = events.send(Event::End);
}

/// Reads on to the end of the line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (length, is_end) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(length);
        if is_end {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_too_long_are_left_out() {
        let mut text = b"uci\n".to_vec();
        text.extend(std::iter::repeat_n(b'x', 3 << 20));
        text.extend(b"\nisready\xFF\n");
        let (events, inbox) = mpsc::channel();
        read_lines(&text[..], &events);
        drop(events);
        let said: Vec<String> = inbox
            .into_iter()
            .map(|event| match event {
                Event::Line(line) | Event::Said(line) => line.chars().take(40).collect(),
                _ => "end".to_owned(),
            })
            .collect();
        assert_eq!(said.len(), 4, "{said:?}");
        assert_eq!(
            (said[0].as_str(), said[2].as_str(), said[3].as_str()),
            ("uci\n", "isready\u{FFFD}\n", "end")
        );
        assert!(said[1].starts_with(ERROR), "{said:?}");
    }
}
