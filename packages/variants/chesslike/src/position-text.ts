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
import { texts as mapTexts } from './map/texts.ts';
import { withEnd } from './rules/end.ts';
import { type ChesslikePosition, LIMITS, type Standing } from './rules/position.ts';
import { texts } from './texts.ts';

/** The fields of a position. */
export const POSITION_FIELDS: readonly PositionField[] = [
  ...FIRST_FIELDS,
  {
    kind: 'text',
    name: 'tiles',
    get label() {
      return texts.fields.tiles;
    },
    get hint() {
      return texts.fields.tilesHint;
    },
  },
  {
    kind: 'text',
    name: 'keys',
    get label() {
      return texts.fields.keys;
    },
    get hint() {
      return texts.fields.keysHint;
    },
  },
  {
    kind: 'count',
    name: 'quiet count',
    get label() {
      return texts.fields.quiet;
    },
    least: 0,
  },
  {
    kind: 'count',
    name: 'action number',
    get label() {
      return texts.fields.number;
    },
    least: 1,
  },
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
    texts.refused.afterNumber,
  );
  if (!read.ok) return read;
  const position = withEnd(ground, read.value);
  const { end } = position;
  return end ? refuse('over', 'position', 0, texts.refused.roundIsOver(end.title)) : ok(position);
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
  if (text === '') return refuse('missing', name, at, texts.refused.noTiles(ranks, files));
  const rows = text.split('/');
  const tiles: Tile[] = [...ground.tiles];
  let place = at;
  for (const [index, row] of rows.entries()) {
    const rank = ranks - 1 - index;
    if (rank < 0) return refuse('surplus', name, place - 1, texts.refused.manyRows(ranks));
    if (row.length !== files) {
      const cause = row.length < files ? 'missing' : 'surplus';
      const end = place + Math.min(row.length, files);
      return refuse(cause, name, end, texts.refused.tilesInRow(rank + 1, row.length, files));
    }
    for (let file = 0; file < files; file++) {
      const square = rank * files + file;
      const tile = tileOf(row[file]!);
      const own = ground.tiles[square]!;
      const isPossible = tile === own || (tile === CLEARED && isClearable(own));
      if (tile === undefined || !isPossible) {
        const cleared = isClearable(own) ? signOf(CLEARED) : undefined;
        const what = texts.refused.otherTile(quoted(row[file]!), ground.nameOf(square), signOf(own), cleared);
        return refuse(tile ? 'impossible' : 'syntax', name, place + file, what);
      }
      tiles[square] = tile;
    }
    place += row.length + 1;
  }
  if (rows.length < ranks) return refuse('missing', name, at + text.length, texts.refused.fewRows(rows.length, ranks));
  return ok(tiles);
}

/** Refuses a placement, the text's first field, in which a piece stands on a tile on which none can. */
function refuseStanding({ nameOf }: Ground, pieces: Placement, tiles: readonly Tile[]) {
  const square = pieces.findIndex((piece, index) => piece && !isOpen(tiles[index]!));
  if (square < 0) return undefined;
  const what = mapTexts.standsOn(mapTexts.tiles[tiles[square]!], nameOf(square));
  return refuse('impossible', 'placement', 0, what);
}

/** Reads White's and Black's keys: `1,0`, each up to `most`. */
function parseKeys({ text, at }: Field, most: number): Result<ChesslikePosition['keys'], TextError> {
  const name = 'keys';
  const [white, black, ...more] = text.split(',');
  if (white === undefined || black === undefined || more.length > 0) {
    return refuse(text ? 'syntax' : 'missing', name, at, texts.refused.keys(quoted(text)));
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
  return refuse('impossible', 'action number', field.at, texts.refused.numberIs[parity](sideName(side)));
}
