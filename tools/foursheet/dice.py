"""Chance that is the same in every version of Python: splitmix64."""

MASK = (1 << 64) - 1


class Dice:
    def __init__(self, seed):
        self._state = seed & MASK

    def _next(self):
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n):
        """0 to n - 1, each as likely as the others."""
        limit = MASK + 1 - (MASK + 1) % n
        while True:
            value = self._next()
            if value < limit:
                return value % n

    def one_of(self, entries):
        return entries[self.below(len(entries))]
