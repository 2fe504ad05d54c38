import { must } from '@kickmate/board';
import { readFixtures, refereeOf } from '@kickmate/conformance';
import type { MapFile, Variant } from '@kickmate/game';
import { type ChesslikePosition, chesslike } from '../src/index.ts';

/** The file of fixtures, each of which has its own map. */
export const FIXTURES = new URL('./fixtures/chesslike.json', import.meta.url);

/** All fixtures. */
export const cases = readFixtures(chesslike, FIXTURES);

/** The game on a map: a shipped one's id, or a map file's text. Throws if the map is wrong. */
export const gameOn = (text: string): Variant<ChesslikePosition> => must(chesslike.maps!.on(text));

/** The game on a map of a few rows. By default the objective is `eliminate` and all tiles are floor. */
export function gameFor(map: Partial<MapFile> & Pick<MapFile, 'placement'>): Variant<ChesslikePosition> {
  const rows = map.placement.split('/');
  const files = map.size?.[0] ?? map.tiles?.[0]?.length ?? rows.length;
  const size = map.size ?? [files, rows.length];
  const tiles = map.tiles ?? rows.map(() => '.'.repeat(files));
  const version = map.quiet === undefined ? {} : { version: 4 };
  return gameOn(JSON.stringify({ ...version, name: 'Test', size, tiles, objective: 'eliminate', ...map }));
}

/** The texts of all successors, sorted. */
export const successorTexts = (variant: Variant<ChesslikePosition>, from: ChesslikePosition): readonly string[] =>
  refereeOf(variant).successorTexts(from);

/** A position's text, or `= kind winner` if the round is over, as in fixtures. */
export const written = (variant: Variant<ChesslikePosition>, at: ChesslikePosition): string =>
  refereeOf(variant).written(at);

/** The position in which a round begins. */
export const startOf = (variant: Variant<ChesslikePosition>): ChesslikePosition => variant.starts('w')[0]!.position;

/** The position after actions; a space separates their texts. */
export const after = (variant: Variant<ChesslikePosition>, before: ChesslikePosition, texts: string) =>
  refereeOf(variant).after(before, texts);
