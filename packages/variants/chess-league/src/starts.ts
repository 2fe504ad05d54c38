import { must, parsePlacement, type Side } from '@kickmate/board';
import type { Start } from '@kickmate/game';
import { board, KICK_OFF_SQUARES } from './board.ts';
import { PIECE_LETTERS } from './pieces.ts';
import type { LeaguePosition } from './position.ts';

const ARRAY = must(
  parsePlacement(board, PIECE_LETTERS, { text: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', at: 0 }),
);

/** The array of chess with the ball on any of the kick-off squares, all equally likely. */
export function starts(kickOff: Side): readonly Start<LeaguePosition>[] {
  return KICK_OFF_SQUARES.map((ball) => ({
    position: { pieces: ARRAY, side: kickOff, ball, quiet: 0, number: 1 },
    weight: 1,
  }));
}
