import { type Field, fail, ok, type Result, sideName } from '@kickmate/board';
import { type AnyVariant, readPlayed } from '@kickmate/game';
import { place } from './command.ts';
import { shown, shownMessage } from './shown.ts';

/** The position under discussion, and how it came about. */
export interface Setup {
  readonly variant: AnyVariant;
  /** Where the round began, as text. */
  readonly start: string;
  /** What has been played since, in coordinates with outcomes. */
  readonly actions: readonly string[];
  /** The position now. */
  readonly position: unknown;
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
  let position = begin.value.position;
  const actions: string[] = [];
  for (const { text, at } of moves) {
    const read = readPlayed(variant, position, text);
    if (!read.ok) return fail(`move '${shown(text)}' at ${place({ at })}: ${shownMessage(read.error.message)}`);
    const { action, outcome } = read.value;
    position = variant.play(position, action, outcome);
    actions.push(variant.writeSuccessor(read.value));
  }
  return ok({ ...begin.value, actions, position });
}

function readFen(variant: AnyVariant, { text, at }: Field): Result<Setup, string> {
  const read = variant.parse(text);
  if (!read.ok) return fail(`position at ${place({ at: at + read.error.at })}: ${shownMessage(read.error.message)}`);
  return ok({ variant, start: text, actions: [], position: read.value });
}

/** The position for people: a diagram, the text, and what may be played. */
export function describeSetup({ variant, position }: Setup): readonly string[] {
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
  return ['', ...rows, '', `    ${names.join(' ')}`, '', ...describeState(variant, position)];
}

function describeState(variant: AnyVariant, position: unknown): readonly string[] {
  const end = variant.end(position);
  if (end) return [`The round is over: ${end.title}${end.winner ? `, ${sideName(end.winner)} wins it` : ''}.`];
  const texts = variant.actions(position).map((action) => variant.writeSuccessor({ action }));
  return [
    `Position: ${variant.format(position)}`,
    `${sideName(variant.side(position))} to act, ${texts.length} legal: ${texts.sort().join(' ')}`,
  ];
}
