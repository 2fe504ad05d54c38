import { readFileSync } from 'node:fs';
import { must } from '@kickmate/board';
import { type Random, type Successor, successors } from '@kickmate/game';
import { type FootballPosition, football } from '../src/index.ts';

/** A position counted by an independent program: the project's fixtures for Football Chess. */
export interface Fixture {
  readonly name: string;
  readonly position: string;
  readonly perft: readonly number[];
  readonly successors?: readonly string[];
  readonly after?: Readonly<Record<string, string>>;
}

/** All fixtures, and the game that they say they are for. */
export const { game, cases } = JSON.parse(
  readFileSync(new URL('./fixtures/football.json', import.meta.url), 'utf8'),
) as { readonly game: string; readonly cases: readonly Fixture[] };

/** Reads a position that is known to be right. */
export const position = (text: string): FootballPosition => must(football.text.parse(text));

/** All successors' texts, sorted. */
export const successorTexts = (from: FootballPosition): readonly string[] =>
  successors(football, from).map(football.text.formatAction).sort();

/** The position's text, or `= kind side` if the round is over: as in the fixtures. */
export function written(after: FootballPosition): string {
  const end = football.end(after);
  return end ? `= ${end.kind} ${end.winner ?? '-'}` : football.text.format(after);
}

/** The position after an action, which is given as text. */
export const after = (before: FootballPosition, text: string): FootballPosition =>
  football.play(before, must(football.text.parseAction(before, text)).action);

/** A step of a random game. */
export interface RandomPly {
  readonly before: FootballPosition;
  readonly successor: Successor;
  readonly after: FootballPosition;
}

/** Plays at random from the standard array, to the round's end or so many plies. */
export function randomRound(random: Random, plies: number): readonly RandomPly[] {
  const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
  const played: RandomPly[] = [];
  let before = pick([...football.starts('w'), ...football.starts('b')]).position;
  while (played.length < plies && !football.end(before)) {
    const successor = pick(successors(football, before));
    const next = football.play(before, successor.action);
    played.push({ before, successor, after: next });
    before = next;
  }
  return played;
}
