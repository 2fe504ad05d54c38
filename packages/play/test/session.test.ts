import { must, type Side } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type AnyVariant, Match, type StartArray, type TimeControl } from '@kickmate/game';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  advance,
  apply,
  autoCommand,
  beginSession,
  type Command,
  canRedo,
  canUndo,
  computerCommand,
  computerSeat,
  computerTask,
  dueAt,
  isOver,
  lineUpLeftAt,
  liveClockAt,
  ON_ONE_DEVICE,
  ONLINE,
  PERSON,
  remainingAt,
  restoreSession,
  type Seats,
  type Session,
  type SessionTerms,
  saveSession,
  sidesLiningUp,
  sideToAct,
  TWO_PEOPLE,
  visibleFormation,
} from '../src/index.ts';

const chess = await exampleGame('chess');
const eleven = await exampleGame('chess-eleven');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const CLOCKS: TimeControl = { ms: MINUTE, incrementMs: 2 * SECOND };
const LIVE = { halfMs: MINUTE, turnMs: 20 * SECOND };

/** A session at moment 0. */
function begun(
  variant: AnyVariant,
  {
    terms = ON_ONE_DEVICE,
    seats = TWO_PEOPLE,
    from,
    ...how
  }: {
    terms?: SessionTerms;
    seats?: Seats;
    from?: string;
    time?: TimeControl;
    live?: typeof LIVE;
    goals?: number;
  } = {},
): Session {
  const match = Match.start(variant, { seed: 1, from: from && must(variant.text.parse(from)), ...how });
  return beginSession(match, { seats, terms }, 0);
}

/** The session after commands at a moment. Throws if one is refused. */
const commanded = (session: Session, at: number, ...commands: readonly Command[]): Session =>
  commands.reduce((now, command) => must(apply(now, command, at)), session);

/** The session after actions of the side to act, each at a moment. */
const played = (session: Session, ...actions: readonly (readonly [at: number, text: string])[]): Session =>
  actions.reduce((now, [at, text]) => commanded(now, at, { kind: 'act by text', side: now.match.side, text }), session);

const refusal = (session: Session, command: Command, at = 0): string | undefined => {
  const result = apply(session, command, at);
  return result.ok ? undefined : result.error.why;
};

/** The session after it was stored and read back. */
const reloaded = (session: Session, at: number): Session =>
  restoreSession(session.match, JSON.parse(JSON.stringify(saveSession(session, at))), session, at);

const offer = (side: Side, what: 'draw' | 'takeback'): Command => ({ kind: 'offer', side, what });

