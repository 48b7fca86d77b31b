//! The model: three servers, one game, four moves. Anything may happen at any moment: a server is stopped, is declared dead
//! while it still writes, resumes as if nothing had happened, or restarts; answers are lost; a player may ask any server.

use stateright::{Checker as _, Model, Property};

const NODES: usize = 3;
/// Number of moves the players make.
const MOVES: u8 = 4;
/// Number of times that servers are declared dead.
const DEATHS: u8 = 2;

/// Which safeguards the database has.
#[derive(Clone, Copy, Debug)]
struct Safeguards {
    /// A write in an ended life or in an older epoch is refused.
    fence: bool,
    /// Entry numbers are unique.
    one_per_number: bool,
    /// A server whose lease has expired does not show games from memory.
    lease: bool,
}

/// A write, in one transaction.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Write {
    /// A move, as the entry of a number.
    Entry { number: u8, mv: u8 },
    /// The end of the game on time, after the number of entries that the server knows.
    End { entries: u8 },
}

/// A transaction that was begun in a life and an epoch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Pending {
    life: u8,
    epoch: u8,
    write: Write,
}

/// A server. Servers are interchangeable and players do not remember them, so states that differ only in their order are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Node {
    /// The number under which it leads games, if it has one.
    life: Option<u8>,
    /// The game in memory: its epoch and entries.
    memory: Option<(u8, Vec<u8>)>,
    pending: Option<Pending>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Database {
    owner: Option<u8>,
    epoch: u8,
    dead: Vec<u8>,
    entries: Vec<(u8, u8)>,
    /// Number of entries known to the server that ended the game.
    ended: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    nodes: Vec<Node>,
    database: Database,
    /// The moves acknowledged to the players, and the move they have sent.
    acknowledged: Vec<u8>,
    sent: Option<u8>,
    chosen: u8,
    next_life: u8,
    /// Somebody was shown a game that lacked an acknowledged move.
    was_shown_less: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Action {
    /// A player chooses a move.
    Choose,
    /// A server is asked to play the move.
    Send(usize),
    /// A transaction is committed or refused; the answer arrives or is lost.
    Commit { node: usize, is_heard: bool },
    /// A server finds that the time is up.
    EndOnTime(usize),
    /// A player views the game at a server.
    Look(usize),
    /// The lease of a server expires, and the others declare it dead.
    Bury(usize),
    /// It notices that.
    Notice(usize),
    /// It takes over the game, which has no living leader, and begins another life if it has none.
    Claim(usize),
    /// It loads the game that it leads.
    Read(usize),
}

impl State {
    fn is_dead(&self, life: u8) -> bool {
        self.database.dead.contains(&life)
    }

    fn texts(&self) -> Vec<u8> {
        self.database.entries.iter().map(|(_, mv)| *mv).collect()
    }

    /// Begins a transaction on a server that has the game in memory.
    fn begin(&mut self, node: usize, write: impl FnOnce(&[u8]) -> Option<Write>) -> Option<()> {
        let node = &mut self.nodes[node];
        let (epoch, entries) = node.memory.as_ref()?;
        if node.pending.is_some() {
            return None;
        }
        let write = write(entries)?;
        node.pending = Some(Pending { life: node.life?, epoch: *epoch, write });
        Some(())
    }

    fn commit(&mut self, safeguards: Safeguards, node: usize, is_heard: bool) -> Option<()> {
        let Pending { life, epoch, write } = self.nodes[node].pending.take()?;
        let leads = !self.is_dead(life) && self.database.owner == Some(life) && self.database.epoch == epoch;
        let is_taken = match write {
            Write::Entry { number, .. } => {
                self.database.ended.is_none()
                    && !(safeguards.one_per_number
                        && self.database.entries.iter().any(|(other, _)| *other == number))
            }
            Write::End { .. } => self.database.ended.is_none(),
        };
        if (safeguards.fence && !leads) || !is_taken {
            // It reloads the game before anything else.
            self.nodes[node].memory = None;
            return Some(());
        }
        match write {
            Write::Entry { number, mv } => {
                self.database.entries.push((number, mv));
                if let Some((_, entries)) = &mut self.nodes[node].memory {
                    entries.push(mv);
                }
                if is_heard && self.sent == Some(mv) {
                    self.acknowledged.push(mv);
                    self.sent = None;
                }
            }
            Write::End { entries } => self.database.ended = Some(entries),
        }
        Some(())
    }

    /// Somebody views the game. If the move that was sent is missing there, another one is chosen.
    fn look(&mut self, safeguards: Safeguards, node: usize) -> Option<()> {
        let Node { life, memory, .. } = &self.nodes[node];
        let has_lease = life.is_some_and(|life| !self.is_dead(life));
        let (_, entries) = memory.as_ref().filter(|_| has_lease || !safeguards.lease)?;
        if !entries.starts_with(&self.acknowledged) {
            self.was_shown_less = true;
            return Some(());
        }
        let sent = self.sent.take()?;
        if entries.len() > self.acknowledged.len() && entries[self.acknowledged.len()] == sent {
            self.acknowledged.push(sent);
        }
        Some(())
    }
}

impl Model for Safeguards {
    type State = State;
    type Action = Action;

    fn init_states(&self) -> Vec<State> {
        let node = Node { life: None, memory: None, pending: None };
        let database = Database { owner: None, epoch: 0, dead: Vec::new(), entries: Vec::new(), ended: None };
        vec![State {
            nodes: vec![node; NODES],
            database,
            acknowledged: Vec::new(),
            sent: None,
            chosen: 0,
            next_life: 0,
            was_shown_less: false,
        }]
    }

    fn actions(&self, state: &State, actions: &mut Vec<Action>) {
        // Nothing is written after the end.
        if state.database.ended.is_some() {
            return;
        }
        actions.push(Action::Choose);
        for node in 0..NODES {
            actions.extend([
                Action::Send(node),
                Action::Commit { node, is_heard: true },
                Action::Commit { node, is_heard: false },
                Action::EndOnTime(node),
                Action::Look(node),
                Action::Bury(node),
                Action::Notice(node),
                Action::Claim(node),
                Action::Read(node),
            ]);
        }
    }

    fn next_state(&self, before: &State, action: Action) -> Option<State> {
        let mut state = before.clone();
        match action {
            Action::Choose => {
                if state.sent.is_some() || state.chosen == MOVES {
                    return None;
                }
                state.chosen += 1;
                state.sent = Some(state.chosen);
            }
            Action::Send(node) => {
                let (mv, number) = (state.sent?, state.acknowledged.len() as u8);
                let is_next = |entries: &[u8]| entries.len() == usize::from(number);
                state.begin(node, |entries| is_next(entries).then_some(Write::Entry { number, mv }))?;
            }
            Action::EndOnTime(node) => {
                state.begin(node, |entries| Some(Write::End { entries: entries.len() as u8 }))?;
            }
            Action::Commit { node, is_heard } => state.commit(*self, node, is_heard)?,
            Action::Look(node) => state.look(*self, node)?,
            Action::Bury(node) => {
                let life = state.nodes[node].life?;
                if state.is_dead(life) || state.database.dead.len() == usize::from(DEATHS) {
                    return None;
                }
                state.database.dead.push(life);
            }
            Action::Notice(node) => {
                state.nodes[node].life.filter(|life| state.is_dead(*life))?;
                // A transaction in progress may still arrive.
                (state.nodes[node].life, state.nodes[node].memory) = (None, None);
            }
            Action::Claim(node) => {
                let is_free = state.database.owner.is_none_or(|owner| state.is_dead(owner));
                if !is_free || state.nodes[node].life.is_some_and(|life| state.is_dead(life)) {
                    return None;
                }
                let life = state.nodes[node].life.unwrap_or(state.next_life);
                state.next_life = state.next_life.max(life + 1);
                state.nodes[node].life = Some(life);
                state.database.owner = Some(life);
                state.database.epoch += 1;
            }
            Action::Read(node) => {
                let Node { life, pending, .. } = &state.nodes[node];
                if life.is_none() || state.database.owner != *life || pending.is_some() {
                    return None;
                }
                state.nodes[node].memory = Some((state.database.epoch, state.texts()));
            }
        }
        state.nodes.sort();
        (state != *before).then_some(state)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always("nothing acknowledged is lost", |_, state: &State| {
                state.texts().starts_with(&state.acknowledged)
            }),
            Property::always("nothing is played twice", |_, state: &State| {
                let places: Vec<u8> = state.database.entries.iter().map(|(number, _)| *number).collect();
                places.iter().enumerate().all(|(at, number)| at == usize::from(*number))
            }),
            Property::always("whoever ends the game knows every entry", |_, state: &State| {
                state
                    .database
                    .ended
                    .is_none_or(|entries| usize::from(entries) == state.database.entries.len())
            }),
            Property::always("nobody is shown less than was acknowledged", |_, state: &State| {
                !state.was_shown_less
            }),
            Property::sometimes("all moves are acknowledged although servers die", |_, state: &State| {
                state.acknowledged.len() == usize::from(MOVES)
                    && state.database.dead.len() == usize::from(DEATHS)
            }),
            Property::sometimes("a dead server still wants to write", |_, state: &State| {
                let stale =
                    |node: &Node| node.pending.as_ref().is_some_and(|pending| state.is_dead(pending.life));
                state.nodes.iter().any(stale)
            }),
        ]
    }
}

