import { must } from '@kickmate/board';
import { type Random, type Successor, successors } from '@kickmate/game';
import { chessLeague, type LeaguePosition } from '../src/index.ts';

/** Reads a position that is known to be right. */
export const position = (text: string): LeaguePosition => must(chessLeague.text.parse(text));

/** All successors' texts, sorted. */
export const successorTexts = (from: LeaguePosition): readonly string[] =>
  successors(chessLeague, from).map(chessLeague.text.formatAction).sort();

/** The position's text, or `= kind side` if the round is over: as in the fixtures. */
export function written(after: LeaguePosition): string {
  const end = chessLeague.end(after);
  return end ? `= ${end.kind} ${end.winner}` : chessLeague.text.format(after);
}

/** The position after a successor, which is given as text. */
export function after(before: LeaguePosition, text: string): LeaguePosition {
  const { action, outcome } = must(chessLeague.text.parseAction(before, text));
  return chessLeague.play(before, action, outcome);
}

/** A step of a random game. */
export interface RandomPly {
  readonly before: LeaguePosition;
  readonly successor: Successor;
  readonly after: LeaguePosition;
}

/** Plays at random from any start, to the round's end or so many plies. */
export function randomRound(random: Random, plies: number): readonly RandomPly[] {
  const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
  const played: RandomPly[] = [];
  let before = pick([...chessLeague.starts('w'), ...chessLeague.starts('b')]).position;
  while (played.length < plies && !chessLeague.end(before)) {
    const successor = pick(successors(chessLeague, before));
    const next = chessLeague.play(before, successor.action, successor.outcome);
    played.push({ before, successor, after: next });
    before = next;
  }
  return played;
}
