import { needsGames } from '@kickmate/catalogue/testing';
import { againstComputer } from '@kickmate/play';
import { expect, test } from 'vitest';
import { type FinishedMatch, finishedMatch } from '../match/history/finished.ts';
import { formatSavedMatch } from '../match/saved/saved-match.ts';
import { chessGame } from '../match/testing.ts';
import { explorerRows, ownTree } from './explorer.ts';

needsGames('chess');
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 11, 1);

/** A lost game of White against level 3, of yesterday, and one of an hour and 40 days ago against Bob. */
async function games() {
  const level = { match: await chessGame('f2f3 e7e5 g2g4 d8h4'), seats: againstComputer(3, 'w'), state: {} };
  const bob = { match: await chessGame('g2g4 e7e5 f2f3 d8h4'), seats: againstComputer(3, 'w'), state: {} };
  const listed = (kept: typeof level, days: number): FinishedMatch =>
    finishedMatch({ ...kept, beganAt: NOW - days * DAY_MS }, NOW - days * DAY_MS).match;
  const online = { level: undefined, players: 'online', opponent: 'Bob' } as const;
  return {
    variant: level.match.variant,
    matches: [listed(level, 1), { ...listed(bob, 40), ...online }],
    text: formatSavedMatch({ ...level, beganAt: NOW }),
  };
}

test.each([
  ['all', { against: '', days: 0 }, ['f3', 'g4']],
  ['those against a level', { against: 'level 3', days: 0 }, ['f3']],
  ['those against somebody by name', { against: 'name Bob', days: 0 }, ['g4']],
  ['those of the last 30 days', { against: '', days: 30 }, ['f3']],
  ['none of the last days against somebody', { against: 'name Bob', days: 30 }, []],
])('the own matches in the explorer: %s', async (_, choice, names) => {
  const { variant, matches } = await games();
  const asked = { textOf: async () => undefined, now: NOW, isWanted: () => true };
  const tree = (await ownTree(variant, matches, choice, asked))!;
  const rows = explorerRows(variant, tree, variant.starts('w')[0]!.position);
  expect(rows.map(({ name }) => name).sort()).toEqual(names);
  for (const { parts, rounds } of rows) expect([parts, rounds]).toEqual([[0, 0, 100], 1]);
});

test('matches whose beginnings the list has not are read; a tree that nobody wants any more is not made', async () => {
  const { variant, matches, text } = await games();
  const [{ beginnings: _, ...old }] = matches as [FinishedMatch];
  const choice = { against: '', days: 0 };
  const asked = { textOf: async () => text, now: NOW, isWanted: () => true };
  const tree = (await ownTree(variant, [old], choice, asked))!;
  expect(explorerRows(variant, tree, variant.starts('w')[0]!.position)).toHaveLength(1);
  expect(await ownTree(variant, [old], choice, { ...asked, isWanted: () => false })).toBeUndefined();
});
