import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import {
  connectionWords,
  finishedGameWords,
  gameName,
  goalsHelp,
  leftWords,
  paceHelp,
  paceWords,
  playerNameOrDeleted,
  playersWords,
  resultWords,
  sentence,
  termsWords,
} from './words.ts';

const MINUTE = 60_000;

test.each([
  [{ kind: 'clock', ms: 180_000, incrementMs: 2000 }, '3+2'],
  [{ kind: 'live', halfMs: 300_000, turnMs: 20_000 }, 'live: two halves of 5 minutes'],
  [{ kind: 'days', days: 1 }, '1 day a turn'],
  [{ kind: 'days', days: 3 }, '3 days a turn'],
  [{ kind: 'unlimited' }, 'no clock'],
] as const)('the pace %j is %s', (pace, words) => expect(paceWords(pace)).toBe(words));

test('clocks are explained, and only clocks', () => {
  expect(paceHelp({ kind: 'clock', ms: 300_000, incrementMs: 3000 })).toBe(
    'Each player has 5 minutes for the whole game, and 3 seconds more for each turn.',
  );
  expect(paceHelp({ kind: 'clock', ms: 60_000, incrementMs: 0 })).toBe('Each player has 1 minute for the whole game.');
  expect(paceHelp({ kind: 'unlimited' })).toBe('');
});

test.each([
  ['chess-eleven', {}, 'The first to 2 goals wins.'],
  ['chess-eleven', { goals: 2 }, ''],
  [
    'chess-eleven',
    { pace: { kind: 'live', halfMs: 300_000, turnMs: 20_000 } },
    'The side with more goals at full-time wins.',
  ],
  ['minimal', {}, 'One round wins.'],
  ['chess', {}, ''],
] as const)('the number of goals in %s with %j: %s', async (id, terms, words) => {
  expect(goalsHelp({ pace: { kind: 'unlimited' }, ...terms }, await exampleGame(id))).toBe(words);
});

test('a game is named, also on a map and when it is not known', () => {
  needsGames('chess', 'chesslike');
  expect(['chess', 'chesslike:keep', 'tennis'].map(gameName)).toEqual(['Chess', 'Chesslike on another map', 'tennis']);
});

test('terms are one line', () => {
  needsGames('chess-eleven');
  const pace = { kind: 'days', days: 2 } as const;
  expect(termsWords({ variant: 'chess-eleven', pace, goals: 2 })).toBe('Chess Eleven, 2 days a turn, first to 2');
});

test.each([
  [48 * 60 * MINUTE, '2 days'],
  [72 * 60 * MINUTE - 1000, '2 days 23 hours'],
  [49 * 60 * MINUTE, '2 days 1 hour'],
  [47 * 60 * MINUTE, '47 hours'],
  [119 * MINUTE, '119 minutes'],
  [MINUTE, '1 minute'],
  [59_999, 'less than a minute'],
  [-5, 'less than a minute'],
])('%i ms are %s', (ms, words) => expect(leftWords(ms)).toBe(words));

test.each([
  ['1-0', 'w', 'You won'],
  ['1-0', 'b', 'You lost'],
  ['0-1', undefined, 'Black won'],
  ['1/2-1/2', 'w', 'Draw'],
  ['*', 'w', 'Called off'],
] as const)('the result %s for %s is %s', (result, you, words) => expect(resultWords({ result, you })).toBe(words));

test('a player without a name is somebody', () => {
  expect(playersWords({ seats: { w: { name: '' }, b: { name: 'Bob' } } })).toBe('somebody – Bob');
});

test('in a finished game a player without a name is deleted, and the game is told from the own side', () => {
  const seats = { w: { name: 'Ann' }, b: { name: '' } };
  expect(finishedGameWords({ seats, you: 'w' })).toBe('against a deleted player, as White');
  expect(finishedGameWords({ seats, you: 'b' })).toBe('against Ann, as Black');
  expect([playerNameOrDeleted(seats.b), playerNameOrDeleted({ name: 'Computer', level: 3 })]).toEqual([
    'Deleted player',
    'Amara (level 3)',
  ]);
});

test.each([
  [{ kind: 'open' }, ''],
  [{ kind: 'waiting' }, 'Reconnecting…'],
  [{ kind: 'outdated' }, 'There is a new version of Kickmate: reload the page to go on.'],
  [{ kind: 'refused', why: 'tooManyMessages' }, 'The server ended the connection: too many messages.'],
] as const)('the connection %j', (state, words) => expect(connectionWords(state)).toBe(words));

test.each([
  ['the seat is taken', 'The seat is taken.'],
  ['Try again!', 'Try again!'],
  ['', ''],
])('what the server says, "%s", becomes the sentence "%s"', (said, words) => expect(sentence(said)).toBe(words));
