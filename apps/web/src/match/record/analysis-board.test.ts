import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { TWO_PEOPLE } from '@kickmate/play';
import { isSamePath, type Path, startOf } from '@kickmate/record';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { analysisOf, formatAnalysis, newAnalysis } from '../../stage/analysis.ts';
import { useReview } from '../../stage/review.ts';
import { useStage } from '../../stage/stage.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame, elevenMatch, footballMatch, GOAL, playedMatch, playIn } from '../testing.ts';
import { useAnalysisBoard } from './analysis-board.ts';
import { openAnalysis } from './open-analysis.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** The board with an analysis of a match, shown in place of the match of this device. */
function onBoard(match: Parameters<typeof analysisOf>[0]) {
  const board = useAnalysisBoard();
  board.begin(analysisOf(match));
  return { board, game: useStageAndMatch(), review: useReview(), leave: board.attend() };
}

/** The moves of the record, without its tags. */
const movesOf = (record: string): string => record.split('\n\n')[1]!.trim().replaceAll('\n', ' ');

const at = (ply: number, ...branches: readonly (readonly [ply: number, child: number])[]): Path => ({
  round: 0,
  ply,
  branches: branches.map(([first, child]) => ({ ply: first, child })),
});

test('an action at an earlier place begins a variation; the same action again follows it', async () => {
  const { board, game, review } = onBoard(await chessGame('e2e4 e7e5 g1f3'));
  review.show(at(1));
  playIn(game, 'c7c5 g1f3');
  expect(review.path).toEqual(at(3, [2, 1]));
  expect(movesOf(board.record)).toBe('1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *');
  review.show(at(1));
  playIn(game, 'c7c5');
  expect(review.path).toEqual(at(2, [2, 1]));
  review.show(at(2));
  playIn(game, 'g1f3');
  expect([review.path, movesOf(board.record)]).toEqual([at(3), '1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *']);
});

test('at each place the match is what has been played up to there, and both sides may act', async () => {
  const { game, review } = onBoard(await chessGame('e2e4 e7e5 g1f3'));
  expect([game.toAct, game.isTurnHere, game.match!.round.plies.length]).toEqual(['b', true, 3]);
  review.back();
  expect([game.toAct, game.isTurnHere, game.match!.round.plies.length]).toEqual(['w', true, 2]);
  expect([review.isAtPresent, review.isAtEnd]).toEqual([true, false]);
  review.toPresent();
  expect([review.path, review.isAtEnd]).toEqual([at(3), true]);
});

test('the match of this device is shown again afterwards, as it was', async () => {
  const game = useStageAndMatch();
  game.open(await playedMatch('a2a3'), TWO_PEOPLE);
  const before = game.match;
  const { leave } = onBoard(await chessGame('e2e4'));
  expect([game.variant?.id, game.openedRecord]).toEqual(['chess', undefined]);
  playIn(game, 'e7e5');
  leave();
  expect(game.match).toBe(before);
});

test('a variation is promoted, made the main line and deleted, and each change is taken back', async () => {
  const { board, game, review } = onBoard(await chessGame('e2e4 e7e5'));
  review.show(at(1));
  playIn(game, 'c7c5 g1f3');
  review.back();
  playIn(game, 'b1c3');
  expect(movesOf(board.record)).toBe('1. e4 e5 (1... c5 2. Nf3 (2. Nc3)) *');
  board.promoteLine();
  expect(movesOf(board.record)).toBe('1. e4 e5 (1... c5 2. Nc3 (2. Nf3)) *');
  board.makeMain();
  expect([movesOf(board.record), review.path]).toEqual(['1. e4 c5 (1... e5) 2. Nc3 (2. Nf3) *', at(3)]);
  board.remove();
  expect([movesOf(board.record), review.path]).toEqual(['1. e4 c5 (1... e5) 2. Nf3 *', at(2)]);
  board.takeBack();
  board.takeBack();
  expect(movesOf(board.record)).toBe('1. e4 e5 (1... c5 2. Nc3 (2. Nf3)) *');
});

test('comments and signs are in the record, and commands of other programs stay', async () => {
  needsGames('chess');
  const read = must(await openAnalysis('1. e4 {[%cal Ge2e4] King} e5 *'));
  const { board, review } = { ...onBoard(read.match) };
  board.begin(read);
  review.show(at(1));
  board.comment('The king\u2019s pawn');
  board.toggle({ glyph: 1, sign: '!', judges: 'move', meaning: '' });
  expect(movesOf(board.record)).toBe('1. e4 $1 {The king\u2019s pawn} {[%cal Ge2e4]} 1... e5 *');
  board.toggle({ glyph: 2, sign: '?', judges: 'move', meaning: '' });
  board.comment('');
  expect(movesOf(board.record)).toBe('1. e4 $2 {[%cal Ge2e4]} 1... e5 *');
  review.toStart();
  board.comment('Begin');
  expect(movesOf(board.record)).toBe('{Begin} 1. e4 $2 {[%cal Ge2e4]} 1... e5 *');
});

