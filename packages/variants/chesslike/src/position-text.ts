import {
  type Field,
  formatPlacement,
  ok,
  type Placement,
  parseCounter,
  parsePlacement,
  parseSide,
  quoted,
  type Result,
  refuse,
  type Side,
  sideName,
  splitFields,
  type TextError,
} from '@kickmate/board';
import type { Tile } from '@kickmate/game';
import { settled } from './end.ts';
import type { Ground } from './ground.ts';
import type { ChesslikePosition } from './position.ts';
import { CLEARED, isClearable, isOpen, signOf, tileOf } from './tiles.ts';

/**
 * Reads a position on a map: placement, side to move, tiles, both sides' keys, quiet count, action number, separated by
 * single spaces: `4k/5/5/5/K4 w ..D../..k../...../...../..... 0,0 0 1`. The first fault is reported.
 */
export function parsePosition(ground: Ground, text: string): Result<ChesslikePosition, TextError> {
  const fields = splitFields(text);
  const field = (index: number): Field => fields[index] ?? { text: '', at: text.length };

  const pieces = parsePlacement(ground.board, ground.kinds.map(({ letter }) => letter).join(''), field(0));
  if (!pieces.ok) return pieces;
  const side = parseSide(field(1));
  if (!side.ok) return side;
  const tiles = parseTiles(ground, field(2));
  if (!tiles.ok) return tiles;
  const crowd = checkStanding(ground, pieces.value, tiles.value, field(0));
  if (crowd) return crowd;
  const keys = parseKeys(field(3));
  if (!keys.ok) return keys;
  const quiet = parseCounter(field(4), 'quiet count', 0);
  if (!quiet.ok) return quiet;
  const number = parseNumber(field(5), side.value);
  if (!number.ok) return number;
  const surplus = fields[6];
  if (surplus) return refuse('surplus', 'position', surplus.at - 1, 'nothing may follow the action number');

  const position = settled(ground, {
    pieces: pieces.value,
    side: side.value,
    tiles: tiles.value,
    keys: keys.value,
    quiet: quiet.value,
    number: number.value,
  });
  const { end } = position;
  return end ? refuse('impossible', 'position', 0, `the round is over (${end.title})`) : ok(position);
}

/** Writes a position; the inverse of {@link parsePosition}. Throws if the round is over. */
export function formatPosition({ board }: Ground, position: ChesslikePosition): string {
  const { pieces, side, tiles, keys, quiet, number, end } = position;
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  const signs = tiles.map(signOf).join('');
  const rows = Array.from({ length: board.ranks }, (_, rank) =>
    signs.slice(rank * board.files, (rank + 1) * board.files),
  );
  return [formatPlacement(board, pieces), side, rows.reverse().join('/'), `${keys.w},${keys.b}`, quiet, number].join(
    ' ',
  );
}

/** Reads the tiles: rows from the top, each as long as the map is wide. */
function parseTiles(ground: Ground, { text, at }: Field): Result<readonly Tile[], TextError> {
  const name = 'tiles';
  const { files, ranks } = ground.board;
  if (text === '') return refuse('missing', name, at, `${ranks} rows of ${files} tiles, joined by /, must be here`);
  const rows = text.split('/');
  const tiles: Tile[] = [...ground.tiles];
  let place = at;
  for (const [index, row] of rows.entries()) {
    const rank = ranks - 1 - index;
    if (rank < 0) return refuse('surplus', name, place - 1, `more than ${ranks} rows`);
    if (row.length !== files) {
      const cause = row.length < files ? 'missing' : 'surplus';
      const end = place + Math.min(row.length, files);
      return refuse(cause, name, end, `the row of rank ${rank + 1} has ${row.length} of ${files} tiles`);
    }
    for (let file = 0; file < files; file++) {
      const square = rank * files + file;
      const tile = tileOf(row[file]!);
      const own = ground.tiles[square]!;
      const isPossible = tile === own || (tile === CLEARED && isClearable(own));
      if (tile === undefined || !isPossible) {
        const allowed = [own, ...(isClearable(own) ? [CLEARED] : [])].map(signOf).join(' or ');
        const what = `${quoted(row[file]!)} on ${ground.nameOf(square)}: on this map it is ${allowed}`;
        return refuse(tile ? 'impossible' : 'syntax', name, place + file, what);
      }
      tiles[square] = tile;
    }
    place += row.length + 1;
  }
  if (rows.length < ranks) return refuse('missing', name, at + text.length, `${rows.length} of ${ranks} rows`);
  return ok(tiles);
}

/** Refuses pieces that stand where nobody can. */
function checkStanding({ nameOf }: Ground, pieces: Placement, tiles: readonly Tile[], { at }: Field) {
  const square = pieces.findIndex((piece, index) => piece && !isOpen(tiles[index]!));
  if (square < 0) return undefined;
  return refuse('impossible', 'placement', at, `nobody stands on a ${tiles[square]}, as one does on ${nameOf(square)}`);
}

/** Reads White's and Black's keys: `1,0`. */
function parseKeys({ text, at }: Field): Result<ChesslikePosition['keys'], TextError> {
  const name = 'keys';
  const [white, black, ...more] = text.split(',');
  if (white === undefined || black === undefined || more.length > 0) {
    const what = `${quoted(text)} must be White's and Black's keys with a comma between them, such as 1,0`;
    return refuse(text ? 'syntax' : 'missing', name, at, what);
  }
  const w = parseCounter({ text: white, at }, name, 0);
  if (!w.ok) return w;
  const b = parseCounter({ text: black, at: at + white.length + 1 }, name, 0);
  return b.ok ? ok({ w: w.value, b: b.value }) : b;
}

function parseNumber(field: Field, side: Side): Result<number, TextError> {
  const number = parseCounter(field, 'action number', 1);
  if (!number.ok || (number.value % 2 === 1) === (side === 'w')) return number;
  const parity = side === 'w' ? 'odd' : 'even';
  return refuse('impossible', 'action number', field.at, `it is ${parity} where ${sideName(side)} is to move`);
}
