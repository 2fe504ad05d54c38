import { must, pieceSign, squareName } from '@kickmate/board';
import type { GameEvent } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { football } from '../src/index.ts';
import { position } from './referee.ts';

const name = (square: number): string => squareName(football.board, square);

/** An event in a few signs. */
function told(event: GameEvent): string {
  switch (event.kind) {
    case 'move':
      return `${pieceSign(event.piece)} ${name(event.from)}-${name(event.to)}`;
    case 'kick':
      return `${pieceSign(event.piece)} ${name(event.from!)} kicks the ball on ${name(event.ball)}`;
    case 'fly':
      return `ball ${name(event.from)}-${name(event.to)}${event.bounced ? ' off the wall' : ''}`;
    case 'goal':
      return `${event.how} for ${event.side}`;
    default:
      throw new Error(`Football Chess knows no ${event.kind}`);
  }
}

describe('what a person sees', () => {
  it.each<[name: string, position: string, action: string, seen: readonly string[]]>([
    ['a move', 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'd1d4', ['Q d1-d4']],
    [
      'a kick forward, square by square',
      'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8',
      'e4*e7',
      ['R e4 kicks the ball on e5', 'ball e5-e6', 'ball e6-e7'],
    ],
    [
      'a kick backward, over the kicker',
      'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8',
      'e4*e2',
      ['R e4 kicks the ball on e5', 'ball e5-e4', 'ball e4-e3', 'ball e3-e2'],
    ],
    [
      "a knight's kick: one leap",
      'k8/9/9/9/9/4n4/9/9/8K b e5 m - 8',
      'e4*f7',
      ['n e4 kicks the ball on e5', 'ball e5-f7'],
    ],
    [
      'a goal',
      'k8/9/9/4R4/9/9/9/9/9 w e7 m - 8',
      'e6*e9',
      ['R e6 kicks the ball on e7', 'ball e7-e8', 'ball e8-e9', 'Goal for w'],
    ],
    [
      'an own goal',
      'k8/9/9/9/9/9/4R4/9/9 w e4 m - 8',
      'e3*e1',
      ['R e3 kicks the ball on e4', 'ball e4-e3', 'ball e3-e2', 'ball e2-e1', 'Own goal for b'],
    ],
    ['the end of a turn', 'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8', 'end', []],
  ])('%s', (_name, text, action, seen) => {
    const before = position(text);
    const successor = must(football.text.parseAction(before, action));
    expect(football.events(before, successor).map(told)).toEqual(seen);
  });
});
