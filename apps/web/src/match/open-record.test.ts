import { writeRecord } from '@kickmate/game';
import { expect, test } from 'vitest';
import { openRecord } from './open-record.ts';
import { recordName, recordTags } from './record-tags.ts';
import { GOAL, playedMatch } from './testing.ts';

const match = await playedMatch(`${GOAL} e7e6`);
const setup = { opponent: { kind: 'computer', level: 3 }, side: 'b' } as const;
const day = new Date(2025, 0, 9);

test('a record that was written is opened again', async () => {
  const opened = await openRecord(writeRecord(match, recordTags(setup, day)));
  expect(opened).toMatchObject({ ok: true, value: { score: { w: 1, b: 0 }, position: match.position } });
});

test.each([
  ['no record at all', 'hello', 'line 1, column'],
  ['an unknown game', '[Event "?"]\n[Variant "croquet"]\n\n*', "line 2, column 1: there is no game 'croquet'"],
  ['an illegal action', writeRecord(match).replace('a7a6', 'a7a3'), 'line'],
  ['a wrong result', writeRecord(match).replace('[Result "1-0"]', '[Result "0-1"]'), 'line'],
])('%s is refused with the place', async (_, text, message) => {
  expect(await openRecord(text)).toMatchObject({ ok: false, error: { message: expect.stringContaining(message) } });
});

test('the record says who played and when', () => {
  expect(recordTags(setup, day)).toEqual({
    Event: 'Kickmate',
    Date: '2025.01.09',
    White: 'Computer (Level 3, Sunday side)',
    Black: 'Player',
  });
  expect(recordName(match, day)).toBe('chess-league-2025-01-09.pgn');
});
