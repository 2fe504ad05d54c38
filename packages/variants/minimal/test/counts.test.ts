import { SIDES, type Side } from '@kickmate/board';
import { divide, perft } from '@kickmate/game';
import { describe, expect, test } from 'vitest';
import { type HexapawnPosition, hexapawn } from '../src/index.ts';
import { children, count, type Game, winner } from './brute-force.ts';
import { position, START, successorTexts } from './help.ts';

/** Perft from 1 on; counted by brute-force.ts, the first two from the kick-off also by hand. */
const COUNTS: readonly (readonly [name: string, position: string, counts: readonly number[]])[] = [
  ['kick-off', START, [3, 10, 28, 56, 70, 64, 20, 0]],
  ['Black kicks off', 'ppp/3/PPP b 1', [3, 10, 28, 56, 70, 64, 20, 0]],
  ['a pawn offered in the centre', 'ppp/1P1/P1P b 2', [4, 12, 26, 34, 38, 8, 0]],
];

/** A position as the brute force sees it. */
function toGame(of: HexapawnPosition): Game {
  const rows = [2, 1, 0].flatMap((rank) => [0, 1, 2].map((file) => hexapawn.pieceAt(of, rank * 3 + file)?.side));
  return {
    board: rows.map((side: Side | undefined) => (side === 'w' ? 'P' : side === 'b' ? 'p' : '.')).join(''),
    side: of.side,
  };
}

describe('counts', () => {
  test.each(COUNTS)('%s', (_, text, counts) => {
    expect(counts.map((_, index) => count(toGame(position(text)), index + 1))).toEqual(counts);
    expect(counts.map((_, index) => perft(hexapawn, position(text), index + 1))).toEqual(counts);
  });

  test('divide tells them apart by the first action', () => {
    expect(Object.fromEntries(divide(hexapawn, position(START), 3))).toEqual({ a1a2: 8, b1b2: 12, c1c2: 8 });
  });

  test('every position that can come about is as the brute force has it', () => {
    const check = (now: HexapawnPosition, game: Game) => {
      const end = hexapawn.end(now);
      expect(toGame(now)).toEqual(game);
      expect(end?.winner).toBe(winner(game));
      if (end) expect(() => hexapawn.text.format(now)).toThrow('the round is over');
      else expect(position(hexapawn.text.format(now))).toEqual(now);
      const following = children(game);
      expect(successorTexts(now)).toEqual(following.map(({ text }) => text).sort());
      for (const action of hexapawn.actions(now)) {
        const text = hexapawn.text.formatAction({ action });
        check(hexapawn.play(now, action), following.find((child) => child.text === text)!.game);
      }
    };
    for (const side of SIDES) {
      const { position: start } = hexapawn.starts(side)[0]!;
      check(start, toGame(start));
    }
  });
});
