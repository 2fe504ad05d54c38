import {
  counterReader,
  type Field,
  formatPlacement,
  ok,
  type Placement,
  parseCounter,
  parseFields,
  parsePlacement,
  parseSide,
  quoted,
  type Result,
  refuse,
  type Side,
  sideName,
  type TextError,
} from '@kickmate/board';
import { FIRST_FIELDS, lettersOf, type PositionField, type Tile } from '@kickmate/game';
import type { Ground } from './map/ground.ts';
import { CLEARED, isClearable, isOpen, signOf, tileOf } from './map/map-words.ts';
import { withEnd } from './rules/end.ts';
import { type ChesslikePosition, LIMITS, type Standing } from './rules/position.ts';

/** The fields of a position. */
export const POSITION_FIELDS: readonly PositionField[] = [
  ...FIRST_FIELDS,
  {
    kind: 'text',
    name: 'tiles',
    label: 'Tiles',
    hint: 'Rows from the top. A door, a key or an item may have become floor: .',
  },
  { kind: 'text', name: 'keys', label: 'Keys', hint: 'The keys of White and of Black, such as 1,0' },
  { kind: 'count', name: 'quiet count', label: 'Actions without a capture, key, door or item', least: 0 },
  { kind: 'count', name: 'action number', label: 'Number of the next action', least: 1 },
];

/**
 * Reads a position on a map: placement, side to move, tiles, both sides' keys, quiet count, action number, separated by
 * single spaces: `4k/5/5/5/K4 w ..D../..k../...../...../..... 0,0 0 1`. The first fault is reported.
 */
export function parsePosition(ground: Ground, text: string): Result<ChesslikePosition, TextError> {
  const letters = lettersOf(ground.kinds);
  const read = parseFields<Standing>(
    text,
    {
      pieces: (field) => parsePlacement(ground.board, letters, field),
      side: parseSide,
      tiles: (field, { pieces }) => {
        const tiles = parseTiles(ground, field);
        return (tiles.ok && refuseStanding(ground, pieces, tiles.value)) || tiles;
      },
      keys: (field, { tiles }) => parseKeys(field, LIMITS.keys - tiles.filter((tile) => tile === 'key').length),
      quiet: counterReader('quiet count', 0, LIMITS.quiet),
      number: (field, { side }) => parseNumber(field, side),
    },
    'position',
    'the action number',
  );
  if (!read.ok) return read;
  const position = withEnd(ground, read.value);
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

/** Refuses a placement, the text's first field, in which a piece stands on a tile on which none can. */
function refuseStanding({ nameOf }: Ground, pieces: Placement, tiles: readonly Tile[]) {
  const square = pieces.findIndex((piece, index) => piece && !isOpen(tiles[index]!));
  if (square < 0) return undefined;
  const what = `no piece may stand on a ${tiles[square]}, as one does on ${nameOf(square)}`;
  return refuse('impossible', 'placement', 0, what);
}

/** Reads White's and Black's keys: `1,0`, each up to `most`. */
function parseKeys({ text, at }: Field, most: number): Result<ChesslikePosition['keys'], TextError> {
  const name = 'keys';
  const [white, black, ...more] = text.split(',');
  if (white === undefined || black === undefined || more.length > 0) {
    const what = `${quoted(text)} must be White's and Black's keys with a comma between them, such as 1,0`;
    return refuse(text ? 'syntax' : 'missing', name, at, what);
  }
  const w = parseCounter({ text: white, at }, name, 0, most);
  if (!w.ok) return w;
  const b = parseCounter({ text: black, at: at + white.length + 1 }, name, 0, most);
  return b.ok ? ok({ w: w.value, b: b.value }) : b;
}

function parseNumber(field: Field, side: Side): Result<number, TextError> {
  const number = parseCounter(field, 'action number', 1, LIMITS.number);
  if (!number.ok || (number.value % 2 === 1) === (side === 'w')) return number;
  const parity = side === 'w' ? 'odd' : 'even';
  return refuse('impossible', 'action number', field.at, `it is ${parity} where ${sideName(side)} is to move`);
}