describe('clocks', () => {
  test('the side to act spends its time, and gets the increment', () => {
    const session = played(begun(chess, { time: CLOCKS }), [3 * SECOND, 'e2e4']);
    expect(remainingAt(session, 4 * SECOND)).toEqual({ w: 59 * SECOND, b: 59 * SECOND });
    expect(dueAt(session)).toBe(63 * SECOND);
  });

  test('a flag falls at its moment, also if the session advances later', () => {
    const session = advance(begun(chess, { time: CLOCKS }), 10 * MINUTE);
    expect([session.match.end, remainingAt(session, 11 * MINUTE)?.w]).toEqual([{ winner: 'b', reason: 'time' }, 0]);
    expect(refusal(begun(chess, { time: CLOCKS }), { kind: 'act by text', side: 'w', text: 'e2e4' }, MINUTE)).toBe(
      'late',
    );
  });

  test.each<[string, Command]>([
    ['resignation', { kind: 'resign', side: 'w' }],
    ['resignation of the other side', { kind: 'resign', side: 'b' }],
    ['offer of a draw', offer('w', 'draw')],
    ['rest', { kind: 'rest' }],
    ['pause', { kind: 'pause' }],
  ])('the time of the turn stays spent after a %s', (_, command) => {
    const session = commanded(begun(chess, { time: CLOCKS }), 20 * SECOND, command);
    expect(remainingAt(session, 20 * SECOND)).toEqual({ w: 40 * SECOND, b: MINUTE });
    expect(remainingAt(reloaded(session, 20 * SECOND), 20 * SECOND)).toEqual({ w: 40 * SECOND, b: MINUTE });
  });

  test('a resignation that is taken back goes on in the same turn', () => {
    const given = commanded(begun(chess, { time: CLOCKS }), 20 * SECOND, { kind: 'resign', side: 'w' });
    const session = commanded(given, 50 * SECOND, { kind: 'undo', side: 'w' });
    expect(remainingAt(session, 51 * SECOND)?.w).toBe(39 * SECOND);
  });

  test('the clocks rest while nobody looks, but only at one device', () => {
    const session = commanded(begun(chess, { time: CLOCKS }), 2 * SECOND, { kind: 'rest' });
    expect([dueAt(session), remainingAt(session, MINUTE)?.w]).toEqual([undefined, 58 * SECOND]);
    expect(remainingAt(commanded(session, MINUTE, { kind: 'wake' }), MINUTE + SECOND)?.w).toBe(57 * SECOND);
    expect(refusal(begun(chess, { terms: ONLINE }), { kind: 'rest' })).toBe('clocksRun');
  });

  test("the computer's clock rests while its answer waits", () => {
    const seats = { w: computerSeat(3), b: PERSON };
    const held = commanded(begun(chess, { time: CLOCKS, seats }), 5 * SECOND, { kind: 'hold' });
    const session = played(held, [9 * SECOND, 'e2e4']);
    expect(remainingAt(session, 10 * SECOND)).toEqual({ w: 57 * SECOND, b: 59 * SECOND });
  });

  test.each<[string, readonly Command[]]>([
    ['a pause', [{ kind: 'pause' }, { kind: 'resume' }]],
    ['a rest', [{ kind: 'rest' }, { kind: 'wake' }]],
    ['an offer', [offer('b', 'draw'), { kind: 'decline', side: 'w', what: 'draw' }]],
    ['a change of the seat', [{ kind: 'seat', side: 'w', seat: PERSON }]],
  ])('its clock runs again when the answer that waited was dropped by %s', (_, commands) => {
    const session = begun(chess, { time: CLOCKS, seats: { w: computerSeat(3), b: PERSON } });
    const held = commanded(session, 5 * SECOND, { kind: 'hold' });
    const after = commanded(held, 9 * SECOND, ...commands);
    expect([dueAt(after), remainingAt(after, 10 * SECOND)?.w]).toEqual([64 * SECOND, 54 * SECOND]);
  });

  test('a hold stays while the same answer waits, and is refused while none does', () => {
    const seats = { w: computerSeat(3), b: PERSON };
    const held = commanded(begun(chess, { time: CLOCKS, seats }), 5 * SECOND, { kind: 'hold' });
    const woken = commanded(held, 6 * SECOND, { kind: 'wake' });
    expect([woken.isHeld, dueAt(woken)]).toEqual([true, undefined]);
    expect(refusal(begun(chess, { time: CLOCKS }), { kind: 'hold' })).toBe('nothingToHold');
  });
});

