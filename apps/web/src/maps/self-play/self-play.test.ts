import { openEngine } from '@kickmate/engine';
import { actionRequest } from '@kickmate/play';
import { expect, test } from 'vitest';
import { maps, on, SMALL } from '../testing.ts';
import { type Chooser, judgementOf, type PlayedGame, playGame, summaryOf } from './self-play.ts';

const RACE = on({ ...SMALL, tiles: ['....', '....', '....'], placement: '2rk/4/KQ2' });

test('the computer plays a game to its end, and captures are counted', async () => {
  const engine = await openEngine(RACE, { backend: 'rules' });
  const counts: number[] = [];
  const game = await playGame(
    RACE,
    1,
    async (match) => {
      const found = await engine.search(actionRequest(match, 3));
      return found.ok ? found.value.best : undefined;
    },
    { onAction: (count) => counts.push(count) },
  );
  expect(game?.winner).toBeDefined();
  expect(counts.at(-1)).toBe(game?.length);
  expect(game?.captures.at(-1)).toMatchObject({ of: 'K' });
  engine.close();
});

test('a game that goes on and on is cut, and counts as drawn', async () => {
  const wander: Chooser = async ({ variant, position, round }) => {
    const actions = variant.actions(position).filter((action) => variant.look(action) === 'move');
    return variant.text.formatAction({ action: actions[round.plies.length % actions.length]! });
  };
  const ended = await playGame(on(maps.shipped[0]!.file), 1, wander, { most: 7 });
  expect(ended).toEqual({ winner: undefined, length: 7, isCut: true, captures: [] });
});

test('a stopped game has no result', async () => {
  expect(await playGame(RACE, 1, async () => undefined)).toBeUndefined();
});

test('games are summed up', () => {
  const by = (letters: string) => [...letters].map((pair, index) => ({ by: pair, of: index === 0 ? 'P' : 'K' }));
  const summary = summaryOf([
    { winner: 'w', length: 10, isCut: false, captures: by('QQ') },
    { winner: 'w', length: 21, isCut: false, captures: by('QP') },
    { winner: 'b', length: 41, isCut: false, captures: [] },
    { winner: undefined, length: 300, isCut: true, captures: [] },
  ]);
  expect(summary).toMatchObject({
    games: 4,
    wins: { w: 2, b: 1 },
    draws: 1,
    cut: 1,
    shortest: 10,
    mean: 93,
    longest: 300,
  });
  expect(summary.kinds).toEqual([
    { letter: 'Q', made: 3, suffered: 0, share: 0.75 },
    { letter: 'P', made: 1, suffered: 2, share: 0.25 },
    { letter: 'K', made: 0, suffered: 2, share: 0 },
  ]);
  expect(summaryOf([])).toMatchObject({ games: 0, shortest: 0, mean: 0, longest: 0, kinds: [] });
});

/** Games with these results, `w`, `b`, `=` (drawn) or `c` (cut). */
const games = (results: string, part: Partial<PlayedGame> = {}): readonly PlayedGame[] =>
  [...results].map((result) => ({
    winner: result === 'w' || result === 'b' ? result : undefined,
    length: 50,
    isCut: result === 'c',
    captures: [],
    ...part,
  }));
const judged = (results: string, part?: Partial<PlayedGame>): string =>
  judgementOf(summaryOf(games(results, part)), (letter) => `piece ${letter}`).join(' ');

test.each([
  ['wwb', '3 games are too few'],
  ['wwwwwbbbbb', 'The map is fair, as far as so few games tell'],
  ['wwwwwwwwwwwbbbbbbbbb', 'The map is fair'],
  ['wwwwwwwwwwwwwwbbbbbb', 'White may be a little better: White has won 14 and lost 6'],
  ['bbbbbbbbbbbbbbbbwwww', 'Black is clearly better: Black has won 16 and lost 4.'],
  ['wwwwwwwwww', 'White wins every game'],
  ['==========', 'Neither side has won a game'],
  ['wwbb======', 'Most games are drawn'],
  ['wwbbbwcccc', 'Many games come to no end'],
])('the results %s are judged: %s', (results, words) => expect(judged(results)).toContain(words));

test('short games, and a piece that decides alone, are named', () => {
  expect(judged('wwwwbbbb', { length: 8 })).toContain('Games are very short');
  const captures = [
    { by: 'Q', of: 'P' },
    { by: 'Q', of: 'N' },
    { by: 'P', of: 'P' },
  ];
  expect(judged('wwwwbbbb', { captures })).toContain('The piece Q makes more than half of all captures');
  expect(judged('wwwwbbbb', { captures: captures.slice(1) })).not.toContain('more than half');
});

test('of a puzzle the games do not claim what its check denies', () => {
  const black = summaryOf(games('bbbbbbbbbb'));
  const judge = (puzzle: Parameters<typeof judgementOf>[2]) => judgementOf(black, String, puzzle);
  expect(judge({ forced: 3, limit: 3 })).toEqual([expect.stringMatching(/^White wins by force in 3 turns/)]);
  expect(judge({ forced: 1 })).toEqual([expect.stringMatching(/^White wins by force in 1 turn,/)]);
  expect(judge({ limit: 5 })).toEqual([expect.stringMatching(/^White has 5 turns, so it is meant as a puzzle/)]);
  expect(judge({})).toEqual([expect.stringMatching(/^Black wins every game/)]);
});
