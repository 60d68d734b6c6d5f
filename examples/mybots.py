"""Your own bot:  ludotheque arena winston --bots examples/mybots.py:Careful,greedy"""


class Careful:
    """Imagines how the hidden cards may lie, and plays what leaves its seat best on average."""

    def choose(self, turn):
        worlds = [turn.imagine() for _ in range(8)]

        def promise(move):
            return sum(world.after(move).estimate()[turn.seat] for world in worlds)

        return max(turn.legal, key=promise)
