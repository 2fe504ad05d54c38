import { type Placement, readSquare } from '@kickmate/board';
import { seededRandom } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { type FootballPosition, football, type Pick, randomArray, setUps } from '../src/index.ts';
import { successorTexts } from './referee.ts';

const pickFrom = (seed: number): Pick => {
  const random = seededRandom(seed);
  return (below) => Math.floor(random() * below);
};

/** The letters of a rank from the a-file, `.` for none. */
const rankOf = (pieces: Placement, rank: number): string =>
  pieces
    .slice(9 * rank, 9 * rank + 9)
    .map((piece) => piece?.letter ?? '.')
    .join('');

const sorted = (letters: string): string => [...letters].sort().join('');

/** Every choice that can be made by lot, one after the other: the arrays that follow, each with its probability. */
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

describe('the set-ups', () => {
  it('each have a name of their own', () => {
    expect(setUps.map(({ id }) => id)).toEqual([
      'standard',
      'classic',
      'random-symmetric',
      'random-symmetric-classic',
      'random-free',
      'random-free-classic',
    ]);
    expect(new Set(setUps.map(({ title }) => title)).size).toBe(setUps.length);
  });

  it.each(setUps.map((setUp) => [setUp.id, setUp] as const))('%s begins a round', (id, { begin }) => {
    for (const side of ['w', 'b'] as const) {
      const start: FootballPosition = begin(side, pickFrom(7));
      expect(start).toMatchObject({ side, ball: readSquare(football.board, 'e5'), kicked: [], turns: 0 });
      expect(start.phase).toBe(id.endsWith('classic') ? 'm' : 'o');
      expect(football.parse(football.format(start))).toEqual({ ok: true, value: start });
      expect(successorTexts(start).length).toBeGreaterThan(20);
    }
  });

  it('begin with the standard array as the variant does', () => {
    expect(setUps[0]!.begin('b', pickFrom(1))).toEqual(football.starts('b')[0]!.position);
  });
});
