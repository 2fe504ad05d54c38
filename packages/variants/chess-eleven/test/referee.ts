import { must } from '@kickmate/board';
import { type Random, type Successor, successors } from '@kickmate/game';
import { chessEleven, type ElevenPosition } from '../src/index.ts';

/** Reads a position that is known to be right. */
export const position = (text: string): ElevenPosition => must(chessEleven.text.parse(text));

/** All successors' texts, sorted. */
export const successorTexts = (from: ElevenPosition): readonly string[] =>
  successors(chessEleven, from).map(chessEleven.text.formatAction).sort();

/** The position's text, or `= kind side` if the round is over: as in the fixtures. */
export function written(after: ElevenPosition): string {
  const end = chessEleven.end(after);
  return end ? `= ${end.kind} ${end.winner}` : chessEleven.text.format(after);
}

/** The position after a successor, which is given as text. */
export function after(before: ElevenPosition, text: string): ElevenPosition {
  const { action, outcome } = must(chessEleven.text.parseAction(before, text));
  return chessEleven.play(before, action, outcome);
}

/** A step of a random game. */
export interface RandomPly {
  readonly before: ElevenPosition;
  readonly successor: Successor;
  readonly after: ElevenPosition;
}

/** Plays at random from any start, to the round's end or so many plies. */
export function randomRound(random: Random, plies: number): readonly RandomPly[] {
  const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
  const played: RandomPly[] = [];
  let before = pick([...chessEleven.starts('w'), ...chessEleven.starts('b')]).position;
  while (played.length < plies && !chessEleven.end(before)) {
    const successor = pick(successors(chessEleven, before));
    const next = chessEleven.play(before, successor.action, successor.outcome);
    played.push({ before, successor, after: next });
    before = next;
  }
  return played;
}
