import { must, readSquare } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { againstComputer, customStartPosition, type Seats, TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeeping } from '../../shared/keeping.ts';
import { fillStorage } from '../../shared/testing.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { formatSavedMatch, parseSavedMatch } from '../saved/saved-match.ts';
import { playIn, playOn } from '../testing.ts';
import { useLineUp } from './line-up.ts';

const eleven = await exampleGame('chess-eleven');
const { format, of } = eleven.formations!;
const people = TWO_PEOPLE;
const computer = againstComputer(1, 'b');
const at = (name: string) => readSquare(eleven.board, name)!;
const ROOKS_FORWARD = 'R4N1R/P2PP2P/2BKQB2 N';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

const LIVE = { halfMs: 300_000, turnMs: 20_000 };

function begun(seats: Seats = people, live?: typeof LIVE) {
  const game = useStageAndMatch();
  game.open(Match.start(eleven, { seed: 1, goals: 3, live }), seats);
  return { game, lineUp: useLineUp() };
}

/** Lets the time to line up run out, with the formations on the page. */
function timeIsOver(): void {
  const game = useStageAndMatch();
  const leave = game.attend(async () => {});
  game.isLineUpInSight = true;
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + eleven.formations!.lineUpMs);
  // Any command settles the time first.
  game.dispatch({ kind: 'stay', side: 'w' });
  leave();
  clock.mockRestore();
}

/** The formations in which the running round began. */
const stands = () => {
  const { start } = useStageAndMatch().match!.round;
  return [format(of(start, 'w')), format(of(start, 'b'))];
};

test('two people line up one after the other; the side that kicks off is first', () => {
  const { lineUp } = begun();
  expect([lineUp.isOpen, lineUp.side, lineUp.visibleFormation('b')]).toEqual([true, 'w', undefined]);
  lineUp.place(16, { place: 0 });
  lineUp.place(23, { place: 7 });
  lineUp.ready();
  expect([lineUp.side, format(lineUp.visibleFormation('w')!)]).toEqual(['b', ROOKS_FORWARD]);
  lineUp.skip();
  expect([lineUp.isOpen, lineUp.side]).toEqual([false, undefined]);
  expect(stands()).toEqual([ROOKS_FORWARD, '5N2/P2PP2P/R1BKQB1R N']);
});

test('against the computer a person lines up only the own side', () => {
  const { lineUp } = begun(computer);
  expect([lineUp.side, lineUp.visibleFormation('w')]).toEqual(['b', eleven.formations!.usual()]);
  lineUp.skip();
  expect(lineUp.isOpen).toBe(false);
});

test('an error names its square, and the side can be ready only when it is mended', () => {
  const { game, lineUp } = begun();
  lineUp.clear();
  lineUp.hold({ letter: 'Q' });
  expect(lineUp.open).not.toContain(3);
  lineUp.placeOn(at('d1'));
  expect(lineUp.faults).toMatchObject([{ square: at('d1') }]);
  const before = game.match;
  lineUp.ready();
  expect(game.match).toBe(before);
  lineUp.remove(3);
  lineUp.placeRest();
  expect([lineUp.isComplete, lineUp.waiting]).toEqual([true, ['N']]);
});

test('a piece cannot stand beyond the own ranks, and the refusal says why', () => {
  const { lineUp } = begun(computer);
  expect([lineUp.zone.length, Math.min(...lineUp.zone), Math.max(...lineUp.zone)]).toEqual([24, at('a6'), at('h8')]);
  lineUp.hold({ letter: 'N' });
  lineUp.placeOn(at('d5'));
  expect([lineUp.refusal, lineUp.held]).toEqual([
    { square: at('d5'), message: 'line up on ranks 6 to 8' },
    { letter: 'N' },
  ]);
  lineUp.placeOn(at('b6'));
  expect([lineUp.refusal, lineUp.held]).toEqual([undefined, undefined]);
});

test('holding a held piece again lets it go', () => {
  const { lineUp } = begun();
  lineUp.hold({ place: 0 });
  lineUp.hold({ place: 0 });
  expect(lineUp.held).toBeUndefined();
});