test('a resigned match keeps its end until its main line is changed, but one can go on from its last position', async () => {
  const { board, game, review } = onBoard((await chessGame('e2e4')).resign('b'));
  expect([game.mainLine?.end?.reason, game.toAct, board.record.includes('[Result "1-0"]')]).toEqual([
    'resigned',
    'b',
    true,
  ]);
  review.toStart();
  playIn(game, 'd2d4');
  expect(board.record).toContain('[Result "1-0"]');
  board.makeMain();
  expect(board.record).toContain('[Result "*"]');
  board.takeBack();
  review.show(at(1));
  playIn(game, 'e7e5');
  expect(movesOf(board.record)).toBe('1. e4 (1. d4) 1... e5 *');
});

test('a round that is over in a variation ends there, and no other round begins', async () => {
  const { game, review, board } = onBoard(await playedMatch('a2a3'));
  review.toStart();
  playIn(game, GOAL);
  expect(game.match?.rounds).toHaveLength(1);
  expect([game.match?.round.end?.winner, game.toAct, game.match?.actions]).toEqual(['w', undefined, []]);
  board.makeMain();
  expect(game.mainLine?.rounds[0]?.end?.winner).toBe('w');
});

test('the rounds of a match follow each other, and each can be analysed', async () => {
  const { game, review } = onBoard(await playedMatch(`${GOAL} a7a6`));
  expect(review.path).toEqual({ round: 1, ply: 1, branches: [] });
  review.back();
  review.back();
  expect([review.path, game.match?.score.w, game.toAct]).toEqual([at(3), 1, undefined]);
  review.back();
  playIn(game, 'a2a3');
  expect(review.path).toEqual(at(3, [3, 1]));
});

test('turns of several actions are played action by action', async () => {
  const { game, review } = onBoard(await footballMatch('9/9/3k5/9/4N4/9/9/3K5/9 w e6 m - 2'));
  const { actions, position } = game.match!;
  const move = actions.find((action) => game.variant!.side(game.variant!.play(position, action)) === 'w')!;
  game.play(move);
  expect([review.path?.ply, game.toAct]).toEqual([1, 'w']);
  review.back();
  expect(game.match!.actions).toContain(move);
});

test('the outcome of chance is chosen, or drawn', async () => {
  const shot = await elevenMatch('3k4/8/8/4Q3/8/8/8/3K4 w e5 mps - 0 10');
  const { board, game, review } = onBoard(shot);
  const action = shot.actions.find((one) => shot.variant.chance(shot.position, one).length > 1)!;
  game.play(action);
  expect([board.openOutcome?.action, review.path?.ply]).toEqual([action, 0]);
  const outcomes = board.openOutcome!.chances.map(({ outcome }) => outcome);
  board.choose(outcomes[1]!);
  expect([board.openOutcome, game.match?.round.plies[0]?.outcome]).toEqual([undefined, outcomes[1]]);
  review.toStart();
  game.play(action);
  board.choose(outcomes[0]!);
  expect(review.path).toEqual(at(1, [1, 1]));
  review.toStart();
  game.play(action);
  board.drawOutcome();
  expect(outcomes).toContain(game.match?.round.plies[0]?.outcome);
  review.toStart();
  game.play(action);
  board.dropOutcome();
  expect([board.openOutcome, review.path?.ply]).toEqual([undefined, 0]);
});

test('a line of the engine is played up to an action whose outcome is open', async () => {
  const { board, review } = onBoard(await chessGame());
  const { variant, position } = useStageAndMatch().match!;
  const first = must(variant.text.parseAction(position, 'e2e4'));
  const second = must(variant.text.parseAction(variant.play(position, first.action), 'e7e5'));
  board.playAll([first, second]);
  expect([review.path, movesOf(board.record)]).toEqual([at(2), '1. e4 e5 *']);
});

test('both sides line up for a round without moves', async () => {
  const variant = await exampleGame('chess-eleven');
  const { board, game } = onBoard(Match.start(variant, { seed: 1 }));
  expect(board.canLineUp).toBe(true);
  const start = game.match!.round.start;
  board.lineUp();
  expect(game.session?.lineUp).toBeDefined();
  const sensible = variant.formations!.sensible(false).at(-1)!;
  const formation = variant.formations!.format(sensible);
  must(game.dispatch({ kind: 'ready', side: 'w', formation }));
  must(game.dispatch({ kind: 'skip line-up', side: 'b' }));
  expect(game.session?.lineUp).toBeUndefined();
  expect(game.match!.round.start).not.toBe(start);
  expect(variant.formations!.of(game.match!.round.start, 'w').places).toEqual(sensible.places);
  game.play(game.match!.actions[0]!);
  expect(board.canLineUp).toBe(false);
});

