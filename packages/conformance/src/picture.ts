import { type Board, pieceSign, squareName } from '@kickmate/board';
import { type AnyVariant, type GameEvent, type OtherEvent, otherEffect, type Tile } from '@kickmate/game';
import { eventText } from './text-proofs.ts';

type Pieces = ReturnType<AnyVariant['pieceAt']>[];

/** The board as a person sees it: pieces and tiles by square, the ball, and the keys of each side. */
export interface Picture {
  readonly pieces: Pieces;
  readonly ball: number | undefined;
  readonly tiles: readonly (Tile | undefined)[];
  readonly keys: Readonly<Record<'w' | 'b', number | undefined>>;
}

/** The picture of a position. */
export function pictureOf(variant: AnyVariant, position: unknown): Picture {
  const { files, ranks } = variant.board;
  const squares = Array.from({ length: files * ranks }, (_, square) => square);
  return {
    pieces: squares.map((square) => variant.pieceAt(position, square)),
    ball: variant.ball?.squareOf(position),
    tiles: squares.map((square) => variant.terrain?.tileAt(position, square)),
    keys: { w: variant.terrain?.keysOf(position, 'w'), b: variant.terrain?.keysOf(position, 'b') },
  };
}

/** Returns the picture after some events. Throws if an event does not fit the picture. */
export function afterEvents(board: Board, before: Picture, events: readonly GameEvent[]): Picture {
  const pieces = [...before.pieces];
  const tiles = [...before.tiles];
  const keys = { ...before.keys };
  let ball = before.ball;
  const misfit = (event: GameEvent, what: string): Error => new Error(`"${eventText(board, event)}", but ${what}`);
  const on = (square: number): string => standing(board, square, pieces[square]);
  const take = (event: GameEvent, square: number): void => {
    const seen = pieces[square];
    const named = 'piece' in event ? event.piece : undefined;
    const isThere = named !== undefined && seen?.side === named.side && seen.letter === named.letter;
    if (!isThere) throw misfit(event, on(square));
    pieces[square] = undefined;
  };
  const needsPiece = (event: GameEvent, square: number): void => {
    if (!pieces[square]) throw misfit(event, on(square));
  };
  const ballIsOn = (event: GameEvent, square: number): void => {
    if (ball !== square) throw misfit(event, ballPlace(board, ball));
  };
  for (const [index, event] of events.entries()) {
    switch (event.kind) {
      case 'move': {
        // Pieces that move one after the other move together: king and rook may change places.
        if (events[index - 1]?.kind === 'move') break;
        const moves = movesFrom(events, index);
        for (const move of moves) take(move, move.from);
        for (const move of moves) {
          if (pieces[move.to]) throw misfit(move, on(move.to));
          pieces[move.to] = move.piece;
        }
        break;
      }
      case 'capture':
      case 'destroy':
        take(event, event.square);
        break;
      case 'promote':
        needsPiece(event, event.square);
        pieces[event.square] = event.piece;
        break;
      case 'check':
        needsPiece(event, event.square);
        break;
      case 'kick':
        ballIsOn(event, event.ball);
        break;
      case 'fly':
        ballIsOn(event, event.from);
        ball = event.to;
        break;
      case 'out':
        ballIsOn(event, event.from);
        ball = undefined;
        break;
      case 'clear':
        ballIsOn(event, event.square);
        break;
      case 'drop':
      case 'corner':
        ball = event.square;
        break;
      case 'carry':
      case 'ballPass':
        ballIsOn(event, event.from);
        ball = event.to;
        break;
      case 'shot':
        ballIsOn(event, event.from);
        take(event, event.from);
        pieces[event.from] = event.piece;
        ball = event.to;
        break;
      case 'collect':
      case 'save':
      case 'block':
        take(event, event.square);
        pieces[event.square] = event.piece;
        ball = event.square;
        break;
      case 'stop':
        take(event, event.square);
        pieces[event.square] = event.piece;
        break;
      case 'unlock':
        if (tiles[event.square] !== 'door')
          throw misfit(event, `there is no closed door on ${squareName(board, event.square)}`);
        tiles[event.square] = 'floor';
        keys[event.piece.side] = keys[event.piece.side]! - 1;
        break;
      case 'pickUp': {
        const { name, becomes } = event.item ?? { name: 'key', becomes: event.piece };
        if (tiles[event.square] !== name)
          throw misfit(event, `there is no ${name} on ${squareName(board, event.square)}`);
        take(event, event.square);
        pieces[event.square] = becomes;
        tiles[event.square] = 'floor';
        if (name === 'key') keys[event.piece.side] = keys[event.piece.side]! + 1;
        break;
      }
      case 'goal':
      case 'pass':
        break;
      default: {
        // Its own kind, or one of a later version: both are shown by their squares.
        const other: OtherEvent = event;
        const effect = otherEffect(other, pieces, ball);
        const empty = other.from ?? other.to!;
        if (!effect)
          throw misfit(
            event,
            other.from === undefined ? 'it names no piece' : `${on(empty)}, and ${ballPlace(board, ball)}`,
          );
        if (effect.kind === 'move') pieces[effect.from] = undefined;
        if (effect.kind === 'move') pieces[effect.to] = effect.piece;
        if (effect.kind === 'ball') ball = effect.to;
        if (effect.kind === 'vanish') pieces[effect.square] = undefined;
        if (effect.kind === 'appear') pieces[effect.square] = effect.piece;
      }
    }
  }
  return { pieces, ball, tiles, keys };
}

type Move = Extract<GameEvent, { kind: 'move' }>;

/** The unbroken run of moves that begins at an index. */
function movesFrom(events: readonly GameEvent[], index: number): readonly Move[] {
  const rest = events.slice(index);
  const end = rest.findIndex(({ kind }) => kind !== 'move');
  return rest.slice(0, end < 0 ? rest.length : end).filter((event) => event.kind === 'move');
}

/** A square with its piece, in words: `on c3 is P`, a small letter for Black. */
const standing = (board: Board, square: number, piece: Pieces[number]): string =>
  `on ${squareName(board, square)} is ${piece ? pieceSign(piece) : 'no piece'}`;

const ballPlace = (board: Board, ball: number | undefined): string =>
  ball === undefined ? 'there is no ball' : `the ball is on ${squareName(board, ball)}`;

/** Returns the first difference between two pictures in words, with its square. */
export function pictureDifference(board: Board, seen: Picture, right: Picture): string {
  const at = right.pieces.findIndex(
    (piece, square) => piece?.side !== seen.pieces[square]?.side || piece?.letter !== seen.pieces[square]?.letter,
  );
  if (at >= 0) {
    const rightSign = right.pieces[at] ? pieceSign(right.pieces[at]) : 'no piece';
    return `${standing(board, at, seen.pieces[at])} instead of ${rightSign}`;
  }
  if (seen.ball !== right.ball)
    return `${ballPlace(board, seen.ball)} instead of ${right.ball === undefined ? 'nowhere' : squareName(board, right.ball)}`;
  const tile = right.tiles.findIndex((one, square) => one !== seen.tiles[square]);
  if (tile >= 0) return `${squareName(board, tile)} is ${seen.tiles[tile]} instead of ${right.tiles[tile]}`;
  const side = (['w', 'b'] as const).find((one) => seen.keys[one] !== right.keys[one]);
  if (side) return `the keys of ${side} are ${seen.keys[side]} instead of ${right.keys[side]}`;
  return `${JSON.stringify(seen)} instead of ${JSON.stringify(right)}`;
}
