use naqala::*;
#[test]
fn oware_perft() {
    let game = catalogue::game("oware").unwrap();
    let start = game.start();
    for (d, n) in [6u64, 36, 190, 1014, 5219, 27332, 139157, 711414].iter().enumerate() {
        assert_eq!(perft(&game, &start, d as u32 + 1), *n);
    }
    let t = std::time::Instant::now();
    let n = perft(&game, &start, 9);
    println!("{n} {:?} {} M/s", t.elapsed(), n as f64 / t.elapsed().as_secs_f64() / 1e6);
}