describe('a live match', () => {
  const start = () => commanded(begun(eleven, { live: LIVE }), 0, ...(['w', 'b'] as const).map(skip));
  const skip = (side: Side): Command => ({ kind: 'skip line-up', side });

  test('its clock runs for both sides, and each turn has its time', () => {
    const session = played(start(), [5 * SECOND, 'f3d4']);
    expect(liveClockAt(session, 9 * SECOND)).toEqual({ half: 1, halfLeftMs: 51 * SECOND, turnLeftMs: 11 * SECOND });
  });

  test('chance finishes a turn whose time is over, and the next turn begins at that moment', () => {
    const session = advance(played(start(), [5 * SECOND, 'f3d4']), 21 * SECOND);
    expect([session.match.round.plies.length, sideToAct(session)]).toEqual([2, 'b']);
    expect(liveClockAt(session, 21 * SECOND)).toEqual({ half: 1, halfLeftMs: 39 * SECOND, turnLeftMs: 19 * SECOND });
  });

  test('the whistle ends a half, after which both sides line up again, and then the match', () => {
    const half = advance(start(), 60 * SECOND);
    expect([half.match.half, sidesLiningUp(half), liveClockAt(half, 60 * SECOND)?.halfLeftMs]).toEqual([
      2,
      ['b'],
      MINUTE,
    ]);
    const ready = commanded(half, 70 * SECOND, skip('b'), skip('w'));
    expect(advance(ready, 130 * SECOND).match.end).toEqual({ reason: 'goals' });
  });

  test('after a resignation within a turn its clock shows what was left of the turn', () => {
    const session = commanded(played(start(), [5 * SECOND, 'f3d4']), 9 * SECOND, { kind: 'resign', side: 'w' });
    expect(liveClockAt(session, 30 * SECOND)).toEqual({ half: 1, halfLeftMs: 51 * SECOND, turnLeftMs: 11 * SECOND });
  });

  test('after the last whistle its clock shows what was left of the turn', () => {
    const lined = (session: Session, at: number) => commanded(session, at, ...sidesLiningUp(session).map(skip));
    const first = begun(eleven, { live: { ...LIVE, halfMs: 50 * SECOND }, terms: ONLINE });
    const second = lined(advance(lined(first, 0), 50 * SECOND), 50 * SECOND);
    const over = advance(second, 100 * SECOND);
    expect([over.match.end, liveClockAt(over, 110 * SECOND)]).toEqual([
      { reason: 'goals' },
      { half: 2, halfLeftMs: 0, turnLeftMs: 10 * SECOND },
    ]);
  });

  test('it has no undo', () => {
    const session = played(start(), [5 * SECOND, 'f3d4']);
    expect([canUndo(session), refusal(session, { kind: 'undo', side: 'w' }, 6 * SECOND)]).toEqual([false, 'isLive']);
  });
});

