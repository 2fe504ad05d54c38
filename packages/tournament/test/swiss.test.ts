import { describe, expect, test } from 'vitest';
import { type Bye, type Entrant, pairSwiss, type Round, type TournamentGame } from '../src/index.ts';
import { PAIRED_TOURNAMENTS } from './paired-tournaments.ts';

const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, rating: 2000 - index }));

const textOf = (round: Round | undefined): string =>
  round
    ? [...round.games.map(({ white, black }) => `${white}-${black}`), ...(round.bye ? [`${round.bye} bye`] : [])].join(
        ' ',
      )
    : 'none';

/** Games of a round as `1-4 1-0`. */
const gamesOf = (round: number, ...texts: readonly string[]): TournamentGame[] =>
  texts.map((text) => {
    const [, white = '', black = '', result] = /^(\d+)-(\d+) (1-0|0-1|1\/2-1\/2)$/.exec(text)!;
    return { round, white, black, result: result as '1-0' };
  });

describe('the first round', () => {
  test('pairs the upper half with the lower half, with alternating colours', () => {
    expect(textOf(pairSwiss(entrants(8), [], [], 1, 0))).toBe('1-5 6-2 3-7 8-4');
    expect(textOf(pairSwiss(entrants(8), [], [], 1, 1))).toBe('5-1 2-6 7-3 4-8');
  });

  test('gives a bye to the last of an odd number', () => {
    expect(textOf(pairSwiss(entrants(7), [], [], 1, 0))).toBe('1-4 5-2 3-6 7 bye');
  });
});

describe('bbpPairings’ own examples of criteria (github.com/BieremaBoyzProgramming/bbpPairings, test/tests)', () => {
  test('dutch_2025_C5: the bye goes to the player with the fewest points', () => {
    const players = entrants(6).map((one) => (one.id === '4' ? { ...one, withdrawnFrom: 3 } : one));
    const games = [...gamesOf(1, '1-4 1-0', '5-2 0-1', '3-6 1-0'), ...gamesOf(2, '2-1 0-1', '4-3 0-1', '6-5 0-1')];
    expect(textOf(pairSwiss(players, games, [], 3, 0))).toBe('1-5 3-2 6 bye');
  });

  test('dutch_2025_C9: among these, to one who has played most', () => {
    const players = entrants(5).map((one) => (one.id === '5' ? { ...one, joinedFrom: 2 } : one));
    expect(textOf(pairSwiss(players, gamesOf(1, '1-3 1-0', '4-2 0-1'), [], 2, 0))).toBe('2-1 3-5 4 bye');
  });
});

describe('whole tournaments are paired as bbpPairings does', () => {
  test.each(Object.entries(PAIRED_TOURNAMENTS))('%s', (_, text) => {
    const lines = text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '));
    const rounds = lines[0]!.length;
    const games: TournamentGame[] = [];
    const byes: Bye[] = [];
    for (let round = 1; round <= rounds; round++) {
      const words = lines.map((line) => line[round - 1]!);
      const players = entrants(lines.length).map((one, index) =>
        /^[HZ]/.test(words[index]!) ? { ...one, withdrawnFrom: round } : one,
      );
      const seed = lines[0]![0]!.includes('w') ? 0 : 1;
      const found = textOf(pairSwiss(players, games, byes, round, seed)).split(/ (?!bye)/);
      const expected = words.flatMap((word, index) => {
        const white = /^(\d+)w/.exec(word);
        return white ? [`${index + 1}-${white[1]}`] : word === 'U' ? [`${index + 1} bye`] : [];
      });
      expect(found.sort(), `round ${round}`).toEqual(expected.sort());
      for (const [index, word] of words.entries()) {
        const player = `${index + 1}`;
        if (word === 'U') byes.push({ round, player });
        // Half a point without a game, from somebody who does not take part.
        if (word === 'H') games.push({ round, white: player, black: 'nobody', result: '1/2-1/2', isForfeit: true });
        const [, black = '', sign] = /^(\d+)w(.)$/.exec(word) ?? [];
        if (sign === undefined) continue;
        const isForfeit = sign === '+' || sign === '-';
        const hasWinner = sign !== '-' || words[Number(black) - 1]!.endsWith('+');
        const result = sign === '=' ? '1/2-1/2' : sign === '1' || sign === '+' ? '1-0' : '0-1';
        games.push({ round, white: player, black, isForfeit, ...(hasWinner && { result }) });
      }
    }
  });
});

test('a pairing depends only on what is given, not on the order of games', () => {
  const games = gamesOf(1, '1-4 1-0', '5-2 0-1', '3-6 1/2-1/2');
  const found = pairSwiss(entrants(6), games, [], 2, 0);
  expect(pairSwiss(entrants(6), [...games].reverse(), [], 2, 0)).toEqual(found);
  expect(textOf(found)).toBe('2-1 4-3 6-5');
});

test('there is no round without a rematch when all have met, and none for a single player', () => {
  const games = [
    ...gamesOf(1, '1-3 1-0', '4-2 1-0'),
    ...gamesOf(2, '4-1 1-0', '2-3 1-0'),
    ...gamesOf(3, '1-2 1-0', '3-4 1-0'),
  ];
  expect(pairSwiss(entrants(4), games.slice(0, 4), [], 3, 0)).toBeDefined();
  expect(pairSwiss(entrants(4), games, [], 4, 0)).toBeUndefined();
  expect(pairSwiss(entrants(1), [], [], 1, 0)).toBeUndefined();
});

test('a game that was forfeited is no meeting, and who has won one gets no bye', () => {
  const [first, second] = gamesOf(1, '1-3 1-0', '2-4 1-0');
  const forfeits = [{ ...first!, isForfeit: true }, second!];
  const four = [...entrants(4), { id: '5', rating: 0, joinedFrom: 2 }].map((one) =>
    one.id === '2' || one.id === '4' ? { ...one, withdrawnFrom: 2 } : one,
  );
  expect(textOf(pairSwiss(four, forfeits, [{ round: 1, player: '5' }], 2, 0))).toBe('1-5 3 bye');
});
