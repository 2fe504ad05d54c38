import type { AnyVariant, GameEvent } from '@kickmate/game';

type Pieces = ReturnType<AnyVariant['pieceAt']>[];

/** What the board shows: the pieces by square, and where the ball is. */
export interface Picture {
  readonly pieces: Pieces;
  readonly ball: number | undefined;
}

/** What a position shows. */
export function pictureOf(variant: AnyVariant, position: unknown): Picture {
  const { files, ranks } = variant.board;
  const pieces = Array.from({ length: files * ranks }, (_, square) => variant.pieceAt(position, square));
  return { pieces, ball: variant.ballAt?.(position) };
}

/** What a picture becomes by some events. Throws where an event does not fit what is seen. */
export function afterEvents(before: Picture, events: readonly GameEvent[]): Picture {
  const pieces = [...before.pieces];
  let ball = before.ball;
  const take = (event: GameEvent, square: number): void => {
    const seen = pieces[square];
    const isThere = 'piece' in event && seen?.side === event.piece.side && seen.letter === event.piece.letter;
    if (!isThere) throw new Error(`${JSON.stringify(event)}, but on square ${square} is ${JSON.stringify(seen)}`);
    pieces[square] = undefined;
  };
  const ballIsOn = (event: GameEvent, square: number): void => {
    if (ball !== square) throw new Error(`${JSON.stringify(event)}, but the ball is on ${ball}`);
  };
  for (const event of events) {
    switch (event.kind) {
      case 'move':
        take(event, event.from);
        if (pieces[event.to]) throw new Error(`${JSON.stringify(event)}, but there is a piece on its target`);
        pieces[event.to] = event.piece;
        break;
      case 'capture':
      case 'destroy':
        take(event, event.square);
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
        ball = event.square;
        break;
      case 'stop':
        take(event, event.square);
        pieces[event.square] = event.piece;
        break;
      case 'goal':
      case 'pass':
        break;
      default:
        throw new Error(`an event of no known kind: ${JSON.stringify(event satisfies never)}`);
    }
  }
  return { pieces, ball };
}
