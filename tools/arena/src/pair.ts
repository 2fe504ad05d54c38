import { loadVariant } from '@kickmate/catalogue';
import { type AnyVariant, seededRandom, type TimeControl } from '@kickmate/game';
import { enginePlayer } from './engine-player.ts';
import { jsChessEnginePlayer } from './js-chess-engine.ts';
import { loadOpenings, type OpeningLine } from './openings.ts';
import { type MatchResult, playMatch, swapSides } from './play-match.ts';
import type { Player } from './player.ts';
import type { PlayerSpec } from './player-spec.ts';
import { greedyPlayer, randomPlayer } from './simple-players.ts';
import { uciPlayer } from './uci-player.ts';
import { hasOwnWeights, weightedPlayer } from './weighted-player.ts';
import { withKernelOf } from './with-kernel.ts';

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
  /** The openings of the first rounds: a file's, or the variant's own. */
  readonly openings?: OpeningsChoice;
  /** Each side's clock. */
  readonly time?: TimeControl;
  /** Whether matches are ended early where both players agree on them. */
  readonly isAdjudged?: boolean;
  /** The players' names, if records are wanted. */
  readonly names?: Names;
}

/** What two players are called. */
type Names = readonly [first: string, second: string];

/** Which openings, and in which order. */
export interface OpeningsChoice {
  readonly name: string;
  /** Actions that are taken from each, at most. */
  readonly plies: number;
  /** The order's luck. */
  readonly seed: number;
}

/** When all openings have been played, so many random actions make other ones of them. */
const VARIED = 2;

/** Two matches with the same seed, in which both players have both colours; the first player's side is `w` in both. */
export type Pair = readonly [MatchResult, MatchResult];

/** A table at which a meeting's pairs are played, one after another. */
export interface Table {
  /** Plays the pair of this number, from 0, which names its opening, too. `event` is what records call the meeting. */
  play(seed: number, number: number, event?: string): Promise<Pair>;
  close(): void;
}

/** Sets up a table. Throws if a player cannot be had here. */
export async function openTable(meeting: Meeting): Promise<Table> {
  const { goals, opening, time, isAdjudged, names } = meeting;
  const variant = await loadVariant(meeting.variant);
  const lines = meeting.openings ? openingLines(variant, meeting.openings) : [];
  const first = await openPlayer(variant, meeting.first);
  const second = await openPlayer(variant, meeting.second);
  return {
    async play(seed, number, event = '?') {
      const line = lines[number % Math.max(1, lines.length)];
      const more = line && number >= lines.length ? VARIED : 0;
      const options = { seed, goals, opening: opening + more, line, time, isAdjudged };
      const tagsOf = (game: number, [White, Black]: Names) => ({
        Event: event,
        Date: today(),
        Round: String(2 * number + game),
        White,
        Black,
      });
      const there = await playMatch(variant, { w: first, b: second }, { ...options, tags: names && tagsOf(1, names) });
      const back = await playMatch(
        variant,
        { w: second, b: first },
        { ...options, tags: names && tagsOf(2, [names[1], names[0]]) },
      );
      return [there, swapSides(back)];
    },
    close() {
      first.close();
      second.close();
    },
  };
}

/** The day, by UTC, as PGN has it. */
const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '.');

/** The openings in an order in which neighbours have nothing in common. */
function openingLines(variant: AnyVariant, { name, plies, seed }: OpeningsChoice): readonly OpeningLine[] {
  const random = seededRandom(seed);
  return loadOpenings(variant, name, plies)
    .map((line) => ({ line, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ line }) => line);
}

/** Opens a player. Throws if it cannot be had here. */
export async function openPlayer(variant: AnyVariant, spec: PlayerSpec): Promise<Player> {
  switch (spec.kind) {
    case 'random':
      return randomPlayer(variant);
    case 'greedy':
      return greedyPlayer(variant);
    case 'engine': {
      const played = await withKernelOf(spec, variant);
      return hasOwnWeights(spec) ? weightedPlayer(played, spec) : enginePlayer(played, spec);
    }
    case 'uci':
      return uciPlayer(variant, spec);
    case 'js-chess-engine':
      return jsChessEnginePlayer(variant, spec.level);
  }
}
