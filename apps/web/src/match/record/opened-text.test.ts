import { must } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import type { AnyMatch } from '@kickmate/play';
import { commentsAt, type Path, startOf, treeOf, writeRecord } from '@kickmate/record';
import { expect, test } from 'vitest';
import { isAsOpened, type OpenedRecord } from '../../stage/opened-record.ts';
import { chessGame, GOAL, playedMatch, playOn } from '../testing.ts';
import { openRecord } from './open-record.ts';
import { spokenWords, writeOpened } from './opened-text.ts';

needsGames('chess');
const ANNOTATED = `[Event "London"]
[Site "Simpson's Divan"]
[Date "1851.06.21"]
[Round "?"]
[White "Anderssen"]
[Black "Kieseritzky"]
[Result "1-0"]
[ECO "C33"]
[Termination "Anderssen won by resignation"]
[TimeControl "40/7200"]

{The Immortal.} 1. e4 $1 {[%eval 0.25,20] [%clk 1:59:57] Best by test.} (1. d4
d5 {closed} (1... -- {waits} 2. c4) 2. c4) 1... e5 {[%emt 0:00:05]} 2. f4 {A
gambit.} 2... exf4 $5 $14 3. Bc4 Qh4+ {first} {second} 4. Kf1 1-0
`;
const TAGS = { Event: 'Kickmate', Date: '2025.01.09', White: 'Player', Black: 'Computer' };
const open = async (text: string) => must(await openRecord(text));

/** The comments of an opened record at a place of a match. */
const commentsIn = (match: AnyMatch, opened: OpenedRecord, path: Path) =>
  spokenWords(commentsAt(treeOf(match, opened.tree), path));

test('an unchanged game is written with its own tags and all its comments', async () => {
  const opened = await open(ANNOTATED);
  expect(isAsOpened(opened.match, opened)).toBe(true);
  expect(writeOpened(opened.match, opened, TAGS)).toBe(ANNOTATED);
});

test('a game is unchanged also when its last moves were taken back and played again', async () => {
  const opened = await open(ANNOTATED.replaceAll('1-0', '*'));
  const again = playOn(opened.match.undo().undo(), 'd8h4 e1f1');
  expect(writeOpened(again, opened, TAGS)).toBe(writeOpened(opened.match, opened, TAGS));
});

test('a changed game has the tags of now, and the notes of the moves that stand', async () => {
  const opened = await open(ANNOTATED);
  const other = playOn(opened.match.undo().undo().undo(), 'g7g5 g1f3');
  const written = writeOpened(other, opened, TAGS);
  expect(written).toMatch(/\[Event "Kickmate"\]\n\[Site "\?"\]\n\[Date "2025\.01\.09"\]/);
  expect(written).not.toMatch(/Anderssen|Kieseritzky|ECO|7200|first|second/);
  expect(written).toContain(
    '{The Immortal.} 1. e4 $1 {[%eval 0.25,20] [%clk 1:59:57] Best by test.} (1. d4\nd5 {closed}',
  );
  expect(written).toMatch(/2\.\.\. exf4 \$5 \$14 3\. Bc4 g5 4\. Nf3 \*\n$/);
  expect((await open(written)).match.position).toEqual(other.position);
});

test.each([
  ['taken back', async () => (await open(ANNOTATED)).match.undo().undo()],
  ['ended otherwise', async () => (await open(ANNOTATED)).match.undo().resign('w')],
])('a game that was %s is changed', async (_, change) => {
  const opened = await open(ANNOTATED);
  const changed = await change();
  expect(isAsOpened(changed, opened)).toBe(false);
  expect(writeOpened(changed, opened, TAGS)).toContain('[White "Player"]');
});

test('a changed game keeps its custom start', async () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const opened = await open(`[SetUp "1"]\n[FEN "${fen}"]\n\n{Won?} 1. e4 (1. e3 {slow}) 1... Kd7 *`);
  const written = writeOpened(playOn(opened.match.undo(), 'e8e7'), opened, TAGS);
  expect(written).toContain(`[FEN "${fen}"]`);
  expect(written).toContain('{Won?} 1. e4 (1. e3 {slow}) 1... Ke7 *');
});

test('a move behind a note gets a number', async () => {
  const opened = await open('e4 {so} e5 Nf3 *');
  expect(writeOpened(opened.match, opened, TAGS)).toBe('[Result "*"]\n\n1. e4 {so} 1... e5 2. Nf3 *\n');
});

test('a match of several rounds keeps the notes of each', async () => {
  const match = await playedMatch(`${GOAL} e7e6`);
  const text = writeRecord(match, { White: 'Anna' })
    .replace('b1c3 ', 'b1c3 {runs} ')
    .replace(/\n\n(\d\.+ e7e6)/, '\n\n{fresh} $1 {calm}');
  const opened = await open(text);
  expect(writeOpened(opened.match, opened, TAGS)).toBe(text.replace('{runs} ', '{runs} 1... '));
  const other = playOn(opened.match.undo(), 'd7d6');
  const written = writeOpened(other, opened, TAGS);
  expect(written).toMatch(/\{runs\}[\s\S]*\{fresh\}/);
  expect(written).not.toMatch(/calm|Anna/);
  // Another goal ends the first round, so nothing of the second round stands.
  const earlier = playOn(opened.match.undo().undo().undo(), 'b7b6 c3d5 e7e6');
  expect(writeOpened(earlier, opened, TAGS)).not.toMatch(/fresh|calm/);
  expect(commentsIn(earlier, opened, startOf(1))).toEqual([]);
});

test('a variation with illegal moves is kept as text', async () => {
  const text = '[Result "*"]\n\n1. e4 (1. d4 d5 2. Kd4 {no} (2. c4 dxc4)) (1. Ke5) 1... e5 *\n';
  const opened = await open(text);
  expect(writeOpened(opened.match, opened, TAGS)).toBe(text);
});

test('a match from an opened position is written like any match', async () => {
  const opened = await open('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  expect(writeOpened(opened.match, opened, TAGS)).toBe(writeRecord(opened.match, TAGS));
});

test('a comment is shown as long as the moves before it stand', async () => {
  const opened = await open(ANNOTATED);
  const at = (match: AnyMatch, ply: number) => commentsIn(match, opened, { ...startOf(0), ply });
  expect([0, 1, 4, 6].map((ply) => at(opened.match, ply))).toEqual([
    ['The Immortal.'],
    ['Best by test.'],
    [],
    ['first', 'second'],
  ]);
  const other = playOn(opened.match.undo().undo().undo(), 'g7g5');
  expect([at(other, 1), at(other, 6)]).toEqual([['Best by test.'], []]);
  expect(at(await chessGame('d2d4'), 0)).toEqual(['The Immortal.']);
});

test('commands to programs are not shown', async () => {
  const opened = await open('1. e4 {[%cal Ge2e4] Best. [%csl Ge4]} 1... e5 {[%csl Ge5]} *');
  const shown = [1, 2].map((ply) => commentsIn(opened.match, opened, { ...startOf(0), ply }));
  expect(shown).toEqual([['Best.'], []]);
});
