import { type Field, fail, ok, type Result, sideName } from '@kickmate/board';
import { type AnyVariant, endOfRound, type Ply, plyFrom, type RoundEnd, readPlayed } from '@kickmate/game';
import { place, shown, shownMessage } from './shown.ts';

/** The position under discussion, and how it came about. */
export interface Setup {
  readonly variant: AnyVariant;
  /** Where the round began, as text. */
  readonly start: string;
  /** What has been played since, in coordinates with outcomes. */
  readonly actions: readonly string[];
  /** The position now. */
  readonly position: unknown;
  /** How the round ended, by the position or by the way to it; absent while it goes on. */
  readonly end?: RoundEnd | undefined;
}

/** The variant's first starting position. */
export function startSetup(variant: AnyVariant): Setup {
  const first = variant.starts('w')[0];
  if (!first) throw new Error(`${variant.id} has no starting position`);
  return { variant, start: variant.format(first.position), actions: [], position: first.position };
}

/** Reads the position of a `position` line; a failure names the place in the line. */
export function readSetup(variant: AnyVariant, fen: Field | undefined, moves: readonly Field[]): Result<Setup, string> {
  const begin = fen ? readFen(variant, fen) : ok(startSetup(variant));
  if (!begin.ok) return begin;
  let { position, end } = begin.value;
  const plies: Ply<unknown>[] = [];
  for (const { text, at } of moves) {
    const where = `move '${shown(text)}' at ${place({ at })}`;
    if (end) return fail(`${where}: ${describeEnd(end)}`);
    const read = readPlayed(variant, position, text);
    if (!read.ok) return fail(`${where}: ${shownMessage(read.error.message)}`);
    const ply = plyFrom(variant, position, read.value);
    plies.push(ply);
    position = ply.after;
    end = endOfRound(variant, plies);
  }
  return ok({ ...begin.value, actions: plies.map((ply) => variant.writeSuccessor(ply)), position, end });
}

/** What there is to say of a round that is over, for people. */
export const describeEnd = ({ title, winner }: RoundEnd): string =>
  `the round is over: ${title}${winner ? `, ${sideName(winner)} wins it` : ''}`;

function readFen(variant: AnyVariant, { text, at }: Field): Result<Setup, string> {
  const read = variant.parse(text);
  if (!read.ok) return fail(`position at ${place({ at: at + read.error.at })}: ${shownMessage(read.error.message)}`);
  return ok({ variant, start: text, actions: [], position: read.value });
}

/** The position for people: a diagram, the text, and what may be played. */
export function describeSetup({ variant, position, end }: Setup): readonly string[] {
  const { files, ranks } = variant.board;
  const ball = variant.ballAt?.(position);
  const sign = (square: number): string => {
    const piece = variant.pieceAt(position, square);
    if (piece) return piece.side === 'w' ? piece.letter : piece.letter.toLowerCase();
    return square === ball ? 'o' : '.';
  };
  const rows = Array.from({ length: ranks }, (_, index) => {
    const rank = ranks - 1 - index;
    const signs = Array.from({ length: files }, (_, file) => sign(rank * files + file));
    return `${String(rank + 1).padStart(2)}  ${signs.join(' ')}`;
  });
  const names = Array.from({ length: files }, (_, file) => String.fromCharCode(97 + file));
  return [
    '',
    ...rows,
    '',
    `    ${names.join(' ')}`,
    '',
    ...(end ? [`${capital(describeEnd(end))}.`] : describeState(variant, position)),
  ];
}

function describeState(variant: AnyVariant, position: unknown): readonly string[] {
  const texts = variant.actions(position).map((action) => variant.writeSuccessor({ action }));
  return [
    `Position: ${variant.format(position)}`,
    `${sideName(variant.side(position))} to act, ${texts.length} legal: ${texts.sort().join(' ')}`,
  ];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
