import { must } from '@kickmate/board';
import { successors, type Variant } from '@kickmate/game';
import { expect, it } from 'vitest';
import { type ChesslikePosition, chesslike } from '../src/index.ts';
import { gameOn, startOf } from './referee.ts';

type Game = Variant<ChesslikePosition>;

/** A shortest win of each puzzle, in which Black defends itself as long as it can. */
const SOLUTIONS: Readonly<Record<string, string>> = {
  corner: 'd3c5',
  bait: 'c3e5 e6e5 e4e5',
  sidestep: 'd4c5 c4e3 c5d6',
  horsemen: 'd7b3 c1b2 a1b2',
  stairs: 'c1b1 e6d4 b1a2 b4d2 a2a3',
  spurs: 'e1f1 c5b3 f1f5 b3c1 f5b5',
  nightriders: 'g3c5 d7e7 f7b5 e7f7 b5f7',
  archers: 'c2d3 f2d4 c3d4 a6b5 d3b5',
  gang: 'b4d4 e1d1 c2d1 e3d1 d4d1',
  grove: 'd3c2 e1e2 e5c4 c3b2 c4a3',
  pair: 'c2c1 a4c3 c1c3 d1a4 c3c1 a4c2 c1c2',
  beast: 'c2e4 b6b5 a3b3 b5a5 e4d6 a5a4 b3a4',
  offer: 'c5c3 e4e5 a5c4 e5d5 c3a3 a2a3 c4a3',
  lock: 'a7b6 e6g4 b6c5 g4e6 c5d4 e6b3 d4c3',
  guardroom: 'a1b2 d6b5 b2c3 b5a3 c3d4 d1e2 d4d5',
  page: 'd4c4 f2g1 c5b5 g1b6 c4c3 b6e3 c3b2 e3d4 b2a1',
  ransom: 'f6f4 c2d1 f4g4 d1g4 d7c7 g4e6 c7b7 e6c4 b7a7',
  escort: 'f2g3 g1f3 g3f4 e5g4 f4g4 f3d2 g4f5 d2c4 f5f6 c4e3 f6e7',
  gauntlet: 'e1f2 c6a4 f2g3 a4d1 g3f4 d1c2 f4g5 c2e4 g5f6 e4d5 f6f7',
};

const puzzles = chesslike.maps!.shipped.filter(({ puzzle }) => puzzle !== undefined);

/** The most turns that the rules alone can search; the kernel searches longer puzzles: `npm run solve -- --assert`. */
const MOST_TURNS = 3;

/** Whether White, to act, wins by force within this number of its own actions. */
function canForce(game: Game, position: ChesslikePosition, turns: number): boolean {
  return turns > 0 && successors(game, position).some(({ action }) => forces(game, position, action, turns));
}

/** Whether an action of White's wins by force, as the first of this number. */
function forces(game: Game, position: ChesslikePosition, action: number, turns: number): boolean {
  const after = game.play(position, action);
  if (after.end) return after.end.winner === 'w';
  return (
    turns > 1 &&
    successors(game, after).every((reply) => {
      const next = game.play(after, reply.action);
      return next.end ? next.end.winner === 'w' : canForce(game, next, turns - 1);
    })
  );
}

it('there are at least twelve, from one turn to more than five, each with its solution', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(12);
  expect(puzzles.map(({ puzzle }) => puzzle)).toEqual(puzzles.map((_, index) => index + 1));
  const turns = puzzles.map(({ file }) => file.turns!);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  expect([turns[0], turns.at(-1)! > 5]).toEqual([1, true]);
  expect(new Set(puzzles.map(({ file }) => file.objective)).size).toBe(3);
  expect(Object.keys(SOLUTIONS)).toEqual(puzzles.map(({ id }) => id));
});

const each = puzzles.map(({ id, file }) => [id, file.turns!] as const);

it.each(each)('%s is won by its solution, with the last of its turns', (id, turns) => {
  const game = gameOn(id);
  let position = startOf(game);
  for (const text of SOLUTIONS[id]!.split(' ')) {
    expect(position.end).toBeUndefined();
    position = game.play(position, must(game.text.parseAction(position, text)).action);
  }
  expect(position.end?.winner).toBe('w');
  expect(position.number).toBe(2 * turns);
});

it.each(each.filter(([, turns]) => turns <= MOST_TURNS))(
  '%s is won by force, by one first action only, and not sooner',
  (id, turns) => {
    const game = gameOn(id);
    const start = startOf(game);
    const winning = game.actions(start).filter((action) => forces(game, start, action, turns));
    expect(winning.map((action) => game.text.formatAction({ action }))).toEqual([SOLUTIONS[id]!.split(' ')[0]]);
    expect(canForce(game, start, turns - 1)).toBe(false);
  },
);
