import { loadVariant } from '@kickmate/catalogue';
import type { AnyVariant } from '@kickmate/game';
import { enginePlayer } from './engine-player.ts';
import { type MatchResult, playMatch, swapSides } from './play-match.ts';
import type { Player } from './player.ts';
import type { PlayerSpec } from './player-spec.ts';
import { greedyPlayer, randomPlayer } from './simple-players.ts';
import { weightedPlayer } from './weighted-player.ts';

/** A meeting: who plays what against whom. */
export interface Meeting {
  /** The variant's id. */
  readonly variant: string;
  readonly first: PlayerSpec;
  readonly second: PlayerSpec;
  /** Goals that win a match. */
  readonly goals: number;
  /** Random actions with which every round begins, the same in both matches of a pair as long as they go alike. */
  readonly opening: number;
}

/** Two matches with the same seed, in which both players have both colours; the first player's side is `w` in both. */
export type Pair = readonly [MatchResult, MatchResult];

/** A table at which a meeting's pairs are played, one after another. */
export interface Table {
  play(seed: number): Promise<Pair>;
  close(): void;
}

/** Sets up a table. Throws if a player cannot be had here. */
export async function openTable({ variant: id, first: a, second: b, goals, opening }: Meeting): Promise<Table> {
  const variant = await loadVariant(id);
  const first = await openPlayer(variant, a);
  const second = await openPlayer(variant, b);
  return {
    async play(seed) {
      const there = await playMatch(variant, { w: first, b: second }, { seed, goals, opening });
      const back = await playMatch(variant, { w: second, b: first }, { seed, goals, opening });
      return [there, swapSides(back)];
    },
    close() {
      first.close();
      second.close();
    },
  };
}

async function openPlayer(variant: AnyVariant, spec: PlayerSpec): Promise<Player> {
  switch (spec.kind) {
    case 'random':
      return randomPlayer(variant);
    case 'greedy':
      return greedyPlayer(variant);
    case 'engine':
      return spec.weights === undefined ? enginePlayer(variant, spec) : weightedPlayer(variant, spec, spec.weights);
  }
}
