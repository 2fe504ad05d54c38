import { findDifference, KernelReferee } from '@kickmate/conformance';
import { actionFrom, actionKind } from '@kickmate/game';
import { expect, it } from 'vitest';
import { chessLeague } from '../src/index.ts';
import { KIND } from '../src/rules/actions.ts';

const GAMES = { seed: 7, games: 4, plies: 200 };

const kernel = await KernelReferee.load(chessLeague, 'release');

it('of all that differs, the position with the fewest pieces is told, and how to see it again', () => {
  const kingsDoNotCapture: typeof chessLeague = {
    ...chessLeague,
    actions: (position) =>
      chessLeague
        .actions(position)
        .filter((action) => actionKind(action) !== KIND.capture || position.pieces[actionFrom(action)]?.letter !== 'K'),
  };
  const counts: number[] = [];
  for (const games of [1, 2, 3, 6, 12]) {
    const report = findDifference(kingsDoNotCapture, [kernel], { ...GAMES, games });
    if (report === undefined) continue;
    expect(report).toMatch(
      /^\d+ of \d+ games differ, most simply \(seed 7, game \d+, ply \d+\) in \S+ [wb] .*: the kernel \(release\) lacks \[\] and adds \[\w+/,
    );
    const placement = / in (\S+) [wb] /.exec(report)![1]!;
    counts.push(placement.replace(/[^a-z]/gi, '').length);
  }
  expect(new Set(counts).size).toBeGreaterThan(1);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

it('a round that ends otherwise is told by what ended it', () => {
  const withoutWinners: typeof chessLeague = {
    ...chessLeague,
    end: (position) => {
      const end = chessLeague.end(position);
      if (!end) return undefined;
      const { winner: _winner, ...rest } = end;
      return rest;
    },
  };
  expect(findDifference(withoutWinners, [kernel], GAMES)).toMatch(
    /in the round ended by \S+ from \S+ [wb] .*: the rules end with '-', the kernel \(release\) with '[wb]'\nthe shortest case: chess-league: the rules end with '-',.*\n {2}position {2}.*\n/,
  );
});
