import { must, type Placement, readSquare } from '@kickmate/board';
import { pickFrom as lotsFrom, Match, seededRandom } from '@kickmate/game';
import { readRecord, writeRecord } from '@kickmate/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrays, type FootballPosition, football, randomArray } from '../src/index.ts';
import { successorTexts } from './referee.ts';

const pickFrom = (seed: number) => lotsFrom(seededRandom(seed));

/** The letters of a rank from the a-file, `.` for none. */
const rankOf = (pieces: Placement, rank: number): string =>
  pieces
    .slice(9 * rank, 9 * rank + 9)
    .map((piece) => piece?.letter ?? '.')
    .join('');

const sorted = (letters: string): string => [...letters].sort().join('');

/** All random arrays with their probabilities, found by trying every sequence of random numbers. */
function allBackRanks(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const follow = (choices: readonly number[], probability: number): void => {
    let asked = 0;
    let open = 0;
    const pieces = randomArray((below) => {
      if (asked === choices.length) open = below;
      return choices[asked++] ?? 0;
    }, true);
    if (open === 0) {
      const letters = rankOf(pieces, 0);
      found.set(letters, (found.get(letters) ?? 0) + probability);
    }
    for (let choice = 0; choice < open; choice++) follow([...choices, choice], probability / open);
  };
  follow([], 1);
  return found;
}

describe('a random array', () => {
  it.each([true, false])('holds to the rules (both sides alike: %s)', (isSymmetric) => {
    let alike = 0;
    for (let seed = 0; seed < 200; seed++) {
      const pieces = randomArray(pickFrom(seed), isSymmetric);
      const [white, black] = [rankOf(pieces, 0), rankOf(pieces, 8)];
      for (const letters of [white, black]) {
        expect(sorted(letters)).toBe('.BBKNNQRR');
        expect(letters[4]).toBe('.');
        expect((letters.indexOf('B') + letters.lastIndexOf('B')) % 2).toBe(1);
      }
      expect(pieces.filter((piece) => piece?.side === 'w').length).toBe(8);
      expect(pieces.slice(9, 72).every((piece) => piece === undefined)).toBe(true);
      if (white === black) alike++;
    }
    if (isSymmetric) expect(alike).toBe(200);
    else expect(alike).toBeLessThan(5);
  });

  it('is any that the rules allow, each as likely as the others', () => {
    const all = allBackRanks();
    // 4 x 4 places for the bishops, and 6! / (2! 2!) orders for the others.
    expect(all.size).toBe(4 * 4 * 180);
    for (const probability of all.values()) expect(probability).toBeCloseTo(1 / all.size, 12);
  });
});

describe('the arrays', () => {
  it('each have a name of their own', () => {
    expect(arrays.map(({ id }) => id)).toEqual([
      'standard',
      'standard-choice',
      'classic',
      'random-symmetric',
      'random-symmetric-choice',
      'random-symmetric-classic',
      'random-free',
      'random-free-choice',
      'random-free-classic',
    ]);
    expect(new Set(arrays.map(({ title }) => title)).size).toBe(arrays.length);
  });

  it.each(arrays.map((array) => [array.id, array] as const))('%s begins a round', (id, { begin }) => {
    for (const side of ['w', 'b'] as const) {
      const start: FootballPosition = begin(side, pickFrom(7));
      expect(start).toMatchObject({ side, ball: readSquare(football.board, 'e5'), kicked: [], turns: 0 });
      expect(start.phase).toBe(id.endsWith('classic') ? 'm' : id.endsWith('choice') ? 'oc' : 'o');
      expect(football.text.parse(football.text.format(start))).toEqual({ ok: true, value: start });
      expect(successorTexts(start).length).toBeGreaterThan(20);
    }
  });

  it('begin with the standard array as the variant does', () => {
    expect(arrays[0]!.begin('b', pickFrom(1))).toEqual(football.starts('b')[0]!.position);
  });
});

describe('a start', () => {
  const array = (id: string) => arrays.find((one) => one.id === id)!;

  it.each(arrays.map((one) => [one.id, one] as const))('of %s is one for the side that kicks off', (_, one) => {
    for (let seed = 0; seed < 50; seed++) {
      const start = one.begin('b', pickFrom(seed));
      expect(one.isStart(start, 'b')).toBe(true);
      expect(one.isStart(start, 'w')).toBe(false);
    }
  });

  it.each<[text: string, ids: readonly string[]]>([
    ['rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', ['standard', 'random-symmetric', 'random-free']],
    [
      'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 oc - 0',
      ['standard-choice', 'random-symmetric-choice', 'random-free-choice'],
    ],
    ['rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 m - 0', ['classic', 'random-symmetric-classic', 'random-free-classic']],
    ['qnbr1knbr/9/9/9/9/9/9/9/QNBR1KNBR w e5 o - 0', ['random-symmetric', 'random-free']],
    ['qnbr1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', ['random-free']],
    ['nbrq1knbr/9/9/9/9/9/9/9/NBRQ1KNBR w e5 o - 0', []],
    ['rnqq1knbr/9/9/9/9/9/9/9/RNQQ1KNBR w e5 o - 0', []],
    ['rnbq1knbr/9/9/9/9/9/9/R8/1NBQ1KNBR w e5 o - 0', []],
    ['rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e4 o - 0', []],
    ['rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 m - 2', []],
  ])('%s is one of %j', (text, ids) => {
    const position = must(football.text.parse(text));
    expect(arrays.filter((one) => one.isStart(position, 'w')).map(({ id }) => id)).toEqual(ids);
  });

  it('of each round is drawn anew', () => {
    const match = playRandomly(Match.start(football, { seed: 5, goals: 9, array: 'random-free' }), 5, 800);
    const arrays = match.rounds.map(({ start }) => rankOf(start.pieces, 0) + rankOf(start.pieces, 8));
    expect(arrays.length).toBeGreaterThan(4);
    expect(new Set(arrays).size).toBe(arrays.length);
    for (const { start, kickOff } of match.rounds) expect(array('random-free').isStart(start, kickOff)).toBe(true);
  });
});

/** A match after random actions. */
function playRandomly(begun: Match<FootballPosition>, seed: number, most: number): Match<FootballPosition> {
  const pick = pickFrom(seed);
  let match = begun;
  for (let ply = 0; ply < most && !match.end; ply++)
    match = must(match.play(match.actions[pick(match.actions.length)]!));
  return match;
}

it('the records of matches of any array are read back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...arrays), fc.nat(), (array, seed) => {
      const match = playRandomly(Match.start(football, { seed, goals: 9, array: array.id }), seed, 400);
      const text = writeRecord(match);
      expect(text.includes('[Array ')).toBe(array !== arrays[0]);
      expect(readRecord(football, text)).toEqual({ ok: true, value: match });
    }),
    { numRuns: 12 },
  );
});
