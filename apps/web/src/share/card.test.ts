import { expect, test } from 'vitest';
import { appAddress, type Card, cardFile, cardWords, letterHeight } from './card.ts';

const CARD: Card = {
  board: { files: 1, ranks: 1, marks: [] },
  pieces: [undefined],
  title: 'Mate in 2',
  caption: 'White to act',
  game: 'A game',
};

test('the card in words: a title, or the players with their points', () => {
  expect(cardWords(CARD)).toBe('Mate in 2, White to act, A game');
  const players = { w: { name: 'You', points: '2' }, b: { name: 'Computer', points: '0' } };
  expect(cardWords({ ...CARD, players, caption: 'Full time' })).toBe('You 2, Computer 0, Full time, A game');
  expect(cardWords({ ...CARD, players: { w: { name: 'Ann' }, b: { name: 'Bo' } }, caption: undefined })).toBe(
    'Ann, Bo, A game',
  );
});

test.each([
  ['Two Words', 'kickmate-two-words-2026-03-09.png'],
  ['  Über / "Größe"…', 'kickmate-uber-grosse-2026-03-09.png'],
  ['../..', 'kickmate-2026-03-09.png'],
  ['将棋', 'kickmate-将棋-2026-03-09.png'],
  ['a'.repeat(500), `kickmate-${'a'.repeat(60)}-2026-03-09.png`],
])('the file of %j', (name, file) => {
  expect(cardFile(name, new Date(2026, 2, 9, 23, 59), 'png')).toBe(file);
});

test.each([
  ['https://kickmate.example/#/maps/edit', 'kickmate.example'],
  ['https://kickmate.example/play/index.html', 'kickmate.example/play'],
  ['http://localhost:4173/', 'localhost:4173'],
  ['file:///kickmate/index.html', ''],
])('a picture made at %s says that the app is at "%s"', (href, address) => {
  expect(appAddress(new URL(href))).toBe(address);
});

test('letters are smaller where a long text would not fit', () => {
  expect(letterHeight('You', 400, 50)).toBe(50);
  expect(letterHeight('', 400, 50)).toBe(50);
  const long = letterHeight('A name of thirty letters, or so', 400, 50);
  expect(long).toBeLessThan(25);
  expect(long).toBeGreaterThan(20);
});
