import { type Field, fail, ok, type Result, sideName } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import {
  type AnyVariant,
  endOfRound,
  type Ply,
  parseCompleted,
  plyFrom,
  type RoundEnd,
  readPlayed,
  roundWord,
} from '@kickmate/game';
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
  const start = array.text.format(first.position);
  const read = variant.text.parse(start);
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
 * @param fen the words of the position, if it is not that
 * @param before the position before this one: of a game that goes on, only what is new has to be read
 */
export function readSetup(
  startpos: Setup,
  fen: readonly Field[] | undefined,
  moves: readonly Field[],
  before?: Setup,
): Result<Setup, string> {
  const { variant } = startpos;
  const read = fen ? readFen(variant, fen) : ok(startpos);
  if (!read.ok) return read;
  const { start } = read.value;
  const isLonger =
    before?.variant === variant &&
    before.start === start &&
    before.moves.every((text, index) => moves[index]?.text === text);
  const from = isLonger ? before : read.value;
  let { position, end } = from;
  const plies = [...from.plies];
  for (const { text, at } of moves.slice(plies.length)) {
    const where = `move '${shown(text)}' at ${place({ at })}`;
    if (end) return fail(`${where}: ${describeEnd(variant, end)}`);
    const played = readPlayed(variant, position, text);
    if (!played.ok) return fail(`${where}: ${shownMessage(played.error.message)}`);
    const ply = plyFrom(variant, position, played.value);
    plies.push(ply);
    position = ply.after;
    end = endOfRound(variant, plies);
  }
  const actions = plies.map((ply) => variant.text.formatAction(ply));
  return ok({ variant, start, actions, moves: moves.map(({ text }) => text), plies, position, end });
}

/** Moves to which a search is to be confined, as the engine knows them, and what was wrong with the others. */
export interface Moves {
  /** None, if there is none that can be played: then nothing is confined. */
  readonly texts: readonly string[];
  readonly complaint?: string;
}

/** Reads moves to which a search is to be confined. */
export function readMoves({ variant, position }: Setup, moves: readonly Field[]): Moves {
  const read = moves.map((move) => ({ move, successor: variant.text.parseAction(position, move.text) }));
  const texts = read.flatMap(({ successor }) =>
    successor.ok ? [variant.text.formatAction({ action: successor.value.action })] : [],
  );
  const wrong = read.flatMap(({ move, successor }) => (successor.ok ? [] : [{ move, error: successor.error }]));
  const first = wrong[0];
  if (!first) return { texts };
  const more = wrong.length > 1 ? ` (and ${wrong.length - 1} more)` : '';
  const where = `move '${shown(first.move.text)}'${more} at ${place(first.move)}`;
  const what = shownMessage(first.error.message);
  return {
    texts,
    complaint: `${where}: ${what}; ${texts.length > 0 ? 'the others are searched' : 'all moves are searched'}`,
  };
}

/** What there is to say of a round that is over, for people. */
export const describeEnd = (variant: AnyVariant, { title, winner }: RoundEnd): string =>
  `the ${roundWord(variant)} is over: ${title}${winner ? `, ${sideName(winner)} wins it` : ''}`;

function readFen(variant: AnyVariant, words: readonly Field[]): Result<Setup, string> {
  const read = parseCompleted(variant, words.map(({ text }) => text).join(' '));
  if (read.ok) return ok(begin(variant, read.value.text, read.value.position));
  const { at, message } = read.error;
  return fail(`position at ${place({ at: placeInLine(words, at) })}: ${shownMessage(message)}`);
}

/** Where a place in words that are joined by single spaces is in the line from which they are. */
function placeInLine(words: readonly Field[], at: number): number {
  let [begin, end] = [0, 0];
  for (const word of words) {
    end = word.at + word.text.length;
    if (at <= begin + word.text.length) return word.at + at - begin;
    begin += word.text.length + 1;
  }
  return end;
}

/** The position for people: a diagram, the text, and what may be played. */
export function describeSetup({ variant, position, end }: Setup): readonly string[] {
  const { files, ranks } = variant.board;
  const ball = variant.ball?.squareOf(position);
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
    ...describeText(variant, position),
    end ? `${capital(describeEnd(variant, end))}.` : describeState(variant, position),
  ];
}

function describeText(variant: AnyVariant, position: unknown): readonly string[] {
  try {
    return [`Position: ${variant.text.format(position)}`];
  } catch (error) {
    // Not all variants can write a position in which the round is over.
    if (variant.end(position)) return [];
    throw error;
  }
}

function describeState(variant: AnyVariant, position: unknown): string {
  const texts = variant.actions(position).map((action) => variant.text.formatAction({ action }));
  return `${sideName(variant.side(position))} to act, ${texts.length} legal: ${texts.sort().join(' ')}`;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
