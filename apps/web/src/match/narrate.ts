import { type Board, type Piece, type Side, sideName, squareName } from '@kickmate/board';
import type { GameEvent } from '@kickmate/game';

/** What is needed to speak about a game: its board and what its pieces are called, by letter. */
export interface Vocabulary {
  readonly board: Board;
  readonly pieceNames: Readonly<Record<string, string>>;
}

/**
 * Tells what happened in an action, in sentences: "White's queen kicks the ball on d5. It destroys Black's pawn on d7
 * and comes to rest on d8. Head goal for White!"
 */
export function narrate({ board, pieceNames }: Vocabulary, events: readonly GameEvent[]): string {
  const at = (square: number) => squareName(board, square);
  const named = ({ side, letter }: Piece) => `${sideName(side)}'s ${pieceNames[letter] ?? letter}`;
  return [...stepSentences(events, at, named), ...flightSentences(events, at, named), ...endSentences(events, at)].join(
    ' ',
  );
}

type At = (square: number) => string;
type Named = (piece: Piece) => string;

/** What the piece that acted did. */
function stepSentences(events: readonly GameEvent[], at: At, named: Named): string[] {
  const move = events.find((event) => event.kind === 'move');
  const kick = events.find((event) => event.kind === 'kick');
  const captures = events.filter((event) => event.kind === 'capture');
  const pass = events.find((event) => event.kind === 'pass');
  if (pass) return [`${sideName(pass.side)} cannot act and passes.`];
  if (!move) return [];
  const deeds = [
    ...captures.map(({ piece, square }) => `takes ${named(piece)} on ${at(square)}`),
    ...(kick ? [`kicks the ball on ${at(kick.ball)}`] : []),
  ];
  const goes = `goes from ${at(move.from)} to ${at(move.to)}`;
  return [`${named(move.piece)} ${listed(deeds.length > 0 ? deeds : [goes])}.`];
}

/** What the ball did on its way. */
function flightSentences(events: readonly GameEvent[], at: At, named: Named): string[] {
  const flight = events.filter((event) => event.kind === 'fly');
  const out = events.find((event) => event.kind === 'out');
  const last = flight.at(-1);
  if (!last && !out) return [];
  const stop = events.find((event) => event.kind === 'stop');
  const bounces = flight.some((event) => event.bounced) || out?.bounced;
  const destroyed = events.filter((event) => event.kind === 'destroy');
  const deeds = [
    ...(bounces ? ['bounces off the side'] : []),
    ...(destroyed.length > 0
      ? [`destroys ${listed(destroyed.map((event) => `${named(event.piece)} on ${at(event.square)}`))}`]
      : []),
    ...(stop ? [`is stopped by ${named(stop.piece)} on ${at(stop.square)}`] : []),
    ...(out ? ['leaves the board'] : last ? [`comes to rest on ${at(last.to)}`] : []),
  ];
  return [`It ${listed(deeds)}.`];
}

/** What came of it: a goal, or a ball put into play again. */
function endSentences(events: readonly GameEvent[], at: At): string[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'goal':
        return [`${event.how} for ${sideName(event.side)}!`];
      case 'clear':
        return ['It is cleared from the back rank.'];
      case 'drop':
        return [`The ball is dropped on ${at(event.square)}.`];
      default:
        return [];
    }
  });
}

/** "a", "a and b", "a, b and c". */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** "2 to 1". The leading side's goals first. */
export const scoreWords = (score: Readonly<Record<Side, number>>): string =>
  `${Math.max(score.w, score.b)} to ${Math.min(score.w, score.b)}`;
