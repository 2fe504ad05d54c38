import type { NamedPiece } from './named-piece.ts';
import { texts } from './texts.ts';

/** A kick of the ball into a goal, as sentences name it. */
export interface NamedKick {
  /** The piece, where it stands before the kick. */
  readonly kicker: NamedPiece;
  /** The name of the ball's square. */
  readonly ball: string;
  /** The names of the squares over which the ball goes. */
  readonly over: readonly string[];
  /** The name of the goal's square onto which the ball comes. */
  readonly goal: string;
}

/** "the rook on a1 can kick the ball from a4 over a5 into the goal on a8": a clause in the middle of a sentence. */
export const kickClause = (kick: NamedKick): string => texts.kick(kick);

/** A clause as a sentence. */
export const sentence = (clause: string): string => `${clause[0]!.toUpperCase()}${clause.slice(1)}.`;
