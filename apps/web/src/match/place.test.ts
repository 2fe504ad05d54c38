import { squareName } from '@kickmate/board';
import { expect, test } from 'vitest';
import {
  firstPlace,
  hasGrown,
  isSamePlace,
  kickersAt,
  lastPlace,
  placeAfter,
  placeBefore,
  plyBetween,
  positionAt,
  scoreAt,
} from './place.ts';
import { footballMatch, GOAL, playedMatch, playOn } from './testing.ts';

const match = await playedMatch(`${GOAL} e7e6`);

test('one can walk from the first kick-off to the present and back', () => {
  const way = [firstPlace];
  while (!isSamePlace(way.at(-1)!, lastPlace(match))) way.push(placeAfter(match, way.at(-1)!));
  expect(way.map(({ round, ply }) => `${round}/${ply}`)).toEqual(['0/0', '0/1', '0/2', '0/3', '1/0', '1/1']);
  expect(way.toReversed().slice(1)).toEqual(
    way
      .slice(1)
      .map((place) => placeBefore(match, place))
      .toReversed(),
  );
});

test('beyond the ends there is nothing', () => {
  expect(placeBefore(match, firstPlace)).toEqual(firstPlace);
  expect(placeAfter(match, lastPlace(match))).toEqual(lastPlace(match));
});

test('a position is the one that the ply before it led to', () => {
  expect(positionAt(match, firstPlace)).toBe(match.rounds[0]!.start);
  expect(positionAt(match, { round: 0, ply: 2 })).toBe(match.rounds[0]!.plies[1]!.after);
  expect(positionAt(match, lastPlace(match))).toBe(match.position);
});

test('a goal counts from the end of its round on', () => {
  const goals = [
    [0, 2],
    [0, 3],
    [1, 0],
    [1, 1],
  ].map(([round, ply]) => scoreAt(match, { round: round!, ply: ply! }).w);
  expect(goals).toEqual([0, 1, 1, 1]);
});

test.each([
  ['one action on', [0, 0], [0, 1], [0, 0]],
  ['to the end of a round', [0, 2], [0, 3], [0, 2]],
  ['past the end of a round, to the next kick-off', [0, 2], [1, 0], [0, 2]],
  ['from the end of a round to the next kick-off', [0, 3], [1, 0], undefined],
  ['two actions on', [0, 0], [0, 2], undefined],
  ['back', [0, 1], [0, 0], undefined],
  ['nowhere', [1, 1], [1, 1], undefined],
  ['from what is not there any more', [1, 7], [1, 1], undefined],
] as const)('the ply between two moments: %s', (_, from, to, ply) => {
  const place = ([round, number]: readonly [number, number]) => ({ round, ply: number });
  expect(plyBetween(match, place(from), place(to))).toBe(ply && match.rounds[ply[0]]!.plies[ply[1]]);
});

test('a match has grown when more of it has been played', async () => {
  expect(hasGrown(match, playOn(match, 'a2a3'))).toBe(true);
  expect(hasGrown(match, match.undo())).toBe(false);
  expect(hasGrown(match, await playedMatch(`${GOAL} e7e6 a2a3`))).toBe(false);
});

test('who may kick and who has kicked, in the middle of a turn', async () => {
  const match = await footballMatch('k8/9/9/9/9/4R4/9/9/5Q2K w e5 m - 8', 'e4*e2 f1*d3 end');
  const { board } = match.variant;
  const named = (ply: number) => {
    const { ready, spent } = kickersAt(match, { round: 0, ply });
    return [ready, spent].map((squares) => squares.map((square) => squareName(board, square)).join(' '));
  };
  expect([0, 1, 2, 3].map(named)).toEqual([
    ['', ''],
    ['f1', 'e4'],
    ['', 'e4 f1'],
    ['', ''],
  ]);
});