test('an analysis is kept on the device and found again, at the same place', async () => {
  const { board, game, review, leave } = onBoard(await chessGame('e2e4 e7e5'));
  review.toStart();
  playIn(game, 'd2d4');
  const { record } = board;
  leave();
  setActivePinia(createPinia());
  const again = useAnalysisBoard();
  expect(await again.restore()).toBe(true);
  expect([again.record, again.analysis?.path]).toEqual([record, at(1, [1, 1])]);
});

test('an analysis in a second window does not overwrite that of the first, and either can be taken', async () => {
  const { board, game, review, leave } = onBoard(await chessGame('e2e4 e7e5'));
  leave();
  const two = useAnalysisBoard(createPinia());
  await two.restore();
  two.attend()();
  expect(two.kept.isElsewhere).toBe(false);
  const back = board.attend();
  review.toStart();
  playIn(game, 'd2d4');
  back();
  two.comment('Mine');
  two.attend()();
  expect([board.kept.isElsewhere, two.kept.isElsewhere]).toEqual([false, true]);
  sessionStorage.clear();
  const three = useAnalysisBoard(createPinia());
  await three.restore();
  expect(three.record).toBe(board.record);
  const mine = two.record;
  await two.kept.takeOther();
  expect([two.record, two.kept.isElsewhere]).toEqual([board.record, false]);
  two.bringBack();
  expect(two.record).toBe(mine);
});

test('an analysis that another one replaced can be brought back', async () => {
  const { board } = onBoard(await chessGame('e2e4'));
  const { record } = board;
  board.begin(newAnalysis(await exampleGame('chess'), 1));
  expect(movesOf(board.record)).toBe('*');
  board.bringBack();
  expect(board.record).toBe(record);
});

test('a record that says two results is analysed with a notice, until another analysis begins', async () => {
  needsGames('chess');
  const { board } = onBoard(await chessGame('e2e4'));
  board.begin(must(await openAnalysis('[Result "1-0"]\n\n1. e4 e5 2. Nf3 0-1')));
  expect(board.contradictions).toMatch(/^The record says two results: the tag Result 1-0, the end of the moves 0-1\./);
  board.begin(newAnalysis(await exampleGame('chess'), 1));
  expect(board.contradictions).toBeUndefined();
});

test('what is analysed is read back from its record, also if its rounds no longer make a match', async () => {
  const { board, game, review } = onBoard(await playedMatch(`${GOAL} a7a6`));
  review.show(at(2));
  playIn(game, 'a2a3');
  board.makeMain();
  const read = must(await openAnalysis(board.record));
  expect(formatAnalysis(read)).toBe(board.record);
  expect(isSamePath(read.path, startOf(0))).toBe(false);
});

test('a drawing is kept with its place, in the record, and the same again removes it', async () => {
  const { board, game } = onBoard(await chessGame('e2e4 e7e5'));
  const arrow = { from: 12, to: 28, color: 'red' } as const;
  game.toggleDrawing(arrow);
  expect(board.record).toContain('[%cal Re2e4]');
  board.comment('To the centre.');
  expect(board.record).toContain('{To the centre.} {[%cal Re2e4]}');
  game.toggleDrawing(arrow);
  expect(board.record).not.toContain('%cal');
});

test.each([
  ['of the same name', '[White "Ada"]\n[Black "Ada"]\n\n', { w: 'Ada', b: 'Ada' }],
  ['of whom one is known', '[White "Ada"]\n\n', { w: 'Ada', b: undefined }],
  ['of whom none is known', '[White "?"]\n[Black "Player"]\n\n', undefined],
])('players %s are called as the record says, or else by their sides', async (_, tags, names) => {
  const board = useAnalysisBoard();
  board.begin(must(await openAnalysis(`${tags}1. e4 e5 *`)));
  board.attend();
  const stage = useStage();
  expect([stage.names, stage.details]).toEqual([names, names && { w: 'White', b: names.b ? 'Black' : '' }]);
});

test('the person is "you" where the record has no name', async () => {
  const board = useAnalysisBoard();
  const tags = '[White "Player"]\n[Black "Bo (level 2)"]\n\n';
  board.begin(must(await openAnalysis(`${tags}1. e4 e5 *`)), undefined, { side: 'w', level: 2 });
  board.attend();
  expect(useStage().names).toEqual({ w: 'You', b: 'Bo (level 2)' });
});
