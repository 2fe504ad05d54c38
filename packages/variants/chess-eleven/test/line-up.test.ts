import { must, SIDES, type Side } from '@kickmate/board';
import { type Formation, isLinedUp, type LineUp, Match, type PickNumber, pickFrom, seededRandom } from '@kickmate/game';
import { readRecord, writeRecord } from '@kickmate/record';
import { describe, expect, it } from 'vitest';
import { chessEleven, type ElevenPosition } from '../src/index.ts';
import { position } from './referee.ts';

const formations = chessEleven.formations!;
const formation = (text: string): Formation => must(formations.parse(text));

const USUAL = formations.usual();
const CORNER_ROOKS = formation('8/PR1P2RP/1N1KQBPB N');
const SUBSTITUTED = formation('2N2N2/P2PP3/R1BKQB1R P');

/** Black may shoot at an open goal. */
const LONE_KEEPERS = '3k4/8/8/8/8/8/4r3/K7 b e2 mps - 0 9';
const MATE_IN_ONE = '3k4/R7/8/8/8/8/8/1R1K4 w a7 m - 0 9';

const begun = (from?: string) =>
  Match.start(chessEleven, { seed: 1, goals: 9, from: from === undefined ? undefined : position(from) });
/** A match at the start of its second round, after a goal by Black. */
const afterGoal = () => playAll(begun(LONE_KEEPERS), 'e2!e1=G');
/** A match at the start of its second round, after a mate by White. */
const afterMate = () => playAll(begun(MATE_IN_ONE), 'b1b8');
/** A match at the start of its second round, after a void one. */
const afterVoid = () => begun().agreeDraw();

const playAll = (match: Match<ElevenPosition>, texts: string): Match<ElevenPosition> =>
  texts.split(' ').reduce((now, text) => must(now.playText(text)), match);

describe('a line-up', () => {
  it('is where the running round begins', () => {
    const match = must(begun().lineUp({ w: CORNER_ROOKS, b: USUAL }));
    expect(match.position).toEqual(formations.begin('w', { w: CORNER_ROOKS, b: USUAL }));
    expect(match.rounds).toHaveLength(1);
    for (const side of SIDES) expect(formations.of(match.position, side)).toEqual(side === 'w' ? CORNER_ROOKS : USUAL);
  });

  it('may be changed until the kick-off', () => {
    const match = must(must(begun().lineUp({ w: CORNER_ROOKS, b: USUAL })).lineUp({ w: USUAL, b: CORNER_ROOKS }));
    expect(match.position).toEqual(formations.begin('w', { w: USUAL, b: CORNER_ROOKS }));
    const kickedOff = must(match.play(match.actions[0]!));
    expect(kickedOff.lineUp({ w: USUAL, b: USUAL })).toMatchObject({
      ok: false,
      error: { cause: 'late', message: 'the round is being played' },
    });
  });

  it('comes too late when the match is over', () => {
    expect(begun().resign('w').lineUp({ w: USUAL, b: USUAL })).toMatchObject({ ok: false, error: { cause: 'late' } });
  });

  it('is not for a round that begins in a position that was set up', () => {
    expect(begun(LONE_KEEPERS).lineUp({ w: USUAL, b: USUAL })).toMatchObject({
      ok: false,
      error: { cause: 'late', message: 'the round begins in a position that was set up' },
    });
  });

  it('is not for a round that begins with formations that the rules forbid', () => {
    const start = 'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1';
    const kingElsewhere = start.replace('bkqb', 'bqkb').replace('BKQB', 'BQKB');
    const isStart = (text: string) => isLinedUp(formations, chessEleven.text.format, 'w', position(text));
    expect([isStart(start), isStart(kingElsewhere)]).toEqual([true, false]);
    expect(begun(kingElsewhere).lineUp({ w: USUAL, b: USUAL })).toMatchObject({ ok: false, error: { cause: 'late' } });
  });

  it('keeps who kicks off', () => {
    const match = must(afterGoal().lineUp({ w: CORNER_ROOKS, b: CORNER_ROOKS }));
    expect(match).toMatchObject({ side: 'w', round: { kickOff: 'w' }, score: { w: 0, b: 1 } });
    expect(must(afterMate().lineUp({ w: USUAL, b: USUAL })).side).toBe('b');
  });

  it.each<[what: string, lineUp: LineUp, side: Side, rule: string, message: string]>([
    [
      'that is not finished',
      { w: USUAL, b: formation('8/3P4/3K4 N') },
      'b',
      'incomplete',
      "Black's formation: not everybody has a place",
    ],
    [
      'with the king elsewhere',
      { w: formation('5N2/P2PP2P/R1BQKB1R N'), b: USUAL },
      'w',
      'king',
      "White's formation: d1 is the king's",
    ],
    [
      'with a substitute without a goal',
      { w: USUAL, b: SUBSTITUTED },
      'b',
      'substitute',
      "Black's formation: the substitute may play in place of a pawn only after its side has scored",
    ],
    [
      'with unknown pieces',
      { w: { ...USUAL, places: [...USUAL.places.slice(1), 'X'] }, b: USUAL },
      'w',
      'places',
      'K Q',
    ],
    ['of too few places', { w: USUAL, b: { ...USUAL, places: USUAL.places.slice(1) } }, 'b', 'places', '24 places'],
  ])('%s is refused', (_, lineUp, side, rule, message) => {
    const refused = begun().lineUp(lineUp);
    expect(refused).toMatchObject({ ok: false, error: { cause: 'formation', side, fault: { rule } } });
    if (!refused.ok) expect(refused.error.message).toContain(message);
  });
});

