import { describe, expect, test } from 'vitest';
import { type Bye, crossTable, type Entrant, standings, standingsCsv, type TournamentGame } from '../src/index.ts';

const entrants: readonly Entrant[] = ['anna', 'ben', 'cleo', 'dan'].map((id, index) => ({ id, rating: 2000 - index }));

const game = (round: number, white: string, black: string, result?: '1-0' | '0-1' | '1/2-1/2'): TournamentGame => ({
  round,
  white,
  black,
  ...(result && { result }),
});

/** A round robin: anna 2.5, ben 1.5, cleo 1.5, dan 0.5. */
const ROUND_ROBIN: readonly TournamentGame[] = [
  game(1, 'anna', 'dan', '1/2-1/2'),
  game(1, 'ben', 'cleo', '1/2-1/2'),
  game(2, 'dan', 'cleo', '0-1'),
  game(2, 'anna', 'ben', '1-0'),
  game(3, 'ben', 'dan', '1-0'),
  game(3, 'cleo', 'anna', '0-1'),
];

describe('a round robin', () => {
  test('is decided by points, Sonneborn-Berger and wins', () => {
    const lines = standings(entrants, ROUND_ROBIN, [], 'roundRobin');
    expect(
      lines.map(({ player, place, points, sonnebornBerger, wins, games }) => [
        player,
        place,
        points,
        sonnebornBerger,
        wins,
        games,
      ]),
    ).toEqual([
      ['anna', 1, 2.5, 0.25 + 1.5 + 1.5, 2, 3],
      ['ben', 2, 1.5, 0.75 + 0.5, 1, 3],
      ['cleo', 2, 1.5, 0.75 + 0.5, 1, 3],
      ['dan', 4, 0.5, 1.25, 0, 3],
    ]);
  });

  test('has a cross table', () => {
    const lines = standings(entrants, [...ROUND_ROBIN, game(4, 'dan', 'anna', '1-0')], [], 'roundRobin');
    expect(lines.map(({ player }) => player)).toEqual(['anna', 'dan', 'ben', 'cleo']);
    expect(crossTable(lines)).toEqual([
      [[], [0.5, 0], [1], [1]],
      [[0.5, 1], [], [0], [0]],
      [[0], [1], [], [0.5]],
      [[0], [1], [0.5], []],
    ]);
  });

  test('counts a forfeit like a game, but not as one that was played', () => {
    const [first, ...others] = ROUND_ROBIN;
    const lines = standings(entrants, [{ ...first!, result: '0-1', isForfeit: true }, ...others], [], 'roundRobin');
    expect(lines.find(({ player }) => player === 'dan')).toMatchObject({
      points: 1,
      sonnebornBerger: 2,
      wins: 1,
      games: 2,
    });
  });
});