describe('lining up', () => {
  const { format, usual, sensible, of } = eleven.formations!;
  const [, other] = sensible(false);
  const text = format(other!);
  /** Two actions from a goal. */
  const NEAR_GOAL = 'k7/2Q5/8/8/8/8/8/1R1K4 w b1 mps - 3 9';
  const ready = (side: Side, formation?: string): Command => ({ kind: 'ready', side, formation });

  test('people at one device line up one after the other', () => {
    const session = begun(eleven);
    expect([sidesLiningUp(session), visibleFormation(session, 'b')]).toEqual([['w'], undefined]);
    expect(refusal(session, ready('b'))).toBe('otherLinesUp');
    const second = commanded(session, 0, ready('w', text));
    expect([sidesLiningUp(second), visibleFormation(second, 'w')]).toEqual([['b'], other]);
    const round = commanded(second, 0, { kind: 'skip line-up', side: 'b' });
    expect([sidesLiningUp(round), format(of(round.match.round.start, 'w'))]).toEqual([[], text]);
    expect(round.lastFormations).toEqual({ w: text });
  });

  test('people far apart line up together, and see each other only in a live match', () => {
    const live = begun(eleven, { terms: ONLINE, live: LIVE });
    const drafted = commanded(live, 0, { kind: 'draft', side: 'b', formation: text });
    expect([sidesLiningUp(drafted), visibleFormation(drafted, 'b')]).toEqual([['w', 'b'], other]);
    const slow = commanded(begun(eleven, { terms: ONLINE }), 0, ready('b', text));
    expect([sidesLiningUp(slow), visibleFormation(slow, 'b')]).toEqual([['w'], undefined]);
  });

  test('drafts are completed when the time is over', () => {
    const empty = '8/8/R7 -';
    const together = commanded(begun(eleven, { terms: ONLINE, live: LIVE }), 0, {
      kind: 'draft',
      side: 'b',
      formation: empty,
    });
    expect(lineUpLeftAt(together, SECOND)).toBe(19 * SECOND);
    const begins = advance(together, 20 * SECOND);
    expect([sidesLiningUp(begins), format(of(begins.match.round.start, 'w'))]).toEqual([[], format(usual())]);
    const apart = advance(begun(eleven, { live: LIVE }), 20 * SECOND);
    expect([sidesLiningUp(apart), lineUpLeftAt(apart, 25 * SECOND)]).toEqual([['b'], 15 * SECOND]);
  });

  test('online with clocks its time is limited too, whatever the round; without clocks it is not', () => {
    const session = begun(eleven, { terms: ONLINE, time: CLOCKS });
    expect([lineUpLeftAt(session, SECOND), dueAt(session)]).toEqual([19 * SECOND, 20 * SECOND]);
    const round = advance(commanded(session, SECOND, ready('b', text)), 20 * SECOND);
    expect([sidesLiningUp(round), format(of(round.match.round.start, 'b'))]).toEqual([[], text]);
    expect(remainingAt(round, 21 * SECOND)).toEqual({ w: 59 * SECOND, b: MINUTE });
    expect(dueAt(begun(eleven, { terms: ONLINE }))).toBeUndefined();
    expect(dueAt(begun(eleven, { time: CLOCKS }))).toBeUndefined();
    const scoring = begun(eleven, { terms: ONLINE, time: CLOCKS, from: NEAR_GOAL, goals: 5 });
    expect(dueAt(played(scoring, [0, 'c7b7'], [0, 'end']))).toBe(20 * SECOND);
  });

  test.each(['8/8/R7 -', '8/8/8 -', 'KKKKKKKK/8/8 -'])(
    'the draft %s of a person whose seat the computer takes is not its own',
    (draft) => {
      const session = commanded(begun(eleven, { terms: ONLINE, live: LIVE }), 0, {
        kind: 'draft',
        side: 'w',
        formation: draft,
      });
      const taken = commanded(session, 0, { kind: 'seat', side: 'w', seat: computerSeat(2) });
      expect(computerTask(taken, 0)).toMatchObject({ kind: 'line up', side: 'w', isSecondLook: false });
      expect(sidesLiningUp(commanded(taken, 0, ready('b')))).toEqual([]);
      expect(sidesLiningUp(advance(taken, 20 * SECOND))).toEqual([]);
    },
  );

  test("an unfinished formation among the computer's own is completed", () => {
    const session = begun(eleven, { seats: { w: PERSON, b: computerSeat(2) } });
    const drafted = commanded(session, 0, { kind: 'draft', side: 'b', formation: '8/8/R7 -' });
    expect(sidesLiningUp(commanded(drafted, 0, ready('w')))).toEqual([]);
  });

  test('a person who takes the seat of the computer has a formation to begin with', () => {
    const session = begun(eleven, { seats: { w: PERSON, b: computerSeat(2) } });
    const taken = commanded(session, 0, { kind: 'seat', side: 'b', seat: PERSON });
    expect(taken.lineUp?.drafts.b).toEqual(usual());
  });

  test('a formation that breaks a rule is refused, and the cause names the rule', () => {
    const session = begun(eleven);
    expect(refusal(session, ready('w', '8/8/8 -'))).toBe('incomplete');
    expect(refusal(session, { kind: 'draft', side: 'w', formation: 'nonsense' })).toBe('illegal');
    expect(refusal(session, { kind: 'act', side: 'w', action: 0 })).toBe('lineUpFirst');
  });

  test.each<[string, Command]>([
    ['a draft', { kind: 'draft', side: 'w', formation: text }],
    ['a formation', ready('w', text)],
    ['the usual formation', { kind: 'skip line-up', side: 'w' }],
  ])('%s is refused while nobody lines up', (_, command) => {
    const round = commanded(begun(eleven), 0, ready('w'), ready('b'));
    expect([refusal(round, command), refusal(begun(chess), command)]).toEqual(['nobodyLinesUp', 'nobodyLinesUp']);
  });

  test('a line-up is stored with its drafts', () => {
    const half = commanded(begun(eleven), 0, ready('w', text), { kind: 'draft', side: 'b', formation: '8/8/3Q4 -' });
    const again = reloaded(half, 0);
    expect([sidesLiningUp(again), format(again.lineUp!.drafts.b!), visibleFormation(again, 'w')]).toEqual([
      ['b'],
      '8/8/3Q4 -',
      other,
    ]);
  });

  test('a round is lined up once, also if its first action is stored and then taken back', () => {
    const lined = commanded(begun(eleven), 0, ready('w'), ready('b'));
    const session = reloaded(played(lined, [0, 'f3d4']), 0);
    const back = commanded(session, 0, { kind: 'undo', side: 'w' });
    expect([back.match.round.plies.length, sidesLiningUp(back)]).toEqual([0, []]);
    expect(sidesLiningUp(reloaded(back, 0))).toEqual([]);
  });

  test('a redo returns to the line-up that an undo left', () => {
    const mate = begun(eleven, { from: NEAR_GOAL, goals: 5 });
    const scored = commanded(played(mate, [0, 'c7b7'], [0, 'end']), 0, { kind: 'skip line-up', side: 'b' });
    expect(sidesLiningUp(scored)).toEqual(['w']);
    const back = commanded(scored, 0, { kind: 'undo', side: 'w' });
    expect([sidesLiningUp(back), canRedo(back)]).toEqual([[], true]);
    expect(sidesLiningUp(commanded(back, 0, { kind: 'redo', side: 'w' }))).toEqual(['w']);
    expect(commanded(back, 0, { kind: 'resign', side: 'w' }).undoneLineUp).toBeUndefined();
  });

  test('a custom start has no line-up, even if its formations break a rule', () => {
    const from = 'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BQKB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1';
    expect(sidesLiningUp(begun(eleven, { from }))).toEqual([]);
    const array = { ...eleven.arrays?.[0], id: 'any', isStart: () => true } as StartArray<unknown>;
    expect(sidesLiningUp(begun({ ...eleven, arrays: [array] }, { from }))).toEqual([]);
  });
});

