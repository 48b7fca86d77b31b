# What a program does with the package that was just installed.
import naqala

session = naqala.Game("oware").session()
while session.moves() and len(session.plies) < 20:
    session.play(session.moves()[0])
assert naqala.Game("oware").start().perft(4) == 1014
assert naqala.Game("kalah").start().analyse(nodes=10_000).lines
print(session.record(South="Ama", North="Kofi"))
