/** A source of chance: numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/**
 * A stream of random numbers that depends only on its keys. With several keys (a match's seed, a round, an action) each
 * action has a stream of its own, which does not depend on how many numbers were drawn before.
 *
 * The generator is Mulberry32 (Tommy Ettinger, public domain), seeded by hashing the keys with MurmurHash3's finaliser
 * (Austin Appleby, public domain).
 */
export function seededRandom(...keys: readonly number[]): Random {
  let state = keys.reduce((hash, key) => finalise(Math.imul(hash, 31) + key), 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a random whole number from 0 to below `below`, each as likely as the others. */
export type PickNumber = (below: number) => number;

/** Makes a {@link PickNumber} from a source of chance. */
export const pickFrom =
  (random: Random): PickNumber =>
  (below) =>
    Math.floor(random() * below);

function finalise(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Draws one of several things by their weights (positive integers). Throws if there are none. */
export function draw<T extends { readonly weight: number }>(random: Random, things: readonly T[]): T {
  let rest = random() * things.reduce((sum, { weight }) => sum + weight, 0);
  for (const thing of things) {
    rest -= thing.weight;
    if (rest < 0) return thing;
  }
  const last = things.at(-1);
  if (!last) throw new Error('nothing to draw from');
  return last;
}

/** A 32-bit number for a text, to be a key of {@link seededRandom}: the FNV-1a hash of its UTF-16 code units. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