describe('the substitute may play', () => {
  const sides = (match: Match<ElevenPosition>) => SIDES.filter((side) => match.maySubstitute(side));

  it.each<[when: string, match: () => Match<ElevenPosition>, allowed: readonly Side[]]>([
    ['not in the first round', () => begun(), []],
    ['not after a void round', afterVoid, []],
    ['after a goal, of the side that scored', afterGoal, ['b']],
    ['after a mate, of the side that mated', afterMate, ['w']],
    ['for one round only', () => afterGoal().agreeDraw(), []],
  ])('%s', (_, begin, allowed) => {
    const match = begin();
    expect(sides(match)).toEqual(allowed);
    for (const side of SIDES) {
      const lineUp: LineUp = { w: USUAL, b: USUAL, [side]: SUBSTITUTED };
      expect(match.lineUp(lineUp).ok).toBe(allowed.includes(side));
    }
  });
});

describe('a live match', () => {
  it('has two halves of five minutes and turns of twenty seconds, as the line-up has', () => {
    expect(chessEleven.liveTime).toEqual({ halfMs: 300_000, turnMs: 20_000 });
    expect(formations.lineUpMs).toBe(20_000);
  });

  it('is lined up anew after half-time, without substitution', () => {
    const match = playAll(
      Match.start(chessEleven, { seed: 1, live: chessEleven.liveTime, from: position(LONE_KEEPERS) }),
      'e2!e1=G',
    );
    expect(match.maySubstitute('b')).toBe(true);
    const second = match.whistle();
    expect(second).toMatchObject({ half: 2, side: 'w' });
    expect(second.position).toEqual(formations.begin('w', { w: USUAL, b: USUAL }));
    expect(second.lineUp({ w: CORNER_ROOKS, b: USUAL }).ok).toBe(true);
    expect(second.lineUp({ w: USUAL, b: SUBSTITUTED }).ok).toBe(false);
  });

  it('without one, two goals win: a match by correspondence', () => {
    expect(chessEleven.match.goals.default).toBe(2);
    expect(playAll(Match.start(chessEleven, { seed: 1, from: position(MATE_IN_ONE) }), 'b1b8').end).toEqual({
      winner: 'w',
      reason: 'goals',
    });
  });
});

describe('undo', () => {
  it('goes to what was played before the line-up, redo brings it back', () => {
    const lined = must(afterGoal().lineUp({ w: CORNER_ROOKS, b: USUAL }));
    const back = lined.undo();
    expect(back).toMatchObject({ side: 'b', score: { w: 0, b: 0 } });
    expect(back.rounds).toHaveLength(1);
    expect(back.redo()).toBe(lined);
  });

  it('of the kick-off leaves the line-up', () => {
    const lined = must(begun().lineUp({ w: CORNER_ROOKS, b: USUAL }));
    expect(lined.canUndo).toBe(false);
    const back = must(lined.play(lined.actions[0]!)).undo();
    expect(back.rounds).toEqual(lined.rounds);
  });
});

