import { isDeepStrictEqual } from 'node:util';
import { loadGame, OpenedOnce, seedOf, type Task, type TaskRunner } from '@kickmate/command';
import { type AnyVariant, seededRandom, type TimeControl } from '@kickmate/game';
import { loadOpenings, type OpeningLine } from './openings.ts';
import { type MatchResult, playMatch, swapSides } from './play-match.ts';
import { enginePlayer, isTuned, tunedPlayer, withOtherKernel } from './players/engine-player.ts';
import { jsChessEnginePlayer, uciPlayer } from './players/other-players.ts';
import type { Player, PlayerSpec } from './players/player-spec.ts';
import { greedyPlayer, randomPlayer } from './players/simple-players.ts';

/** A series of matches: the variant, its two players, and the settings of the matches. */
export interface Series {
  /** The text by which `loadGame` loads the variant: its id or its path. */
  readonly variant: string;
  readonly first: PlayerSpec;
  readonly second: PlayerSpec;
  /** Goals that win a match. */
  readonly goals: number;
  /** The id of the array from which rounds begin; absent: the variant's usual one. */
  readonly array?: string;
  /** The number of random actions with which every round begins: the same ones in both matches of a pair while these are alike. */
  readonly opening: number;
  /** The openings of the first rounds; absent: the variant's starts. */
  readonly openings?: OpeningsChoice;
  /** Each side's clock. */
  readonly time?: TimeControl;
  /** Whether matches end early where both players agree on the result. */
  readonly isAdjudicated?: boolean;
  /** The players' names for the records; absent: no records are wanted. */
  readonly names?: Names;
}

/** The names of the two players. */
type Names = readonly [first: string, second: string];

/** The openings to play, and the seed of their order. */
export interface OpeningsChoice {
  /** As {@link loadOpenings} has it. */
  readonly name: string;
  /** The most actions that are taken from an opening. */
  readonly plies: number;
  /** The seed of the order. */
  readonly seed: number;
}

/** When all openings have been played, they are played again with this many random actions added. */
const VARIED = 2;

/**
 * Two matches, one with either colour. In both results the first player's side is `w`. They have the same seed; but equal
 * players would play the very same match twice, so between them the second one has another.
 */
export type MatchPair = readonly [MatchResult, MatchResult];

/** The players of a series, ready to play its pairs one after another. */
export interface PairPlayer {
  /**
   * Plays a pair.
   * @param number the pair's number, from 0, which selects its opening
   * @param event the name of the series in records
   */
  play(seed: number, number: number, event?: string): Promise<MatchPair>;
  close(): void;
}

/** Opens the players of a series. Throws if one of them is not available here. */
export async function openPairPlayer(series: Series): Promise<PairPlayer> {
  const { goals, array, opening, time, isAdjudicated, names } = series;
  const variant = await loadGame(series.variant);
  const lines = series.openings ? await openingLines(variant, series.openings) : [];
  const first = await openPlayer(variant, series.first);
  const second = await openPlayer(variant, series.second);
  const isMirror = isDeepStrictEqual(series.first, series.second);
  return {
    async play(seed, number, event = '?') {
      const line = lines[number % Math.max(1, lines.length)];
      const more = line && number >= lines.length ? VARIED : 0;
      const options = { seed, goals, array, opening: opening + more, line, time, isAdjudicated };
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
        { ...options, seed: isMirror ? seedOf(seed, 1) : seed, tags: names && tagsOf(2, [names[1], names[0]]) },
      );
      return [there, swapSides(back)];
    },
    close() {
      first.close();
      second.close();
    },
  };
}

/** The day by UTC, as PGN writes it. */
const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '.');

/** The openings in random order, so that neighbours in the list are not played one after the other. */
async function openingLines(
  variant: AnyVariant,
  { name, plies, seed }: OpeningsChoice,
): Promise<readonly OpeningLine[]> {
  const random = seededRandom(seed);
  const lines = await loadOpenings(variant, name, plies);
  return lines
    .map((line) => ({ line, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ line }) => line);
}

/** Opens a player. Throws if it is not available here. */
export async function openPlayer(variant: AnyVariant, spec: PlayerSpec): Promise<Player> {
  switch (spec.kind) {
    case 'random':
      return randomPlayer(variant);
    case 'greedy':
      return greedyPlayer(variant);
    case 'engine': {
      const played = await withOtherKernel(spec, variant);
      return isTuned(spec) ? tunedPlayer(played, spec) : enginePlayer(played, spec);
    }
    case 'uci':
      return uciPlayer(variant, spec);
    case 'js-chess-engine':
      return jsChessEnginePlayer(variant, spec.level);
  }
}

/** The task of a thread: to play a pair. */
export interface PairTask extends Task<'pair'> {
  readonly series: Series;
  readonly seed: number;
  /** As in {@link PairPlayer.play}. */
  readonly number: number;
  readonly event?: string | undefined;
}

/** The results of tasks, by kind. */
export interface PairResults {
  readonly pair: MatchPair;
}

/** Plays the pairs of a thread. The players of a series are opened with its first pair, and kept. */
export function openPairRunner(): TaskRunner<PairResults> {
  const players = new OpenedOnce(openPairPlayer);
  const run = async ({ series, seed, number, event }: PairTask) =>
    (await players.get(series)).play(seed, number, event);
  return {
    run: run as TaskRunner<PairResults>['run'],
    async close() {
      for (const player of await players.all()) player.close();
    },
  };
}