describe('offers', () => {
  let session: Session;
  beforeEach(() => {
    session = played(begun(chess, { terms: ONLINE, time: CLOCKS }), [SECOND, 'e2e4'], [2 * SECOND, 'e7e5']);
  });

  test('only the other side can accept a draw', () => {
    const offered = commanded(session, 0, offer('b', 'draw'));
    expect(refusal(offered, { kind: 'accept', side: 'b', what: 'draw' })).toBe('otherAnswers');
    expect(refusal(offered, offer('b', 'draw'))).toBe('isOffered');
    expect(commanded(offered, 0, { kind: 'accept', side: 'w', what: 'draw' }).match.round.end?.kind).toBe('agreement');
    expect(commanded(offered, 0, offer('w', 'draw')).match.end).toBeDefined();
  });

  test('a declined offer can be made again after an action', () => {
    const declined = commanded(session, 0, offer('b', 'draw'), { kind: 'decline', side: 'w', what: 'draw' });
    expect(refusal(declined, offer('b', 'draw'))).toBe('wasDeclined');
    expect(refusal(played(declined, [3 * SECOND, 'd2d4']), offer('b', 'draw'))).toBeUndefined();
  });

  test('an offer stays when its own side acts, and ends when the other side acts', () => {
    const offered = commanded(session, 0, offer('w', 'draw'));
    const own = played(offered, [3 * SECOND, 'd2d4']);
    expect(own.offers.draw?.by).toBe('w');
    expect(played(own, [4 * SECOND, 'd7d5']).offers.draw).toBeUndefined();
  });

  test("a takeback returns to the side's last decision, and gives no time", () => {
    const at = 10 * SECOND;
    const left = remainingAt(session, at)!;
    const back = commanded(session, at, offer('w', 'takeback'), { kind: 'accept', side: 'b', what: 'takeback' });
    expect(back.match.round.plies.length).toBe(0);
    const now = remainingAt(back, at)!;
    expect(now.w <= left.w && now.b <= left.b).toBe(true);
    expect(refusal(back, offer('w', 'takeback'), at)).toBe('nothingPlayed');
    expect(refusal(back, { kind: 'undo', side: 'w' }, at)).toBe('mustAgree');
    const stays = played(back, [at + SECOND, 'e2e4']);
    expect(remainingAt(stays, at + SECOND)!.w).toBe(now.w - SECOND + CLOCKS.incrementMs);
    expect(refusal(begun(chess), offer('w', 'takeback'))).toBe('needsNoAgreement');
  });

  test('play goes on after an offer was withdrawn', () => {
    const withdrawn = commanded(session, 0, offer('w', 'draw'), { kind: 'withdraw', side: 'w', what: 'draw' });
    expect(played(withdrawn, [3 * SECOND, 'd2d4']).offers).toEqual({});
  });
});