/** A random formation that the rules allow. */
function anyFormation(side: Side, maySubstitute: boolean, pick: PickNumber): Formation {
  let formation: Formation = { places: USUAL.places.map(() => undefined) };
  for (let count = pick(12); count > 0; count--) {
    const places = [...formation.places];
    places[pick(places.length)] = Object.keys(formations.squad)[pick(6)]!;
    if (formations.check(side, { places }, maySubstitute).length === 0) formation = { places };
  }
  return formations.complete(formation);
}

/** A match with line-ups, of at most this many random actions. A live one has its half-time if they take long enough. */
function anyMatch(seed: number, actions: number, isLive: boolean): Match<ElevenPosition> {
  const pick = pickFrom(seededRandom(seed));
  let match = Match.start(chessEleven, { seed, ...(isLive ? { live: chessEleven.liveTime } : { goals: 9 }) });
  for (let count = 0; count < actions && !match.end; count++) {
    if (match.round.plies.length === 0 && pick(5) > 0) {
      const [w, b] = SIDES.map((side) => anyFormation(side, match.maySubstitute(side), pick));
      match = must(match.lineUp({ w: w!, b: b! }));
    }
    const spent = isLive ? pick(2_000) : undefined;
    if (spent !== undefined && spent > match.leftMs!) match = match.whistle();
    else if (pick(9) === 0) match = must(match.playByChance({ spent }));
    else match = must(match.play(match.actions[pick(match.actions.length)]!, { spent }));
  }
  return match;
}

describe('a record', () => {
  it.each([false, true])('read back is the match that was written (live: %s)', (isLive) => {
    const kinds = new Set<string | undefined>();
    for (let seed = 0; seed < 6; seed++) {
      const match = anyMatch(seed, 1000, isLive);
      for (const { end } of match.rounds) kinds.add(end?.kind);
      expect(readRecord(chessEleven, writeRecord(match)), `seed ${seed}`).toEqual({ ok: true, value: match });
    }
    const halves = ['half-time', 'full-time'];
    expect([...kinds]).toEqual(expect.arrayContaining(['goal', ...(isLive ? halves : [])]));
  });

  const START = chessEleven.text.format(formations.begin('w', { w: USUAL, b: USUAL }));
  const record = writeRecord(afterGoal());
  const from = (w: Formation, b: Formation) => chessEleven.text.format(formations.begin('w', { w, b }));

  it('of a round that the scorer begins with its substitute is read', () => {
    expect(must(readRecord(chessEleven, record.replace(START, from(CORNER_ROOKS, SUBSTITUTED)))).position).toEqual(
      formations.begin('w', { w: CORNER_ROOKS, b: SUBSTITUTED }),
    );
  });

  it.each<[what: string, fen: string, message: string]>([
    ['with the substitute of the side that conceded', from(SUBSTITUTED, USUAL), "White's formation: the substitute"],
    ['with a pawn missing', from(USUAL, formation('5N2/P2PP3/R1BKQB1R P')), "Black's formation: not everybody"],
    ['with the king elsewhere', START.replace('R1BKQB1R', 'R1BQKB1R'), "White's formation: d1 is the king's"],
    ['with a piece in the middle', START.replace('8/8', '7Q/8').replace('BKQB', 'BK1B'), 'FEN: no kick-off; White'],
    ['with a pawn that has moved', START.replace('a2,', ''), 'R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1'],
    ['of the other side', START.replace(' w ', ' b '), 'or in other formations'],
  ])('of a later round %s is refused', (_, fen, message) => {
    expect(fen).not.toBe(START);
    const read = readRecord(chessEleven, record.replace(START, fen));
    expect(read).toMatchObject({ ok: false, error: { cause: 'illegal', column: 7 } });
    if (!read.ok) {
      expect(record.split('\n')[read.error.line - 1]).toBe(`[FEN "${START}"]`);
      expect(read.error.message).toContain(message);
    }
  });
});