test('a line-up begins with the usual formation, the last one is one tap away; the scorer may bring on the substitute', () => {
  const { game, lineUp } = begun();
  lineUp.place(16, { place: 0 });
  lineUp.place(23, { place: 7 });
  lineUp.ready();
  lineUp.skip();
  const mate = must(eleven.text.parse('k7/2Q5/8/8/8/8/8/1R1K4 w b1 mps - 3 9'));
  game.open(playOn(Match.start(eleven, { seed: 1, goals: 5, from: mate }), 'c7b7 end'), people);
  expect([lineUp.isOpen, lineUp.side, lineUp.maySubstitute]).toEqual([true, 'b', false]);
  lineUp.skip();
  expect([lineUp.side, lineUp.maySubstitute, lineUp.draft]).toEqual(['w', true, eleven.formations!.usual()]);
  lineUp.takeLast();
  expect([format(lineUp.draft!), lineUp.last]).toEqual([ROOKS_FORWARD, undefined]);
  lineUp.place(8, { letter: 'N' });
  expect([lineUp.isComplete, lineUp.waiting]).toEqual([true, ['P']]);
  lineUp.ready();
  expect(stands()[0]).toBe('R4N1R/N2PP2P/2BKQB2 P');
  // For one round only: it is not kept.
  setActivePinia(createPinia());
  useStageAndMatch().open(Match.start(eleven, { seed: 2 }), people);
  expect(format(useLineUp().last!)).toBe(ROOKS_FORWARD);
});

test('twelve formations are offered; a choice places everybody', () => {
  const { lineUp } = begun();
  const { named } = eleven.formations!;
  expect(named).toHaveLength(12);
  for (const { formation } of named) {
    lineUp.takeFormation(formation);
    expect([lineUp.draft, lineUp.isComplete, lineUp.waiting]).toEqual([formation, true, [formation.substitute]]);
  }
});

test('in a match whose kick-off is answered in the own half, the line-up keeps that', async () => {
  const game = useStageAndMatch();
  game.open(Match.start(eleven, { seed: 1, array: 'own-half' }), people);
  const lineUp = useLineUp();
  lineUp.takeFormation(eleven.formations!.named[0]!.formation);
  lineUp.ready();
  lineUp.skip();
  expect(game.match!.position).toMatchObject({ phase: 'kh' });
  expect(customStartPosition(game.match!)).toBeUndefined();
  const state = game.savedState();
  const kept = must(await parseSavedMatch(formatSavedMatch({ match: game.match!, seats: people, state })));
  expect([kept.match.array, kept.match.position]).toEqual(['own-half', game.match!.position]);
});

test('a match from a custom start has no line-up; a match from a line-up has no custom start', () => {
  const { game, lineUp } = begun();
  lineUp.place(16, { place: 0 });
  lineUp.ready();
  lineUp.skip();
  expect(customStartPosition(game.match!)).toBeUndefined();
  const from = must(eleven.text.parse('3k4/8/8/8/8/8/8/3K3R w c k - 0 1'));
  game.open(Match.start(eleven, { seed: 1, from }), people);
  expect([lineUp.isOpen, customStartPosition(game.match!)]).toEqual([false, from]);
});

test('a return to the kick-off does not open the line-up again', () => {
  const { game, lineUp } = begun();
  lineUp.skip();
  lineUp.skip();
  playIn(game, 'f3d4');
  game.undo();
  expect([lineUp.isOpen, game.can.redo]).toEqual([false, true]);
});

test('in a live match both sides see each other, and a draft is completed when its time is over', () => {
  const { lineUp } = begun(people, LIVE);
  expect(lineUp.visibleFormation('b')).toEqual(eleven.formations!.usual());
  lineUp.clear();
  lineUp.placeOn(at('a3'));
  lineUp.place(16, { letter: 'R' });
  timeIsOver();
  expect(lineUp.side).toBe('b');
  lineUp.clear();
  lineUp.place(16, { letter: 'R' });
  // The queen is not allowed there, so it gets its place like a piece from the bench.
  lineUp.place(3, { letter: 'Q' });
  timeIsOver();
  expect(stands()).toEqual(['R4N2/P2PP2P/R1BKQB2 N', 'R4N2/P2PP2P/R1BKQB2 N']);
});

