import { must } from '@kickmate/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGREEMENT, draw, Match, packAction, seededRandom } from '../src/index.ts';
import { anyMatch, anyPicks, matchFrom, newMatch, playAll, playPicks, scoreGoal, VOID } from './help.ts';
import { tugOfWar } from './tug-of-war.ts';

const HEAVE = tugOfWar.actions({ ball: 2, side: 'w', left: 2 })[1]!;

/** `count` void rounds. */
const voids = (match: ReturnType<typeof newMatch>, count: number) =>
  Array.from({ length: count }).reduce<typeof match>((now) => playAll(now, VOID), match);

describe('a new match', () => {
  test('is at its first kick-off', () => {
    const match = newMatch();
    expect(match).toMatchObject({ goals: 2, side: 'w', score: { w: 0, b: 0 }, end: undefined, last: undefined });
    expect(match.rounds).toEqual([{ kickOff: 'w', start: match.position, plies: [] }]);
    expect(match).toMatchObject({ canUndo: false, canRedo: false });
    expect(match.undo()).toBe(match);
    expect(match.redo()).toBe(match);
  });

  test('may be kicked off by Black and played to another score', () => {
    expect(newMatch({ kickOff: 'b', goals: 5 })).toMatchObject({ side: 'b', goals: 5 });
  });

  test.each([0, 6, 1.5, Number.NaN])('cannot be played to %d goals', (goals) => {
    expect(() => newMatch({ goals })).toThrow(RangeError);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('has no luck from seed %d', (seed) => {
    expect(() => newMatch({ seed })).toThrow(RangeError);
  });

  test.each(['x', 'W', '', null, 0])('cannot be kicked off by %j', (kickOff) => {
    expect(() => newMatch({ kickOff: kickOff as 'w' })).toThrow(RangeError);
  });

  test('begins from a start drawn by its weight', () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 6000; seed++) counts[newMatch({ seed }).position.ball]!++;
    // Weights 1 2 2 1; the standard deviation of each count is below 37.
    for (const [index, mean] of [1000, 2000, 2000, 1000].entries())
      expect(Math.abs(counts[index]! - mean), `${counts}`).toBeLessThan(150);
  });
});

describe('playing', () => {
  test('gives another match and leaves the old one as it was', () => {
    const match = newMatch();
    const played = playAll(match, 'rest');
    expect(match.round.plies).toEqual([]);
    expect(played.round.plies).toHaveLength(1);
    expect(played.last).toEqual({ before: match.position, action: match.actions[2], after: played.position });
  });

  test('asks the position who is to act: a turn may be several actions', () => {
    let match = matchFrom(2);
    let sides: string = match.side;
    for (const text of ['rest', 'step', 'rest', 'slip', 'rest', 'step']) {
      match = playAll(match, text);
      sides += match.side;
    }
    expect(sides).toBe('wwbwwbw');
  });

  test('an action that the referee does not list is refused', () => {
    const match = newMatch();
    for (const action of [packAction(0, 0, 4), packAction(1, 0), -1, 0.5, Number.NaN])
      expect(match.play(action)).toMatchObject({ ok: false, error: { cause: 'illegal', field: 'action', at: 0 } });
    expect(match.playText('push')).toMatchObject({ ok: false, error: { cause: 'illegal', field: 'action' } });
    expect(match.playText('step@1')).toMatchObject({ ok: false, error: { cause: 'illegal', field: 'outcome' } });
  });

  test('nobody lines up where there are no formations', () => {
    const nobody = { places: [] };
    expect(newMatch().lineUp({ w: nobody, b: nobody })).toMatchObject({ ok: false, error: { cause: 'none' } });
  });

  test('an outcome that chance cannot bring is refused even if the variant reads it', () => {
    const parseAction = () => ({ ok: true as const, value: { action: HEAVE, outcome: 7 } });
    const lenient = { ...tugOfWar, text: { ...tugOfWar.text, parseAction } };
    const match = Match.start(lenient, { seed: 1 });
    expect(match.playText('heave@7')).toMatchObject({ ok: false, error: { cause: 'illegal', field: 'outcome' } });
  });

  test('nothing can be played in a match that is over', () => {
    const over = newMatch().resign('b');
    expect(over.actions).toEqual([]);
    expect(over.play(HEAVE)).toMatchObject({ ok: false, error: { cause: 'illegal' } });
    expect(over.playText('rest')).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('match is over') },
    });
  });
});

