import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { ForcedWins, TooManyPositions } from '@kickmate/engine';
import { type AnyVariant, endsTurn, Match, successors } from '@kickmate/game';
import { expect, test } from 'vitest';

const MOST = 1_000_000;

const opened = async (id: string) => {
  const variant = await exampleGame(id);
  return { variant, forced: await ForcedWins.open(variant) };
};
const textsOf = ({ text }: AnyVariant, actions: readonly number[]) =>
  actions.map((action) => text.formatAction({ action })).sort();

test.each([
  ['chess', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 1, 'a1a8'],
  ['chess', 'k7/8/8/8/8/8/7R/K5R1 w - - 0 1', 1, ''],
  ['chess', 'k7/8/1K6/8/8/8/8/7R w - - 0 1', 1, 'h1h8'],
  ['chess', '7k/8/5K2/8/8/8/8/6R1 b - - 0 1', 3, ''],
  // The king's only move, to h7, is answered by the rook on the h-file only after a waiting move.
  ['chess', '7k/8/5K2/8/8/8/8/6R1 w - - 0 1', 2, 'f6f7'],
  ['chess-league', '6k1/8/8/8/8/2B5/8/K3R3 w e5 0 1', 1, 'c3e5 e1e5'],
  ['football', '9/9/9/4R4/9/9/9/9/k8 w e7 m - 8', 1, 'e6*e9'],
  ['chess-eleven', '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9', 1, 'e4!e8'],
])('%s: %s is won within %i by %j', async (id, text, turns, wins) => {
  const { variant, forced } = await opened(id);
  const position = must(variant.text.parse(text));
  expect(textsOf(variant, forced.winning(position, turns, MOST)).join(' ')).toBe(wins);
});

/** The winning actions within the present turn, over the rules: the plain definition. */
function winningNow(variant: AnyVariant, position: unknown): readonly number[] {
  const winner = variant.side(position);
  const isWon = (before: unknown, action: number): boolean =>
    successors(variant, before)
      .filter((one) => one.action === action)
      .every(({ outcome }) => {
        const after = variant.play(before, action, outcome);
        if (endsTurn(variant, { before, action, outcome, after })) return variant.end(after)?.winner === winner;
        return variant.actions(after).some((next) => isWon(after, next));
      });
  return variant.actions(position).filter((action) => isWon(position, action));
}

test.each(['chess-league', 'chess', 'chess-eleven'])(
  '%s: kernel and rules find the same wins of a turn',
  async (id) => {
    const { variant, forced } = await opened(id);
    let wins = 0;
    for (let seed = 1; seed <= 3; seed++) {
      let match = Match.start(variant, { seed });
      for (let count = 0; count < 40 && match.rounds.length === 1 && !match.end; count++) {
        const { position } = match;
        const found = forced.winning(position, 1, MOST);
        wins += found.length;
        expect(textsOf(variant, found), `seed ${seed}: ${variant.text.format(position)}`).toEqual(
          textsOf(variant, winningNow(variant, position)),
        );
        match = must(match.playByChance());
      }
    }
    if (id === 'chess-league') expect(wins).toBeGreaterThan(0);
  },
);

test('the actions that save a goal, and those after which it is certain', async () => {
  const { variant, forced } = await opened('chess-league');
  const position = must(variant.text.parse('6k1/4q3/8/8/8/8/R7/5K2 w e4 0 1'));
  const { safe, lost } = forced.saving(position, 1, MOST);
  expect(textsOf(variant, safe)).toEqual(['a2e2', 'f1e1', 'f1e2']);
  expect(safe.length + lost.length).toBe(variant.actions(position).length);
});

test('a goal that needs luck is not certain', async () => {
  const { variant, forced } = await opened('chess-eleven');
  // Black shoots from e8. With the king on d1 the shot may be saved.
  const position = must(variant.text.parse('3kr3/8/8/8/8/8/8/2K5 w e8 m - 8 10'));
  const { safe, lost } = forced.saving(position, 1, MOST);
  expect([textsOf(variant, safe), textsOf(variant, lost)]).toEqual([['c1d1'], ['c1b1', 'c1b2', 'c1c2', 'c1d2']]);
});

test('actions in another order lead to the same position', async () => {
  const { variant, forced } = await opened('chess-eleven');
  const text = '2bk4/p2pp2p/7b/7R/5q2/4P3/P2PKnBP/2r2R2 b f4 mps a2,d2,h2,a7,d7,e7,h7 1 30';
  const position = must(variant.text.parse(text));
  expect(textsOf(variant, forced.winning(position, 2, MOST))).toEqual(['c8a6', 'f4>f2']);
  expect(forced.turnEnds(position, 2, MOST).size).toBe(1);
});

test('the corner turn of a side that has shot is a turn of its own', async () => {
  const { variant, forced } = await opened('chess-eleven');
  const text = '1r2k3/1b2p2p/p2p2nb/8/3P3P/1R6/P1q1PB2/4KB2 b a1 MPS a2,e2,e7,h7 0 33';
  const corner = must(variant.text.parse(text));
  const found = forced.winning(corner, 1, MOST);
  expect(textsOf(variant, found)).toEqual(textsOf(variant, winningNow(variant, corner)));
  // One corner after the other would never end.
  expect(forced.winning(corner, 2, MOST)).toEqual(expect.arrayContaining([...found]));
  expect(forced.saving(corner, 1, MOST).lost).toEqual([]);
});

test('it gives up when there are too many positions', async () => {
  const { variant, forced } = await opened('chess');
  const [start] = variant.starts('w');
  expect(() => forced.winning(start!.position, 3, 1000)).toThrow(TooManyPositions);
});
