import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { chooseLanguage } from '@kickmate/language';
import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { startOf } from '@kickmate/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { footballMatch, GOAL, playedMatch } from '../match/testing.ts';
import { commentary, resultWords, tell, vocabularyOf } from './commentary.ts';
import { advise, foretell, narrate } from './narrate.ts';

const games = {
  league: await exampleGame('chess-league'),
  football: await exampleGame('football'),
  eleven: await exampleGame('chess-eleven'),
  chess: await exampleGame('chess'),
};

beforeAll(() => chooseLanguage('de'));
afterAll(() => chooseLanguage('en'));

const ELEVEN_SHOT = '4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9';

/** Actions in German: pieces have the articles and the forms that their case and gender need. */
test.each([
  [
    'league',
    '4k3/4r3/4n3/8/8/4Q3/8/4K3 w e4 0 1',
    'e3e4',
    'Die weiße Dame schießt den Ball von e4. Der Ball zerstört den schwarzen Springer auf e6, wird vom schwarzen Turm auf e7 aufgehalten und bleibt auf e6 liegen.',
  ],
  [
    'league',
    '1r2k3/P7/8/8/8/8/8/4K3 w e4 0 1',
    'a7b8',
    'Der weiße Bauer schlägt den schwarzen Turm auf b8. Bauerntor für Weiß!',
  ],
  [
    'football',
    'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8',
    'e4*e2',
    'Der weiße Turm auf e4 schießt den Ball von e5. Der Ball fliegt rückwärts über den Schützen hinweg und bleibt auf e2 liegen.',
  ],
  ['eleven', '3k4/8/8/8/8/8/2N5/R2K4 w a1 mps - 3 9', 'a1>d1', 'Pass von a1 zum weißen König auf d1.'],
  ['eleven', ELEVEN_SHOT, 'e4!e8=B', 'Der weiße Turm schießt von e4 auf e8. Der schwarze Turm wehrt auf e8 ab.'],
  ['eleven', 'k7/8/1Q6/8/8/8/8/3K4 b d1 m - 1 10', 'end', 'Schwarz kann nicht ziehen und setzt aus.'],
  [
    'chess',
    'r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1',
    'b7a8q',
    'Der weiße Bauer schlägt den schwarzen Turm auf a8 und wird zur Dame. Schach!',
  ],
  [
    'chess',
    '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
    'e1g1',
    'Der weiße König zieht von e1 nach g1, der weiße Turm von h1 nach f1.',
  ],
] as const)('%s: %s %s', (id, position, action, story) => {
  const { text } = games[id];
  const before = must(text.parse(position));
  expect(tell(games[id], { before, ...must(text.parseAction(before, action)) })).toBe(story);
});

test('a label foretells, and a hint advises', () => {
  const { league } = games;
  const words = vocabularyOf(league);
  const eventsOf = (position: string, action: string) => {
    const before = must(league.text.parse(position));
    return league.events(before, must(league.text.parseAction(before, action)));
  };
  const kick = eventsOf('4k3/5p2/5n2/8/8/5Q2/8/4K3 w f4 0 1', 'f3f4');
  expect(foretell(words, kick)).toMatch(/^zerstört den schwarzen Springer f6 und den schwarzen Bauern f7, /);
  expect(advise(words, eventsOf('4k3/8/2b5/8/3N4/8/8/4K3 w g4 0 1', 'd4c6'))).toBe('Springer d4 schlägt Läufer c6');
  expect(advise(words, eventsOf('4k3/8/2p5/8/3N4/8/8/4K3 w g4 0 1', 'd4c6'))).toBe('Springer d4 schlägt Bauern c6');
});

test('a piece whose gender is not known has its side after its name', () => {
  const words = { ...vocabularyOf(games.league), pieceNames: { Z: 'Hexe' }, genders: {} };
  const [piece, taken] = [
    { side: 'w', letter: 'Z' },
    { side: 'b', letter: 'Z' },
  ] as const;
  expect(
    narrate(words, [
      { kind: 'move', piece, from: 0, to: 8 },
      { kind: 'capture', piece: taken, square: 8 },
      { kind: 'promote', piece, square: 8 },
    ]),
  ).toBe('Hexe von Weiß schlägt Hexe von Schwarz auf a2 und wird Hexe.');
});

test('a name that changes outside of the nominative does so', () => {
  const words = {
    ...vocabularyOf(games.league),
    pieceNames: { Z: 'Drache mit Flügeln' },
    genders: { Z: 'm' as const },
  };
  const [piece, taken] = [
    { side: 'w', letter: 'Z' },
    { side: 'b', letter: 'Z' },
  ] as const;
  expect(
    narrate(words, [
      { kind: 'move', piece, from: 0, to: 8 },
      { kind: 'capture', piece: taken, square: 8 },
    ]),
  ).toBe('Der weiße Drache mit Flügeln schlägt den schwarzen Drachen mit Flügeln auf a2.');
});

test('a turn of several actions is told in one sentence, and a player is called "du"', async () => {
  const ended = await footballMatch('k8/9/9/3Q5/9/4R4/9/9/9 w e5 m - 8', 'e4*e6 end');
  expect(commentary(ended, TWO_PEOPLE, { ...startOf(0), ply: 2 })).toEqual([
    'Der weiße Turm auf e4 schießt den Ball von e5, und dieser bleibt auf e6 liegen; Weiß beendet den Zug.',
  ]);
  const computer = againstComputer(3, 'w');
  expect(commentary(await playedMatch(GOAL), computer, startOf(1)).toSpliced(1, 1)).toEqual([
    'Du führst 1 zu 0.',
    'Runde 2: Amara hat Anstoß.',
  ]);
  const resigned = { winner: 'b', reason: 'resigned' } as const;
  expect(resultWords(resigned, { w: 0, b: 0 }, computer)).toBe('Du hast aufgegeben: Amara gewinnt');
});