describe('ends and refusals', () => {
  test('a match can be called off only before both sides have acted', () => {
    const session = begun(chess, { terms: ONLINE });
    const off = commanded(session, 0, { kind: 'abort', side: 'b' });
    expect([isOver(off), sideToAct(off), refusal(off, { kind: 'resign', side: 'w' })]).toEqual([
      true,
      undefined,
      'over',
    ]);
    expect(refusal(played(session, [0, 'e2e4'], [0, 'e7e5']), { kind: 'abort', side: 'w' })).toBe('bothActed');
  });

  test('the computer goes on for a person who has left, also during a line-up', () => {
    const session = begun(eleven, { terms: ONLINE });
    const alone = commanded(session, 0, { kind: 'ready', side: 'b' });
    const taken = commanded(alone, 0, { kind: 'seat', side: 'w', seat: computerSeat(2) });
    expect(sidesLiningUp(taken)).toEqual([]);
    expect(computerTask(taken, 0)).toMatchObject({ kind: 'act', side: 'w', level: 2 });
  });

  test('an action out of turn, against the rules or with a chosen outcome is refused', () => {
    const session = begun(chess);
    expect(refusal(session, { kind: 'act by text', side: 'b', text: 'e7e5' })).toBe('otherTurn');
    expect(refusal(session, { kind: 'act by text', side: 'w', text: 'e2e5' })).toBe('illegal');
    expect(refusal(session, { kind: 'claim', side: 'w' })).toBe('noClaim');
  });
});

describe('the computer', () => {
  const seats = { w: PERSON, b: computerSeat(4) };
  const result = { depth: 1, selectiveDepth: 1, nodes: 1, ms: 1, hashFull: 0, backend: 'rules' } as const;
  const found = (best: string, value: number) => ({
    ...result,
    best,
    lines: [{ score: { kind: 'points', value } as const, actions: [best] }],
  });

  test('has a task only in its turn, and its answer is a command', () => {
    const start = begun(chess, { seats });
    expect(computerTask(start, 0)).toBeUndefined();
    const session = played(start, [0, 'e2e4']);
    const task = computerTask(session, 0)!;
    expect(task).toMatchObject({ kind: 'act', side: 'b', request: { level: 4, actions: ['e2e4'], book: true } });
    const command = computerCommand(session, task, found('e7e5', 0))!;
    expect(sideToAct(commanded(session, 0, command))).toBe('w');
    expect(computerCommand(session, task, undefined)).toBeUndefined();
  });

  test.each([
    [30, 'accept'],
    [-30, 'decline'],
  ] as const)('with %i for the person in a custom start, it says %s', (value, kind) => {
    const session = commanded(begun(chess, { seats, from: '4k3/7p/8/8/8/8/P7/4K3 w - - 0 1' }), 0, offer('w', 'draw'));
    const task = computerTask(session, 0)!;
    expect(task).toMatchObject({ kind: 'answer offer', what: 'draw', side: 'b' });
    expect(computerCommand(session, task, found('e1e2', value))).toEqual({ kind, side: 'b', what: 'draw' });
  });

  test('an undo takes back its last action together with the action that it answered', () => {
    const session = played(begun(chess, { seats }), [0, 'e2e4'], [0, 'e7e5'], [0, 'd2d4'], [0, 'd7d5']);
    const back = commanded(session, 0, { kind: 'undo', side: 'w' });
    expect([back.match.round.plies.length, canRedo(back)]).toEqual([2, true]);
  });

  test('an undo takes back a whole turn when history has ended the match in the middle of it', () => {
    const short: AnyVariant = {
      ...eleven,
      match: { ...eleven.match, voidRounds: 1 },
      endByHistory: (plies) => (plies.length === 2 ? { kind: 'void', title: 'Void', goals: 0 } : undefined),
    };
    const start = begun(short, { seats, from: '4k3/8/8/8/8/8/2K5/R7 w a8 MPS - 0 12' });
    const session = played(start, [0, 'a8>a1'], [0, 'a1d1']);
    expect([isOver(session), session.match.side]).toEqual([true, 'w']);
    const back = commanded(session, 0, { kind: 'undo', side: 'w' });
    expect(back.match.round.plies).toEqual([]);
  });

  test('pauses after an undo when it plays both sides', () => {
    const watched = { w: computerSeat(1), b: computerSeat(1) };
    const session = played(begun(chess, { seats: watched }), [0, 'e2e4']);
    const back = commanded(session, 0, { kind: 'undo', side: 'w' });
    expect([back.isPaused, computerTask(back, 0)]).toEqual([true, undefined]);
    expect(computerTask(commanded(back, 0, { kind: 'resume' }), 0)).toMatchObject({ kind: 'act', side: 'w' });
  });

  test("lines up, and sees the person's formation in a live match", () => {
    const session = begun(eleven, { seats, live: LIVE });
    const task = computerTask(session, 0)!;
    expect(task).toMatchObject({ kind: 'line up', side: 'b', isSecondLook: false });
    const { format, sensible } = eleven.formations!;
    const [, other] = sensible(false);
    const drafted = commanded(session, 0, computerCommand(session, task, other)!);
    expect(visibleFormation(drafted, 'b')).toEqual(other);
    const second = computerTask(drafted, 0)!;
    expect(second).toMatchObject({ kind: 'line up', isSecondLook: true });
    expect(second.request).toBeUndefined();
    const ready = commanded(drafted, 0, computerCommand(drafted, second, undefined)!);
    expect(computerTask(ready, 0)).toBeUndefined();
    const round = commanded(ready, 0, { kind: 'ready', side: 'w' });
    expect(format(eleven.formations!.of(round.match.round.start, 'b'))).toBe(format(other!));
  });
});

