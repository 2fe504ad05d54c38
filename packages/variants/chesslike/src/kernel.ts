import { type Piece, SIDES } from '@kickmate/board';
import type { KernelSource, Tile } from '@kickmate/game';
import type { Ground } from './ground.ts';
import { OBJECTIVES, TILES } from './map-words.ts';
import { ABILITIES, cellsOf } from './pattern.ts';
import { type ChesslikePosition, LIMITS } from './position.ts';
import { WEIGHT_GROUPS } from './weight-groups.ts';

// The packed position, as assembly/map.ts and assembly/packed.ts read it, little-endian. Each position brings its map along.
const FILES = 0;
const RANKS = 1;
const SIDE = 2;
const OBJECTIVE = 3;
/** u16; 0 for no limit. */
const TURNS = 4;
const QUIET = 6;
/** u16 for White, u16 for Black. */
const KEYS = 8;
const NUMBER = 12;
/** Letters as bits of u32, A the lowest: the royal ones, and all that have pieces. */
const ROYAL_LETTERS = 16;
const LETTERS = 20;
/** Bits: White, Black had pieces at the start; any piece of White may leave by an exit. */
const FLAGS = 24;
/** Half a byte a square, the lower half first. */
const TILES_NOW = 32;
/** A byte a square: 0 none, 1-26 White's A-Z, 128 more for Black's. */
const PIECES = 160;
/** By letter: 24 cells without the middle one, half a byte each, the far row first. */
const PATTERNS = 416;
const PATTERN_SIZE = 12;
/** The tiles as the map has them at its start. */
const TILES_THEN = 728;
const SIZE = 856;

const BLACK = 128;
const FLAG = { whiteStarts: 1, blackStarts: 2, anybodyLeaves: 4 } as const;

const LETTER_A = 'A'.codePointAt(0)!;

const letterNumber = (letter: string): number => letter.codePointAt(0)! - LETTER_A;
const tileNumber = (tile: Tile): number => TILES.findIndex((one) => one.tile === tile);

const packPiece = ({ side, letter }: Piece): number => letterNumber(letter) + 1 + (side === 'b' ? BLACK : 0);

function unpackPiece(code: number): Piece | undefined {
  if (code === 0) return undefined;
  return { side: code & BLACK ? 'b' : 'w', letter: String.fromCodePoint(LETTER_A - 1 + (code % BLACK)) };
}

/** Writes numbers below 16, two a byte. */
function packHalves(view: DataView, at: number, halves: readonly number[]): void {
  for (let n = 0; n < halves.length; n += 2) view.setUint8(at + n / 2, halves[n]! | ((halves[n + 1] ?? 0) << 4));
}

const unpackHalf = (view: DataView, at: number, n: number): number =>
  (view.getUint8(at + (n >> 1)) >> (n % 2 === 0 ? 0 : 4)) & 15;

const letterSet = (letters: Iterable<string>): number =>
  [...new Set(letters)].reduce((set, letter) => set + 2 ** letterNumber(letter), 0);

/** The part of the packed position that all positions of a map share. */
function packMap(ground: Ground): Uint8Array {
  const bytes = new Uint8Array(SIZE);
  const view = new DataView(bytes.buffer);
  const { board, kinds, objective, turns, tiles, hasWhiteRoyal } = ground;
  view.setUint8(FILES, board.files);
  view.setUint8(RANKS, board.ranks);
  view.setUint8(
    OBJECTIVE,
    OBJECTIVES.findIndex(({ id }) => id === objective),
  );
  view.setUint16(TURNS, turns ?? 0, true);
  const royals = kinds.filter(({ royal }) => royal).map(({ letter }) => letter);
  view.setUint32(ROYAL_LETTERS, letterSet(royals), true);
  const flags = [
    ground.hadPieces('w') && FLAG.whiteStarts,
    ground.hadPieces('b') && FLAG.blackStarts,
    objective === 'reach' && !hasWhiteRoyal && FLAG.anybodyLeaves,
  ];
  view.setUint8(
    FLAGS,
    flags.reduce<number>((sum, flag) => sum + (flag || 0), 0),
  );
  for (const { letter, pattern } of kinds) {
    const cells = cellsOf(pattern).map(({ ability }) => ABILITIES.findIndex((one) => one.ability === ability));
    packHalves(view, PATTERNS + letterNumber(letter) * PATTERN_SIZE, cells);
  }
  packHalves(view, TILES_THEN, tiles.map(tileNumber));
  return bytes;
}

/** The kernel of Chesslike, the same for all maps: the rules in AssemblyScript, for the search. */
export function kernelOn(ground: Ground): KernelSource<ChesslikePosition> {
  const map = packMap(ground);
  const { squares, placement } = ground;
  const lettersOf = (pieces: ChesslikePosition['pieces']) => pieces.flatMap((piece) => (piece ? [piece.letter] : []));
  const letters = lettersOf(placement);
  return {
    wasm: new URL('../build/release.wasm', import.meta.url),
    debugWasm: new URL('../build/debug.wasm', import.meta.url),
    weightGroups: WEIGHT_GROUPS,
    idleTechniques: ['star', 'correction'],
    js: () => import('../build/kernel.js'),
    size: SIZE,
    pack({ pieces, side, tiles, keys, quiet, number }, view) {
      new Uint8Array(view.buffer, view.byteOffset, SIZE).set(map);
      view.setUint8(SIDE, SIDES.indexOf(side));
      view.setUint16(QUIET, quiet, true);
      for (const [index, one] of SIDES.entries()) view.setUint16(KEYS + 2 * index, keys[one], true);
      view.setInt32(NUMBER, number, true);
      // A position may have kinds of pieces that do not stand on the map at its start.
      view.setUint32(LETTERS, letterSet([...letters, ...lettersOf(pieces)]), true);
      packHalves(view, TILES_NOW, tiles.map(tileNumber));
      for (const square of squares) {
        const piece = pieces[square];
        if (piece) view.setUint8(PIECES + square, packPiece(piece));
      }
    },
    unpack(view) {
      // The kernel counts actions on beyond the limit.
      const beyond = Math.max(0, view.getInt32(NUMBER, true) - LIMITS.number);
      return {
        pieces: squares.map((square) => unpackPiece(view.getUint8(PIECES + square))),
        side: SIDES[view.getUint8(SIDE)]!,
        tiles: squares.map((square) => TILES[unpackHalf(view, TILES_NOW, square)]!.tile),
        keys: { w: view.getUint16(KEYS, true), b: view.getUint16(KEYS + 2, true) },
        quiet: view.getUint16(QUIET, true),
        number: beyond > 0 ? LIMITS.number - (beyond % 2) : view.getInt32(NUMBER, true),
      };
    },
  };
}
