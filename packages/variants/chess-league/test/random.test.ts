import type { Piece, Placement, Square } from '@kickmate/board';
import { actionFrom, actionKind, actionTo, type GameEvent, seededRandom, successors } from '@kickmate/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND } from '../src/actions.ts';
import { chessLeague, type LeaguePosition } from '../src/index.ts';
import { type RandomPly, randomRound } from './referee.ts';

const PLIES = 150;

/** Asserts something of every ply of some random rounds; a failure names the seed. */
const always = (holds: (ply: RandomPly) => void): void =>
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const ply of randomRound(seededRandom(seed), PLIES)) holds(ply);
    }),
    { numRuns: 40 },
  );

/** What the board shows after some events: the pieces, and where the ball is (`undefined` when it is out). */
function show(before: LeaguePosition, events: readonly GameEvent[]): { pieces: Placement; ball: Square | undefined } {
  const pieces: (Piece | undefined)[] = [...before.pieces];
  let ball: Square | undefined = before.ball;
  for (const event of events) {
    switch (event.kind) {
      case 'move':
        expect([pieces[event.from], pieces[event.to]]).toEqual([event.piece, undefined]);
        pieces[event.to] = event.piece;
        pieces[event.from] = undefined;
        break;
      case 'capture':
      case 'destroy':
        expect(pieces[event.square]).toEqual(event.piece);
        pieces[event.square] = undefined;
        break;
      case 'kick':
        expect(event.ball).toBe(ball);
        break;
      case 'fly':
        expect(event.from).toBe(ball);
        ball = event.to;
        break;
      case 'stop':
        expect(pieces[event.square]).toEqual(event.piece);
        break;
      case 'out':
        expect(event.from).toBe(ball);
        ball = undefined;
        break;
      case 'clear':
        expect(event.square).toBe(ball);
        break;
      case 'drop':
        ball = event.square;
        break;
    }
  }
  return { pieces, ball };
}

describe('in every random round', () => {
  it('positions are read as they were written', () =>
    always(({ before, after }) => {
      expect(chessLeague.parse(chessLeague.format(before))).toEqual({ ok: true, value: before });
      if (!chessLeague.end(after))
        expect(chessLeague.parse(chessLeague.format(after))).toEqual({ ok: true, value: after });
    }));

  it('successors are read as they were written', () =>
    always(({ before, successor }) => {
      const text = chessLeague.writeSuccessor(successor);
      expect(chessLeague.readSuccessor(before, text)).toEqual({ ok: true, value: successor });
    }));

  it('each action is listed once, and has its own text and short form', () =>
    always(({ before }) => {
      const all = successors(chessLeague, before);
      expect(new Set(chessLeague.actions(before)).size).toBe(chessLeague.actions(before).length);
      expect(new Set(all.map(chessLeague.writeSuccessor)).size).toBe(all.length);
      expect(new Set(all.map((one) => chessLeague.describe(before, one))).size).toBe(all.length);
    }));

  it('the events, applied to the board, give the position after', () =>
    always(({ before, successor, after }) => {
      const seen = show(before, chessLeague.events(before, successor));
      expect(seen.pieces).toEqual(after.pieces);
      expect(seen.ball).toBe(chessLeague.ballAt!(after));
    }));

  it('a goal is seen exactly when the round ends', () =>
    always(({ before, successor, after }) => {
      const goals = chessLeague.events(before, successor).filter((event) => event.kind === 'goal');
      const end = chessLeague.end(after);
      expect(goals).toEqual(end ? [{ kind: 'goal', side: end.winner, how: end.title }] : []);
      expect(chessLeague.actions(after).length === 0).toBe(end !== undefined);
    }));

  it('kinds and counters are those of the rules', () =>
    always(({ before, successor: { action }, after }) => {
      const [kind, to] = [actionKind(action), actionTo(action)];
      expect(kind === KIND.capture).toBe(kind !== KIND.pass && before.pieces[to] !== undefined);
      expect(kind === KIND.kick).toBe(kind !== KIND.pass && to === before.ball);
      const isPawn = kind !== KIND.pass && before.pieces[actionFrom(action)]!.letter === 'P';
      const isQuiet = kind === KIND.pass || (kind === KIND.move && !isPawn);
      expect(after.quiet).toBe(isQuiet ? before.quiet + 1 : 0);
      expect(after.number).toBe(before.number + 1);
      expect(after.side).not.toBe(before.side);
    }));

  it('nothing of the position before is changed', () =>
    always(({ before, successor }) => {
      const text = chessLeague.format(before);
      chessLeague.play(before, successor.action, successor.outcome);
      expect(chessLeague.format(before)).toBe(text);
    }));
});
