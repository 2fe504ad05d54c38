import { SIDES } from '@kickmate/board';
import { ITEMS, isItem, type KernelSource, type Tile } from '@kickmate/game';
import { piecePacking } from '@kickmate/search';
import type { Ground } from './map/ground.ts';
import { OBJECTIVES, TILES } from './map/map-words.ts';
import { ABILITIES, cellsOf } from './map/pattern.ts';
import * as at from './packed.ts';
import { type ChesslikePosition, LIMITS } from './rules/position.ts';
import { WEIGHT_GROUPS } from './weight-groups.ts';

const LETTER_A = 'A'.codePointAt(0)!;

const letterNumber = (letter: string): number => letter.codePointAt(0)! - LETTER_A;
const tileNumber = (tile: Tile): number => TILES.findIndex((one) => one.tile === tile);

const { pack: packPiece, unpack: unpackPiece } = piecePacking('ABCDEFGHIJKLMNOPQRSTUVWXYZ', at.BLACK);

/** Writes numbers below 16, two a byte. */
function packHalves(view: DataView, from: number, halves: readonly number[]): void {
  for (let n = 0; n < halves.length; n += 2) view.setUint8(from + n / 2, halves[n]! | ((halves[n + 1] ?? 0) << 4));
}

const unpackHalf = (view: DataView, from: number, n: number): number =>
  (view.getUint8(from + (n >> 1)) >> (n % 2 === 0 ? 0 : 4)) & 15;

const letterSet = (letters: Iterable<string>): number =>
  [...new Set(letters)].reduce((set, letter) => set + 2 ** letterNumber(letter), 0);

/** The part of the packed position that all positions of a map share. */
function packMap(ground: Ground): Uint8Array {
  const bytes = new Uint8Array(at.SIZE);
  const view = new DataView(bytes.buffer);
  const { board, kinds, objective, turns, quiet, tiles, hasWhiteRoyal } = ground;
  view.setUint8(at.FILES, board.files);
  view.setUint8(at.RANKS, board.ranks);
  view.setUint8(
    at.OBJECTIVE,
    OBJECTIVES.findIndex(({ id }) => id === objective),
  );
  view.setUint16(at.TURNS, turns ?? 0, true);
  view.setUint8(at.QUIET_LIMIT, quiet ?? 0);
  const royals = kinds.filter(({ royal }) => royal).map(({ letter }) => letter);
  view.setUint32(at.ROYAL_LETTERS, letterSet(royals), true);
  const flags = [
    ground.hadPieces('w') && at.WHITE_STARTS,
    ground.hadPieces('b') && at.BLACK_STARTS,
    objective === 'reach' && !hasWhiteRoyal && at.ANYBODY_LEAVES,
  ];
  view.setUint8(
    at.FLAGS,
    flags.reduce<number>((sum, flag) => sum + (flag || 0), 0),
  );
  for (const { letter, pattern, worth = 0, carried } of kinds) {
    view.setUint8(at.WORTHS + letterNumber(letter), worth);
    if (carried) {
      const item = ITEMS.indexOf(carried.item);
      view.setUint8(at.CARRIERS + at.ITEM_KINDS * letterNumber(carried.bare) + item, letterNumber(letter) + 1);
    }
    const cells = cellsOf(pattern).map(({ ability }) => ABILITIES.findIndex((one) => one.ability === ability));
    packHalves(view, at.PATTERNS + letterNumber(letter) * at.PATTERN_SIZE, cells);
  }
  packHalves(view, at.MAP_TILES, tiles.map(tileNumber));
  return bytes;
}

/** The kernel of Chesslike, the same for all maps: the rules in AssemblyScript, for the search. */
export function kernelOn(ground: Ground): KernelSource<ChesslikePosition> {
  const map = packMap(ground);
  const { squares, placement } = ground;
  const lettersOf = (pieces: ChesslikePosition['pieces']) => pieces.flatMap((piece) => (piece ? [piece.letter] : []));
  // A piece may become any kind of a map with items.
  const letters = ground.tiles.some(isItem) ? ground.kinds.map(({ letter }) => letter) : lettersOf(placement);
  return {
    wasm: new URL('../build/release.wasm', import.meta.url),
    network: new URL('../network/chesslike.net', import.meta.url),
    weightGroups: WEIGHT_GROUPS,
    unusedTechniques: [
      'star',
      'correction',
      'cutNodes',
      'probCut',
      'captureHistory',
      'historyPruning',
      'doubleExtension',
      'pieceCorrection',
    ],
    js: () => import('../build/kernel.js'),
    size: at.SIZE,
    pack({ pieces, side, tiles, keys, quiet, number }, view) {
      new Uint8Array(view.buffer, view.byteOffset, at.SIZE).set(map);
      view.setUint8(at.SIDE, SIDES.indexOf(side));
      view.setUint16(at.QUIET_ACTIONS, quiet, true);
      for (const [index, one] of SIDES.entries()) view.setUint16(at.KEYS + 2 * index, keys[one], true);
      view.setInt32(at.ACTION_NUMBER, number, true);
      // A position may have kinds of pieces that do not stand on the map at its start.
      view.setUint32(at.LETTERS, letterSet([...letters, ...lettersOf(pieces)]), true);
      packHalves(view, at.TILES, tiles.map(tileNumber));
      for (const square of squares) {
        const piece = pieces[square];
        if (piece) view.setUint8(at.PIECES + square, packPiece(piece));
      }
    },
    unpack(view) {
      // The kernel counts actions on beyond the limit.
      const beyond = Math.max(0, view.getInt32(at.ACTION_NUMBER, true) - LIMITS.number);
      return {
        pieces: squares.map((square) => unpackPiece(view.getUint8(at.PIECES + square))),
        side: SIDES[view.getUint8(at.SIDE)]!,
        tiles: squares.map((square) => TILES[unpackHalf(view, at.TILES, square)]!.tile),
        keys: { w: view.getUint16(at.KEYS, true), b: view.getUint16(at.KEYS + 2, true) },
        quiet: view.getUint16(at.QUIET_ACTIONS, true),
        number: beyond > 0 ? LIMITS.number - (beyond % 2) : view.getInt32(at.ACTION_NUMBER, true),
      };
    },
  };
}
