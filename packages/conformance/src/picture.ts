import type { AnyVariant, GameEvent, Tile } from '@kickmate/game';

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

/** The picture after some events. Throws if an event does not fit the picture. */
export function afterEvents(before: Picture, events: readonly GameEvent[]): Picture {
  const pieces = [...before.pieces];
  const tiles = [...before.tiles];
  const keys = { ...before.keys };
  let ball = before.ball;
  const take = (event: GameEvent, square: number): void => {
    const seen = pieces[square];
    const named = 'piece' in event ? event.piece : undefined;
    const isThere = named !== undefined && seen?.side === named.side && seen.letter === named.letter;
    if (!isThere) throw new Error(`${JSON.stringify(event)}, but on square ${square} is ${JSON.stringify(seen)}`);
    pieces[square] = undefined;
  };
  const ballIsOn = (event: GameEvent, square: number): void => {
    if (ball !== square) throw new Error(`${JSON.stringify(event)}, but the ball is on ${ball}`);
  };
  for (const [index, event] of events.entries()) {
    switch (event.kind) {
      case 'move': {
        // Pieces that move one after the other move together: king and rook may change places.
        if (events[index - 1]?.kind === 'move') break;
        const moves = movesFrom(events, index);
        for (const move of moves) take(move, move.from);
        for (const move of moves) {
          if (pieces[move.to]) throw new Error(`${JSON.stringify(move)}, but there is a piece on its target`);
          pieces[move.to] = move.piece;
        }
        break;
      }
      case 'capture':
      case 'destroy':
        take(event, event.square);
        break;
      case 'promote':
        if (!pieces[event.square]) throw new Error(`${JSON.stringify(event)}, but there is no piece`);
        pieces[event.square] = event.piece;
        break;
      case 'check':
        if (!pieces[event.square]) throw new Error(`${JSON.stringify(event)}, but there is no piece`);
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
        if (tiles[event.square] !== 'door') throw new Error(`${JSON.stringify(event)}, but there is no closed door`);
        tiles[event.square] = 'floor';
        keys[event.piece.side] = keys[event.piece.side]! - 1;
        break;
      case 'pickUp':
        if (tiles[event.square] !== 'key') throw new Error(`${JSON.stringify(event)}, but there is no key`);
        take(event, event.square);
        pieces[event.square] = event.piece;
        tiles[event.square] = 'floor';
        keys[event.piece.side] = keys[event.piece.side]! + 1;
        break;
      case 'other':
      case 'goal':
      case 'pass':
        break;
      default:
        throw new Error(`an event of no known kind: ${JSON.stringify(event satisfies never)}`);
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