describe('chance', () => {
  test('is drawn from seed, round and ply', () => {
    for (let seed = 0; seed < 50; seed++) {
      const start = playAll(newMatch({ seed }), `${VOID} rest`);
      const drawn = draw(seededRandom(seed, 1, 1), tugOfWar.chance(start.position, HEAVE)).outcome;
      expect(must(start.play(HEAVE)).rounds[1]!.plies[1]!.outcome).toBe(drawn);
      expect(must(start.playText('heave')).rounds[1]!.plies[1]!.outcome).toBe(drawn);
    }
  });

  test('is the same after undo, whatever was played in between', () => {
    const before = playAll(newMatch({ seed: 7 }), 'rest');
    const once = must(before.play(HEAVE));
    const detour = playAll(playAll(before, 'rest').undo(), 'heave');
    expect(detour.last).toEqual(once.last);
  });

  test('an outcome in the text is taken as given', () => {
    for (const outcome of [0, 1, 2]) expect(playAll(matchFrom(1), `heave@${outcome}`).position.ball).toBe(1 + outcome);
  });

  test('where there is none, a ply has no outcome', () => {
    expect(playAll(newMatch(), 'rest').last!.outcome).toBeUndefined();
  });
});

describe('after a round', () => {
  test('the side that conceded kicks off', () => {
    expect(scoreGoal(newMatch(), 'w')).toMatchObject({ score: { w: 1, b: 0 }, side: 'b' });
    expect(scoreGoal(newMatch(), 'b')).toMatchObject({ score: { w: 0, b: 1 }, side: 'w' });
    expect(scoreGoal(newMatch({ kickOff: 'b' }), 'w')).toMatchObject({ score: { w: 1, b: 0 }, side: 'b' });
  });

  test('an own goal counts for the other side, which does not kick off', () => {
    let match = newMatch();
    while (match.rounds.length === 1) match = playAll(match, match.side === 'w' ? 'slip' : 'rest');
    expect(match.rounds[0]!.end).toEqual({ kind: 'goal', title: 'Own goal', winner: 'b', goals: 1 });
    expect(match).toMatchObject({ score: { w: 0, b: 1 }, side: 'w' });
  });

  test('that was void the other side kicks off', () => {
    const once = playAll(newMatch(), VOID);
    expect(once.rounds[0]!.end).toEqual({ kind: 'rest', title: 'Nobody pulls', goals: 0 });
    expect(once).toMatchObject({ score: { w: 0, b: 0 }, side: 'b' });
    expect(playAll(once, VOID).side).toBe('w');
  });

  test('the next one begins from a start of its own', () => {
    const balls = voids(newMatch({ seed: 3 }), 9).rounds.map(({ start }) => start.ball);
    expect(balls).toHaveLength(10);
    expect(new Set(balls).size).toBeGreaterThan(1);
    expect(voids(newMatch({ seed: 3 }), 9).rounds.map(({ start }) => start.ball)).toEqual(balls);
  });

  test('the last ply is still known', () => {
    const match = playAll(newMatch(), VOID);
    expect(match.round.plies).toEqual([]);
    expect(match.last).toBe(match.rounds[0]!.plies.at(-1));
  });
});

describe('the end', () => {
  test('comes with the goals that were agreed on', () => {
    const match = scoreGoal(scoreGoal(scoreGoal(newMatch(), 'b'), 'w'), 'b');
    expect(match).toMatchObject({ score: { w: 1, b: 2 }, end: { winner: 'b', reason: 'goals' }, actions: [] });
    expect(match.rounds).toHaveLength(3);
    expect(match.round.end).toBeDefined();
  });

  test('comes with ten void rounds in a row: level is a draw', () => {
    expect(voids(newMatch(), 9).end).toBeUndefined();
    const match = voids(newMatch(), 10);
    expect(match.end).toEqual({ reason: 'voids' });
    expect(match.rounds).toHaveLength(10);
  });

  test('or more goals win', () => {
    expect(voids(scoreGoal(newMatch(), 'b'), 10).end).toEqual({ winner: 'b', reason: 'voids' });
  });

  test('does not come with ten void rounds that are not in a row', () => {
    expect(voids(scoreGoal(voids(newMatch(), 9), 'w'), 9).end).toBeUndefined();
  });

  test('never comes with void rounds where the game has no such limit', () => {
    const { voidRounds: _, ...match } = tugOfWar.match;
    const patient = Match.start({ ...tugOfWar, match }, { seed: 1 });
    expect(playAll(patient, Array(20).fill(VOID).join(' ')).end).toBeUndefined();
  });

  test('comes when a side resigns, at any time', () => {
    expect(newMatch().resign('b').end).toEqual({ winner: 'w', reason: 'resigned' });
    expect(scoreGoal(newMatch(), 'w').resign('w')).toMatchObject({
      end: { winner: 'b', reason: 'resigned' },
      resigned: 'w',
      score: { w: 1, b: 0 },
    });
  });

  test('cannot be resigned away', () => {
    const over = voids(newMatch(), 10);
    expect(over.resign('w')).toBe(over);
    const resigned = newMatch().resign('w');
    expect(resigned.resign('b')).toBe(resigned);
  });
});

