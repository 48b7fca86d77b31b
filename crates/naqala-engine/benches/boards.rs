//! How fast the search is on compact boards, compared with the general kernel, for every game that fits them.
//!
//! `cargo bench -p naqala-engine --bench boards` prints a line for each game and each way to judge positions;
//! `-- oware` does so for some games. Both kinds of boards take turns in one run, times are processor time, and the best
//! time of each counts, so that a busy machine favours neither. `-- --once GAME JUDGEMENT` only searches once on the faster
//! boards, for tools that count instructions; with a depth after it, to that depth.

use std::time::Duration;

use naqala::{CompactGame, Game, Session, Silent, catalogue};
use naqala_engine::{Engine, Judgement, Limits, Player, Random, Weights};

/// Megabytes of the search's table.
const TABLE: usize = 64;

/// Positions searched from every root.
const NODES: u64 = 1_000_000;

/// Random decisions played before each root.
const ROOTS: [usize; 3] = [0, 8, 24];

/// How often both kinds of boards search.
const ROUNDS: usize = 3;

const JUDGEMENTS: [(&str, Judgement); 3] =
    [("material", Judgement::Material), ("weights", Judgement::Weights), ("net", Judgement::Tuned)];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if let [once, id, judgement, depth @ ..] = args.as_slice()
        && once == "--once"
    {
        let depth = depth.first().map(|depth| depth.parse().expect("a depth"));
        let game = catalogue::game(id).expect("a game of the catalogue");
        let (_, judgement) = JUDGEMENTS.into_iter().find(|(name, _)| name == judgement).expect("a judgement");
        let limits = match depth {
            Some(_) => Limits { depth, ..Limits::default() },
            None => Limits { nodes: Some(NODES), ..Limits::default() },
        };
        let (nodes, time) = search(&mut Engine::new(TABLE).with_judgement(judgement), &roots(&game), &limits);
        println!("{nodes} positions in {:.3} s", time.as_secs_f64());
        return;
    }
    naqala_engine::count_processor_time();
    println!("{:<20} {:<9} {:>9} {:>9} {:>6}", "game", "judged by", "general", "compact", "ratio");
    for id in
        catalogue::ids().filter(|id| args.is_empty() || args.iter().any(|part| id.contains(part.as_str())))
    {
        let game = catalogue::game(id).expect("a game of the catalogue");
        let fits = CompactGame::of(&game).is_some() || CompactGame::of_wide(&game).is_some();
        if fits && game.players() == 2 {
            compare(&game);
        }
    }
}

fn compare(game: &Game) {
    let roots = roots(game);
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let has_weights = Weights::of(game.rules()).is_some();
    for (name, judgement) in JUDGEMENTS.into_iter().take(if has_weights { 3 } else { 1 }) {
        let engine = || Engine::new(TABLE).with_judgement(judgement);
        let mut engines = [engine().by_general_kernel(), engine()];
        let mut speeds = [0.0_f64; 2];
        for _ in 0..ROUNDS {
            for (engine, best) in engines.iter_mut().zip(&mut speeds) {
                let (nodes, time) = search(engine, &roots, &limits);
                *best = best.max(nodes as f64 / time.as_secs_f64() / 1e6);
            }
        }
        let [general, compact] = speeds;
        println!("{:<20} {name:<9} {general:>7.2} M {compact:>7.2} M {:>6.2}", game.id(), compact / general);
    }
}

/// Positions of a game.
fn roots(game: &Game) -> Vec<Session> {
    let of_length = |plies: usize| {
        let mut session = Session::new(game.clone());
        let mut anybody = Random::new(1);
        while session.history().len() < plies && session.outcome().is_none() {
            let mv = anybody.choose(&session, &Limits::default()).mv;
            session.play_legal(mv, &mut Silent);
        }
        session
    };
    ROOTS.map(of_length).into()
}

/// Number of positions searched from all roots, and the time it took.
fn search(engine: &mut Engine, roots: &[Session], limits: &Limits) -> (u64, Duration) {
    let found = roots.iter().map(|root| {
        engine.clear();
        let analysis = engine.analyse(root, limits, 1, &mut |_| {});
        (analysis.nodes, analysis.time)
    });
    found.fold((0, Duration::ZERO), |(nodes, time), found| (nodes + found.0, time + found.1))
}
