import { must, pieceSign } from '@kickmate/board';
import type { GameEvent } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { gameFor } from './referee.ts';

const tiles = ['....x', '..D..', '..k..', '.....', '.....'];
const placement = '3k1/5/5/5/K4';
const game = gameFor({ tiles, placement, objective: 'reach' });
const on = (text: string, keys = '0,0') => must(game.text.parse(`${text} w ${tiles.join('/')} ${keys} 0 1`));

/** An event in a few signs. */
function told(event: GameEvent): string {
  switch (event.kind) {
    case 'move':
      return `${pieceSign(event.piece)} ${event.from}-${event.to}`;
    case 'capture':
    case 'unlock':
    case 'pickUp':
      return `${event.kind} ${pieceSign(event.piece)} ${event.square}`;
    case 'pass':
      return `${event.side} passes`;
    case 'goal':
      return `${event.how} for ${event.side}`;
    default:
      throw new Error(`Chesslike knows no ${event.kind}`);
  }
}

describe('what a person sees, and the short form', () => {
  it.each<[name: string, position: ReturnType<typeof on>, action: string, short: string, seen: readonly string[]]>([
    ['a move', on(placement), 'a1b2', 'Kb2', ['K 0-6']],
    ['a capture', on('3k1/5/5/1n3/K4'), 'a1b2', 'Kxb2', ['capture n 6', 'K 0-6']],
    ['a key', on('3k1/5/5/2K2/5'), 'c2c3', 'Kc3+', ['K 7-12', 'pickUp K 12']],
    ['a capture on a key', on('3k1/5/2n2/2K2/5'), 'c2c3', 'Kxc3+', ['capture n 12', 'K 7-12', 'pickUp K 12']],
    ['a door', on('3k1/5/3K1/5/5', '1,0'), 'd3c4', 'Kc4=', ['unlock K 17', 'K 13-17']],
    ['the exit', on('3k1/4K/5/5/5'), 'e4e5', 'Ke5#', ['K 19-24', 'Exit reached for w']],
    ['the last piece', on('5/3k1/4K/5/5'), 'e3d4', 'Kxd4#', ['capture k 18', 'K 14-18', 'All pieces captured for w']],
    ['one of two rooks', on('3k1/5/5/R2R1/K4'), 'a2c2', 'Rac2', ['R 5-7']],
    ['one of two rooks on a file', on('R2k1/5/5/R4/3K1'), 'a2a3', 'R2a3', ['R 5-10']],
    ['one of three queens', on('Q3Q/4k/5/5/Q2K1'), 'a5c3', 'Qa5c3+', ['Q 20-12', 'pickUp Q 12']],
  ])('%s', (_name, position, action, short, seen) => {
    const successor = must(game.text.parseAction(position, action));
    expect(game.events(position, successor).map(told)).toEqual(seen);
    expect(game.notation!.describe(position, successor)).toBe(short);
  });

  it('a pass, and what it may cost', () => {
    const stuck = gameFor({ placement: '4k/5/5/5/K4', tiles: ['.....', '.....', '.....', '##...', '.#...'], turns: 1 });
    const { position } = stuck.starts('w')[0]!;
    const successor = must(stuck.text.parseAction(position, 'pass'));
    expect(stuck.events(position, successor).map(told)).toEqual(['w passes', 'Out of turns for b']);
    expect(stuck.notation!.describe(position, successor)).toBe('pass');
  });
});
