import { readFileSync } from 'node:fs';
import { must } from '@kickmate/board';
import { type MapFile, type Random, type Successor, successors, type Variant } from '@kickmate/game';
import { type ChesslikePosition, chesslike } from '../src/index.ts';

/** A position counted by an independent program: the project's fixtures for Chesslike. Each has its own map. */
export interface Fixture {
  readonly name: string;
  readonly map: object;
  readonly position: string;
  readonly perft: readonly number[];
  readonly successors: readonly string[];
  readonly after: Readonly<Record<string, string>>;
}

/** All fixtures, and the game that they say they are for. */
export const { game, cases } = JSON.parse(
  readFileSync(new URL('./fixtures/chesslike.json', import.meta.url), 'utf8'),
) as { readonly game: string; readonly cases: readonly Fixture[] };

/** The game on a map that is known to be right: a shipped one's id, or a map file's text. */
export const gameOn = (text: string): Variant<ChesslikePosition> => must(chesslike.maps!.on(text));

/** The game on a map of a few rows: what is not said is `eliminate` on an open floor. */
export function gameFor(map: Partial<MapFile> & Pick<MapFile, 'placement'>): Variant<ChesslikePosition> {
  const rows = map.placement.split('/');
  const files = map.size?.[0] ?? map.tiles?.[0]?.length ?? rows.length;
  const size = map.size ?? [files, rows.length];
  const tiles = map.tiles ?? rows.map(() => '.'.repeat(files));
  return gameOn(JSON.stringify({ name: 'Test', size, tiles, objective: 'eliminate', ...map }));
}

/** All successors' texts, sorted. */
export const successorTexts = (variant: Variant<ChesslikePosition>, from: ChesslikePosition): readonly string[] =>
  successors(variant, from).map(variant.text.formatAction).sort();

/** The position's text, or `= kind side` if the round is over: as in the fixtures. */
export function written(variant: Variant<ChesslikePosition>, after: ChesslikePosition): string {
  const end = variant.end(after);
  return end ? `= ${end.kind} ${end.winner ?? '-'}` : variant.text.format(after);
}

/** Where a round begins. */
export const startOf = (variant: Variant<ChesslikePosition>): ChesslikePosition => variant.starts('w')[0]!.position;

/** The position after actions, which are given as texts with spaces between them. */
export const after = (variant: Variant<ChesslikePosition>, before: ChesslikePosition, texts: string) =>
  texts
    .split(' ')
    .reduce((position, text) => variant.play(position, must(variant.text.parseAction(position, text)).action), before);

/** A step of a random game. */
export interface RandomPly {
  readonly before: ChesslikePosition;
  readonly successor: Successor;
  readonly after: ChesslikePosition;
}

/** Plays at random from the start, to the round's end or so many plies. */
export function randomRound(variant: Variant<ChesslikePosition>, random: Random, plies: number): readonly RandomPly[] {
  const played: RandomPly[] = [];
  let before = startOf(variant);
  while (played.length < plies && !variant.end(before)) {
    const all = successors(variant, before);
    const successor = all[Math.floor(random() * all.length)]!;
    const next = variant.play(before, successor.action);
    played.push({ before, successor, after: next });
    before = next;
  }
  return played;
}