describe('a Swiss tournament', () => {
  const games = [
    game(1, 'anna', 'cleo', '1-0'),
    game(1, 'dan', 'ben', '1/2-1/2'),
    game(2, 'ben', 'anna', '0-1'),
    game(2, 'cleo', 'dan', '1-0'),
  ];

  test('is decided by points, Buchholz Cut 1, Buchholz and wins', () => {
    expect(
      standings(entrants, games, [], 'swiss').map(({ player, place, points, buchholzCut1, buchholz, wins }) => [
        player,
        place,
        points,
        buchholzCut1,
        buchholz,
        wins,
      ]),
    ).toEqual([
      ['anna', 1, 2, 1, 1.5, 2],
      ['cleo', 2, 1, 2, 2.5, 1],
      ['ben', 3, 0.5, 2, 2.5, 0],
      ['dan', 4, 0.5, 1, 1.5, 0],
    ]);
  });

  test('counts a round without a game as one against somebody with the own points', () => {
    const byes: readonly Bye[] = [{ round: 3, player: 'dan' }];
    const third = [...games, { ...game(3, 'anna', 'ben', '1-0'), isForfeit: true }];
    const lines = standings(entrants, third, byes, 'swiss');
    const of = (id: string) => lines.find(({ player }) => player === id)!;
    expect(of('anna')).toMatchObject({ points: 3, buchholz: 1 + 0.5 + 3, buchholzCut1: 4, wins: 3, games: 2 });
    expect(of('ben')).toMatchObject({ points: 0.5, buchholz: 1.5 + 3 + 0.5, games: 2 });
    // Was absent in round 3.
    expect(of('cleo')).toMatchObject({ points: 1, buchholz: 3 + 1.5 + 1 });
    expect(of('dan').rounds.at(-1)).toEqual({ round: 3, points: 1 });
    expect(of('dan').wins).toBe(0);
  });

  test('does not count a game that goes on', () => {
    const before = standings(entrants, games, [], 'swiss');
    const during = standings(entrants, [...games, game(3, 'anna', 'ben'), game(3, 'cleo', 'dan')], [], 'swiss');
    expect(during.map(({ rounds, ...line }) => line)).toEqual(before.map(({ rounds, ...line }) => line));
    expect(during[0]!.rounds.at(-1)).toEqual({ round: 3, opponent: 'ben', colour: 'white' });
  });

  test('counts a bye against others only when its round is over', () => {
    const bye: readonly Bye[] = [{ round: 3, player: 'dan' }];
    const during = standings(entrants, [...games, game(3, 'anna', 'ben')], bye, 'swiss');
    const of = (id: string) => during.find(({ player }) => player === id)!;
    expect(of('dan')).toMatchObject({ points: 1.5, buchholz: 0.5 + 1 });
    expect(of('cleo')).toMatchObject({ points: 1, buchholz: 2 + 1.5 });
    const after = standings(entrants, [...games, game(3, 'anna', 'ben', '1-0')], bye, 'swiss');
    expect(after.find(({ player }) => player === 'dan')).toMatchObject({ buchholz: 0.5 + 1 + 1.5 });
  });

  test('has no places before the first game', () => {
    expect(standings(entrants, [], [], 'swiss').map(({ player, place }) => [player, place])).toEqual([
      ['anna', 1],
      ['ben', 1],
      ['cleo', 1],
      ['dan', 1],
    ]);
  });
});

describe('the file', () => {
  const names: Record<string, string> = { anna: '=1+1', ben: 'Ben "B", jr.', cleo: 'Cleo', dan: '@dan' };

  test('has a row for each player, without formulas and with quotes', () => {
    const games = [
      game(1, 'anna', 'cleo', '1-0'),
      { ...game(1, 'dan', 'ben', '0-1'), isForfeit: true },
      game(2, 'ben', 'anna', '1/2-1/2'),
      game(2, 'cleo', 'dan'),
    ];
    expect(standingsCsv(standings(entrants, games, [], 'swiss'), 'swiss', (id) => names[id]!).split('\r\n')).toEqual([
      'place,player,points,buchholz-cut-1,buchholz,wins,games,round 1,round 2',
      '1,"Ben ""B"", jr.",1.5,1.5,3,1,1,4b1f,2w0.5',
      `2,'=1+1,1.5,1.5,1.5,1,2,3w1,1b0.5`,
      '3,Cleo,0,0,1.5,0,1,2b0,4w',
      `4,'@dan,0,0,0,0,0,1w0f,3b`,
      '',
    ]);
  });

  test('names byes, and the tie-breaks of a round robin', () => {
    const lines = standings(entrants.slice(0, 2), [], [{ round: 2, player: 'ben' }], 'swiss');
    expect(
      standingsCsv(lines, 'roundRobin', (id) => id)
        .split('\r\n')
        .slice(0, 2),
    ).toEqual(['place,player,points,sonneborn-berger,wins,games,round 1,round 2', '1,ben,1,0,0,0,,bye']);
  });
});