describe('the computer lines up without seeing a formation that is hidden', () => {
  const { format, sensible, usual } = eleven.formations!;
  const [, hidden, next] = sensible(false).map(format) as [string, string, string];
  const seats = { w: PERSON, b: computerSeat(2) };

  test.each([
    ['far apart', ONLINE],
    ['at one device', ON_ONE_DEVICE],
  ])('%s', (_, terms) => {
    const drafted = commanded(begun(eleven, { seats, terms }), 0, { kind: 'draft', side: 'w', formation: hidden });
    expect(visibleFormation(drafted, 'w')).toBeUndefined();
    const task = computerTask(drafted, 0)!;
    expect(task.kind === 'line up' && task.request!.other).toEqual(usual());
  });

  test('it knows the formation of the round before, and in a live match the present one', () => {
    const later = { ...begun(eleven, { seats, terms: ONLINE }), lastFormations: { w: next } };
    const task = computerTask(commanded(later, 0, { kind: 'draft', side: 'w', formation: hidden }), 0)!;
    expect(task.kind === 'line up' && format(task.request!.other)).toBe(next);
    const live = begun(eleven, { seats, terms: ONLINE, live: LIVE });
    const seen = computerTask(commanded(live, 0, { kind: 'draft', side: 'w', formation: hidden }), 0)!;
    expect(seen.kind === 'line up' && format(seen.request!.other)).toBe(hidden);
  });
});

describe('automatic moves', () => {
  const tiles = ['..#x', 'k.D.', '..##'];
  const map = {
    name: 'Escape',
    size: [4, 3] as const,
    tiles,
    placement: '4/4/K3',
    pieces: {},
    objective: 'reach' as const,
  };

  test('a piece goes on to a far square, and a side without pieces passes', async () => {
    const { maps } = await exampleGame('chesslike');
    const start = begun(must(maps!.on(maps!.format(map))));
    let session = commanded(start, 0, { kind: 'go', side: 'w', from: 0, to: 11 });
    for (let command = autoCommand(session); command; command = autoCommand(session))
      session = commanded(session, 0, command);
    const { variant, round } = session.match;
    expect(round.plies.map((ply) => variant.text.formatAction(ply)).join(' ')).toBe(
      'a1a2 pass a2b1 pass b1c2 pass c2d3',
    );
    expect([session.match.end?.winner, session.route]).toEqual(['w', undefined]);
  });
});