test('a draft with a wrong substitute becomes the usual formation when its time is over', () => {
  const { lineUp } = begun(people, LIVE);
  // None of the pieces that may sit out does. This error has no square.
  lineUp.place(8, { letter: 'N' });
  expect(lineUp.faults).toMatchObject([{ rule: 'substitute' }]);
  timeIsOver();
  lineUp.skip();
  expect(stands()[0]).toBe('5N2/P2PP2P/R1BKQB1R N');
});

/** The same match opened again, as after a reload. */
async function reloaded() {
  const { match, seats, savedState } = useStageAndMatch();
  const kept = must(await parseSavedMatch(formatSavedMatch({ match: match!, seats, state: savedState() })));
  setActivePinia(createPinia());
  useStageAndMatch().open(kept.match, kept.seats, kept);
  return useLineUp();
}

test('a reload keeps the drafts and the sides that are ready', async () => {
  const { lineUp } = begun();
  lineUp.clear();
  lineUp.placeOn(at('d1'), { letter: 'Q' });
  const half = await reloaded();
  expect([half.side, format(half.draft!), half.faults.length]).toEqual(['w', '8/8/3Q4 -', 1]);
  half.takeUsual();
  half.place(16, { place: 0 });
  half.ready();
  half.remove(0);
  const black = await reloaded();
  expect([black.side, format(black.visibleFormation('w')!), black.draft!.places[0]]).toEqual([
    'b',
    'R4N2/P2PP2P/2BKQB1R N',
    undefined,
  ]);
  black.skip();
  expect((await reloaded()).isOpen).toBe(false);
});

test('a round is lined up once, also if its first action is taken back after a reload', async () => {
  const { lineUp } = begun();
  lineUp.ready();
  lineUp.ready();
  playIn(useStageAndMatch(), 'f3d4');
  const again = await reloaded();
  useStageAndMatch().undo();
  expect([useStageAndMatch().match!.round.plies.length, again.isOpen]).toEqual([0, false]);
});

test('a line-up that an earlier version kept goes on', async () => {
  const { match, seats, savedState } = begun().game;
  const saved = JSON.parse(formatSavedMatch({ match: match!, seats, state: savedState() }));
  const lineUp = { ready: { w: ROOKS_FORWARD }, draft: '8/8/3Q4 -' };
  const kept = must(await parseSavedMatch(JSON.stringify({ ...saved, lineUp })));
  useStageAndMatch().open(kept.match, kept.seats, kept);
  const { side, draft, visibleFormation } = useLineUp();
  expect([side, format(draft!), format(visibleFormation('w')!)]).toEqual(['b', '8/8/3Q4 -', ROOKS_FORWARD]);
});

test('formations are kept apart: one against the computer, and one of each side of two people', () => {
  const lastAs = (seats: Seats) => {
    useStageAndMatch().open(Match.start(eleven, { seed: 1, goals: 3 }), seats);
    const { last } = useLineUp();
    return last && format(last);
  };
  const { lineUp } = begun(computer);
  lineUp.place(16, { place: 0 });
  lineUp.place(23, { place: 7 });
  lineUp.ready();
  expect(lastAs(againstComputer(1, 'w'))).toBe(ROOKS_FORWARD);
  expect(lastAs(people)).toBeUndefined();
});

test('it is said that the browser does not keep a formation', () => {
  const { lineUp } = begun();
  const empty = fillStorage();
  lineUp.place(16, { place: 0 });
  lineUp.place(23, { place: 7 });
  expect(useKeeping().showsNotice).toBe(false);
  lineUp.ready();
  empty();
  expect(useKeeping().showsNotice).toBe(true);
});
