let state: u64 = 0;

/** Sets the generator's state. The same seed gives the same numbers. */
export function seedRandom(seed: u64): void {
  state = seed;
}

/** Returns 64 random bits for hash keys: SplitMix64 (Sebastiano Vigna, public domain). */
export function random64(): u64 {
  state += 0x9e3779b97f4a7c15;
  let z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}
