import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { afterAll, expect, test } from 'vitest';
import { type MatchPair, openPairPlayer, type Series } from '../src/match-pair.ts';
import { type MatchResult, playMatch } from '../src/play-match.ts';
import { type Player, readPlayer } from '../src/players/player-spec.ts';
import { randomPlayer } from '../src/players/simple-players.ts';
import { openPairPool, openStore, playPairs } from '../src/series.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

needsGames('chess-league');
function series(first: string, second: string, change: Partial<Series> = {}): Series {
  const player = (text: string) => {
    const spec = readPlayer(text);
    if (!spec.ok) throw new Error(spec.error);
    return spec.value;
  };
  const players = { first: player(first), second: player(second) };
  return { variant: 'chess-league', goals: 2, opening: 0, ...players, ...change };
}

async function play(one: Series, { pairs = 2, seed = 1, workers = 1, file = '' } = {}): Promise<readonly MatchPair[]> {
  const pool = openPairPool(workers);
  const store = file === '' ? undefined : openStore(file, one, seed);
  const played: MatchPair[] = [];
  try {
    for await (const pair of playPairs(one, { pool, pairs, seed, store })) played.push(pair);
  } finally {
    await pool.close();
  }
  return played;
}

test('a match is played to its goals, and every round has its end', async () => {
  const [pair] = await play(series('greedy', 'random'), { pairs: 1 });
  for (const { goals, winner, rounds } of pair!) {
    expect(Math.max(goals.w, goals.b)).toBe(2);
    expect(winner).toBe(goals.w > goals.b ? 'w' : 'b');
    expect(rounds.filter((round) => round.winner === 'w')).toHaveLength(goals.w);
    for (const { kind, actions } of rounds) expect([kind, actions > 0]).toEqual([expect.any(String), true]);
  }
});

test('players that play alike with equal luck play the same match with either colour', async () => {
  const [pair] = await play(series('depth:1,hash=1', 'depth:1,hash=2'), { pairs: 1 });
  expect(pair![0].goals).toEqual({ w: pair![1].goals.b, b: pair![1].goals.w });
  expect(lengthsOf(pair![0])).toEqual(lengthsOf(pair![1]));
});

test('equal players play two different matches', async () => {
  const [pair] = await play(series('level:1,hash=1', 'level:1,hash=1'), { pairs: 1 });
  expect(lengthsOf(pair![0])).not.toEqual(lengthsOf(pair![1]));
});

const lengthsOf = ({ rounds }: MatchResult) => rounds.map(({ actions }) => actions);

test('the result depends on the seed only, not on the number of threads', async () => {
  const one = series('level:2,hash=1', 'nodes:100,hash=1', { goals: 1, opening: 2 });
  const here = await play(one, { pairs: 3 });
  expect(await play(one, { pairs: 3, workers: 2 })).toEqual(here);
  expect(await play(one, { pairs: 3, seed: 2 })).not.toEqual(here);
});

test('finished pairs are kept, and not played again', async () => {
  const file = join(folder, 'pairs');
  const one = series('greedy', 'random');
  const whole = await play(one, { pairs: 3 });
  await play(one, { pairs: 1, file });
  // As if it had been broken off while writing.
  writeFileSync(file, `${readFileSync(file, 'utf8')}[{"goals"`);
  expect(await play(one, { pairs: 3, file })).toEqual(whole);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(4);
  expect(await play(one, { pairs: 2, file })).toEqual(whole.slice(0, 2));
});

test('a file of another series is refused', async () => {
  const file = join(folder, 'other');
  await play(series('greedy', 'random', { goals: 1 }), { pairs: 1, file });
  const refused = (one: Series, seed: number, differences: string) =>
    expect(play(one, { pairs: 1, seed, file })).rejects.toThrow(`${file} holds another series: ${differences}`);
  await refused(series('greedy', 'greedy', { goals: 1 }), 1, 'series.second.kind is "random" there, "greedy" here');
  await refused(
    series('greedy', 'random', { goals: 3 }),
    2,
    'series.goals is 1 there, 3 here; seed is 1 there, 2 here',
  );
  const named = series('greedy', 'random', { goals: 1, names: ['a', 'b'] });
  await refused(named, 1, 'series.names (--pgn) is absent there, ["a","b"] here');
});

test.each([1, 2])('a player that is not available is reported with %d threads', async (workers) => {
  const one = series('nodes:100,weights=nowhere.json', 'random');
  await expect(play(one, { workers })).rejects.toThrow('nowhere.json');
});

test('any variant can be played, also one without a kernel', async () => {
  needsGames('minimal');
  const table = await openPairPlayer(series('level:10', 'random', { variant: 'minimal', goals: 1 }));
  const [there, back] = await table.play(3, 0);
  table.close();
  // The side that does not kick off wins with best play.
  expect(back.winner).toBe('w');
  expect(there.rounds.length).toBeGreaterThan(0);
});

/** A player that plays any action and always reports this score. */
function withScore(score: number): Player {
  const chooser = randomPlayer(league);
  return { ...chooser, choose: async (...turn) => ({ ...(await chooser.choose(...turn)), score }) };
}

const league = await exampleGame('chess-league');

test.each([
  ['one is far ahead', 1500, -1500, { kind: 'adjudged', kickOff: 'w', actions: 10, winner: 'w' }],
  ['the other is', -1500, 1500, { kind: 'adjudged', kickOff: 'w', actions: 10, winner: 'b' }],
])('with adjudication a match on which both agree ends early: %s', async (_, w, b, round) => {
  const players = { w: withScore(w), b: withScore(b) };
  // A seed whose first goal comes later.
  const result = await playMatch(league, players, { seed: 2, goals: 1, isAdjudicated: true });
  expect(result.rounds).toEqual([round]);
  expect(result.winner).toBe(round.winner);
});

test('a match on which they do not agree goes on', async () => {
  const players = { w: withScore(1500), b: withScore(1500) };
  const { rounds } = await playMatch(league, players, { seed: 2, goals: 1, isAdjudicated: true });
  expect(rounds.map(({ kind }) => kind)).not.toContain('adjudged');
});
