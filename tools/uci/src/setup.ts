import { type Field, fail, ok, type Result, sideName } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { type AnyVariant, endOfRound, type Ply, plyFrom, type RoundEnd, readPlayed, roundWord } from '@kickmate/game';
import { place, shown, shownMessage } from './shown.ts';

/** The position under discussion, and how it came about. */
export interface Setup {
  readonly variant: AnyVariant;
  /** Where the round began, as text. */
  readonly start: string;
  /** What has been played since, in coordinates with outcomes. */
  readonly actions: readonly string[];
  /** The same, as the line has it. */
  readonly moves: readonly string[];
  readonly plies: readonly Ply<unknown>[];
  /** The position now. */
  readonly position: unknown;
  /** How the round ended, by the position or by the way to it; absent while it goes on. */
  readonly end?: RoundEnd | undefined;
}

/** To programs, `startpos` is the array of chess in Chess960, too. */
const ARRAY_OF: Readonly<Record<string, string>> = { chess960: 'chess' };

/** The variant with an id, and its `startpos`: its first starting position. */
export async function loadStart(id: string): Promise<Setup> {
  const variant = await loadVariant(id);
  const other = ARRAY_OF[id];
  const array = other === undefined ? variant : await loadVariant(other);
  const first = array.starts('w')[0];
  if (!first) throw new Error(`${id} has no starting position`);
  const start = array.format(first.position);
  const read = variant.parse(start);
  if (!read.ok) throw new Error(read.error.message);
  return begin(variant, start, read.value);
}

const begin = (variant: AnyVariant, start: string, position: unknown): Setup => ({
  variant,
  start,
  actions: [],
  moves: [],
  plies: [],
  position,
});

/**
 * Reads the position of a `position` line; a failure names the place in the line.
 * @param startpos what `startpos` is
 * @param before the position before this one: of a game that goes on, only what is new has to be read
 */
export function readSetup(
  startpos: Setup,
  fen: Field | undefined,
  moves: readonly Field[],
  before?: Setup,
): Result<Setup, string> {
  const { variant } = startpos;
  const start = fen?.text ?? startpos.start;
  const isLonger =
    before?.variant === variant &&
    before.start === start &&
    before.moves.every((text, index) => moves[index]?.text === text);
  const from = isLonger ? ok(before) : fen ? readFen(variant, fen) : ok(startpos);
  if (!from.ok) return from;
  let { position, end } = from.value;
  const plies = [...from.value.plies];
  for (const { text, at } of moves.slice(plies.length)) {
    const where = `move '${shown(text)}' at ${place({ at })}`;
    if (end) return fail(`${where}: ${describeEnd(variant, end)}`);
    const read = readPlayed(variant, position, text);
    if (!read.ok) return fail(`${where}: ${shownMessage(read.error.message)}`);
    const ply = plyFrom(variant, position, read.value);
    plies.push(ply);
    position = ply.after;
    end = endOfRound(variant, plies);
  }
  const actions = plies.map((ply) => variant.writeSuccessor(ply));
  return ok({ variant, start, actions, moves: moves.map(({ text }) => text), plies, position, end });
}

/** Reads moves to which a search is to be confined, and writes them as the engine knows them. */
export function readMoves({ variant, position }: Setup, moves: readonly Field[]): Result<readonly string[], string> {
  const texts: string[] = [];
  for (const { text, at } of moves) {
    const read = variant.readSuccessor(position, text);
    if (!read.ok) return fail(`move '${shown(text)}' at ${place({ at })}: ${shownMessage(read.error.message)}`);
    texts.push(variant.writeSuccessor({ action: read.value.action }));
  }
  return ok(texts);
}

/** What there is to say of a round that is over, for people. */
export const describeEnd = (variant: AnyVariant, { title, winner }: RoundEnd): string =>
  `the ${roundWord(variant)} is over: ${title}${winner ? `, ${sideName(winner)} wins it` : ''}`;

function readFen(variant: AnyVariant, { text, at }: Field): Result<Setup, string> {
  const read = variant.parse(text);
  if (!read.ok) return fail(`position at ${place({ at: at + read.error.at })}: ${shownMessage(read.error.message)}`);
  return ok(begin(variant, text, read.value));
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
    ...(end ? [`${capital(describeEnd(variant, end))}.`] : describeState(variant, position)),
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