describe('undo and redo', () => {
  test('go back and forth by one ply, across rounds', () => {
    const match = playAll(newMatch(), VOID);
    const back = match.undo();
    expect(back.rounds).toHaveLength(1);
    expect(back.round).toEqual({
      kickOff: 'w',
      start: match.rounds[0]!.start,
      plies: match.rounds[0]!.plies.slice(0, 2),
    });
    expect(back.redo()).toBe(match);
  });

  test('playing forgets what was undone', () => {
    const match = playAll(newMatch(), 'rest rest').undo();
    expect(match.canRedo).toBe(true);
    expect(playAll(match, 'rest').canRedo).toBe(false);
    expect(match.resign('w').canRedo).toBe(false);
  });

  test('a resignation is taken back first', () => {
    const match = playAll(newMatch(), 'rest');
    const back = match.resign('w').undo();
    expect(back).toMatchObject({ end: undefined, resigned: undefined });
    expect(back.rounds).toEqual(match.rounds);
    expect(back.redo().end).toEqual({ winner: 'b', reason: 'resigned' });
    expect(newMatch().resign('w').canUndo).toBe(true);
  });

  test('take any match to its kick-off and back, meeting the same luck', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        let now = match;
        const { rounds, resigned, flagged } = match;
        const settled = rounds.filter((round) => round.endedBy);
        const steps = rounds.flatMap(({ plies }) => plies).length + settled.length + (resigned || flagged ? 1 : 0);
        for (let step = 0; step < steps; step++) now = now.undo();
        expect(now).toMatchObject({ canUndo: false, canRedo: steps > 0 });
        expect(now.rounds).toEqual(newMatch({ ...match, kickOff: match.rounds[0]!.kickOff }).rounds);
        expect(now.clocks).toEqual(match.time && { w: match.time.ms, b: match.time.ms });
        for (let step = 0; step < steps; step++) now = now.redo();
        expect(now).toBe(match);
      }),
    );
  });
});

test('the match of some rounds begins no other round, and nothing can be played after its last one has ended', () => {
  const { variant, goals, seed, rounds } = scoreGoal(newMatch({ goals: 5 }), 'w');
  const shown = Match.ofRounds({ variant, goals, seed, rounds: rounds.slice(0, 1) });
  expect([shown.rounds.length, shown.end, shown.actions]).toEqual([1, undefined, []]);
  expect(Match.restore({ variant, goals, seed, rounds: rounds.slice(0, 1) }).rounds).toHaveLength(2);
});

test('a match of any picks holds what it promises', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const { rounds, variant, goals } = match;
      for (const [index, { kickOff, start, plies, end, endedBy }] of rounds.entries()) {
        const previous = rounds[index - 1];
        if (previous) expect(kickOff === (previous.end!.winner ?? previous.kickOff)).toBe(false);
        expect(variant.side(start)).toBe(kickOff);
        for (const [number, { before, action, outcome, after }] of plies.entries()) {
          expect(before).toBe(plies[number - 1]?.after ?? start);
          expect(variant.actions(before)).toContain(action);
          expect(after).toEqual(variant.play(before, action, outcome));
        }
        const ruled = plies.length > 0 ? (variant.end(plies.at(-1)!.after) ?? variant.endByHistory(plies)) : undefined;
        expect(end).toEqual(endedBy ? AGREEMENT : ruled);
        const isDecided = match.end !== undefined && !match.resigned && !match.flagged;
        expect(end !== undefined).toBe(index < rounds.length - 1 || isDecided);
      }
      for (const left of Object.values(match.clocks ?? {})) expect(left).toBeGreaterThanOrEqual(0);
      expect(Math.max(match.score.w, match.score.b) >= goals).toBe(match.end?.reason === 'goals');
    }),
  );
});

test('the same seed and picks give the same match', () => {
  fc.assert(
    fc.property(anyPicks(30), fc.maxSafeInteger(), (picks, seed) => {
      expect(playPicks(newMatch({ seed }), picks)).toEqual(playPicks(newMatch({ seed }), picks));
    }),
  );
});