const ALL: Safeguards = Safeguards { fence: true, one_per_number: true, lease: true };

/// What goes wrong without some safeguard.
fn faults(safeguards: Safeguards) -> Vec<&'static str> {
    let checker = safeguards.checker().threads(2).spawn_bfs().join();
    let mut faults: Vec<&'static str> = checker.discoveries().into_keys().collect();
    faults.retain(|name| name.starts_with("no") || name.starts_with("whoever"));
    faults.sort_unstable();
    faults
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_in_any_state() {
    let checker = ALL.checker().threads(2).spawn_bfs().join();
    checker.assert_properties();
    println!("{} states, all of them good", checker.unique_state_count());
}

#[test]
fn the_fence_alone_keeps_entries_apart() {
    assert_eq!(faults(Safeguards { one_per_number: false, ..ALL }), [""; 0]);
}

#[test]
fn without_the_fence_a_server_that_is_dead_ends_a_game_that_goes_on() {
    let found = faults(Safeguards { fence: false, ..ALL });
    assert!(found.contains(&"whoever ends the game knows every entry"), "{found:?}");
}

#[test]
fn without_fence_and_numbers_a_move_is_played_twice() {
    let found = faults(Safeguards { fence: false, one_per_number: false, ..ALL });
    assert!(found.contains(&"nothing is played twice"), "{found:?}");
}

#[test]
fn without_the_lease_a_server_that_is_dead_shows_an_old_game() {
    let found = faults(Safeguards { lease: false, ..ALL });
    assert_eq!(found, ["nobody is shown less than was acknowledged"]);
}
