import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type AnyVariant, type LiveTime, type MapFile, Match, type TimeControl } from '@kickmate/game';
import {
  type AnyMatch,
  advance,
  liveClockAt,
  ON_ONE_DEVICE,
  restoreSession,
  type Session,
  TWO_PEOPLE,
} from '@kickmate/play';
import type { StageAndMatch } from '../stage/testing.ts';

/** For tests: a match of Chess League after these actions. With seed 1 the ball lies on d5 at the first kick-off. */
export async function playedMatch(actions: string, { goals = 5, seed = 1 } = {}): Promise<AnyMatch> {
  const variant = await exampleGame('chess-league');
  return playOn(Match.start(variant, { seed, goals }), actions);
}

/** For tests: a game of chess (or Chess960) after these actions, perhaps from a position and with clocks. */
export async function chessGame(
  actions = '',
  { id = 'chess', from, time }: { id?: string; from?: string; time?: TimeControl } = {},
): Promise<AnyMatch> {
  const variant = await exampleGame(id);
  return playOn(Match.start(variant, { seed: 1, from: from && must(variant.text.parse(from)), time }), actions);
}

/** For tests: a match of Football Chess from a position, after these actions. */
export async function footballMatch(from: string, actions = '', goals = 1): Promise<AnyMatch> {
  const variant = await exampleGame('football');
  return playOn(Match.start(variant, { seed: 1, goals, from: must(variant.text.parse(from)) }), actions);
}

/** For tests: Chesslike on a map of a few squares, of which one says what matters. */
export async function onMap(map: Partial<MapFile> & Pick<MapFile, 'tiles' | 'placement'>): Promise<AnyVariant> {
  const { maps } = await exampleGame('chesslike');
  const size = [map.tiles[0]!.length, map.tiles.length] as const;
  return must(maps!.on(maps!.format({ name: 'Test', size, pieces: {}, objective: 'royal', ...map })));
}

/** For tests: a game on such a map after these actions. */
export const mapGame = async (map: Parameters<typeof onMap>[0], actions = ''): Promise<AnyMatch> =>
  playOn(Match.start(await onMap(map), { seed: 1 }), actions);

/** For tests: a way to the exit through a door whose key lies next to the king. No piece is in the way. */
export const ESCAPE = { tiles: ['..#x', 'k.D.', '..##'], placement: '4/4/K3', objective: 'reach' } as const;

/** For tests: the match after further actions, separated by spaces. */
export const playOn = (match: AnyMatch, actions: string): AnyMatch =>
  actions
    .split(' ')
    .filter(Boolean)
    .reduce((before, action) => must(before.playText(action)), match);

/** For tests: with seed 1, a head goal for White in three actions. */
export const GOAL = 'b1c3 a7a6 c3d5';

/** For tests: a match of Chess Eleven from a position, with its number of goals, after these actions. */
export async function elevenMatch(from: string, actions = '', goals = 2): Promise<AnyMatch> {
  const variant = await exampleGame('chess-eleven');
  return playOn(Match.start(variant, { seed: 1, goals, from: must(variant.text.parse(from)) }), actions);
}

/** For tests: a live match of Chess Eleven after these actions, each of which took 5 seconds. */
export async function liveMatch(
  actions = '',
  { from, goals, halfMs = 60_000 }: { from?: string; goals?: number } & Partial<LiveTime> = {},
): Promise<AnyMatch> {
  const variant = await exampleGame('chess-eleven');
  const live = { halfMs, turnMs: 20_000 };
  const begun: AnyMatch = Match.start(variant, { seed: 1, goals, live, from: from && must(variant.text.parse(from)) });
  return actions
    .split(' ')
    .filter(Boolean)
    .reduce((before, action) => must(before.playText(action, { spent: 5000 })), begun);
}

/** For tests: plays actions, separated by spaces, in the match that is open, each by the side to act. */
export function playIn(game: StageAndMatch, actions: string): void {
  for (const text of actions.split(' ').filter(Boolean))
    must(game.dispatch({ kind: 'act by text', side: game.match!.side, text }));
}

/** For tests: a match at a time after its last ply, in milliseconds. */
export const afterTime = (match: AnyMatch, ms: number): AnyMatch => advance(linedUp(match), ms).match;

/** For tests: what is left of the turn's time in a live match after the last ply, in milliseconds. */
export const leftOfTurn = (match: AnyMatch): number => liveClockAt(linedUp(match), 0)!.turnLeftMs;

const linedUp = (match: AnyMatch): Session =>
  restoreSession(match, { lineUp: 'done' }, { seats: TWO_PEOPLE, terms: ON_ONE_DEVICE }, 0);
