import { type Board, must, pieceSign, readSquare, type Square, squareName, type TextCause } from '@kickmate/board';
import {
  type Action,
  type ActionLook,
  actionFrom,
  actionTo,
  type GameEvent,
  type OtherEvent,
  type Outcome,
  successors,
  type Variant,
} from '@kickmate/game';
import { expect, it } from 'vitest';
import { type Referee, refereeOf } from './referee.ts';

// Tables of texts that variants read, write and show, as functions for the top level of a test file.

/** Proves that positions are read, and written as they were. */
export function provesPositions<P>(
  variant: Variant<P>,
  rows: readonly (readonly [name: string, text: string])[],
): void {
  it.each(rows)('a position is read and written: %s', (_name, text) => {
    expect(variant.text.format(must(variant.text.parse(text)))).toBe(text);
  });
}

/** A wrong text: why and where it is refused, and words of the error. */
export type WrongText = readonly [
  name: string,
  text: string,
  cause: TextCause,
  field: string,
  at: number,
  says?: string | undefined,
];

/** Proves that wrong positions are refused with cause, field and place. */
export function provesWrongPositions<P>(variant: Variant<P>, rows: readonly WrongText[]): void {
  const full = rows.map(([name, text, cause, field, at, says = '']) => [name, text, cause, field, at, says] as const);
  it.each(full)('a wrong position names field and character: %s', (_name, text, cause, field, at, says) => {
    const read = variant.text.parse(text);
    expect(read).toMatchObject({ ok: false, error: { cause, field, at } });
    expect(!read.ok && read.error.message).toContain(`${field} (character ${at + 1}): `);
    expect(!read.ok && read.error.message).toContain(says);
  });
}

/** A wrong text with a sign `^` before the character at fault. */
export type MarkedText = readonly [name: string, text: string, cause: TextCause, field: string];

/** Returns wrong texts with places instead of the sign `^`. */
export const unmarked = (rows: readonly MarkedText[]): readonly WrongText[] =>
  rows.map(([name, text, cause, field]) => [name, text.replace('^', ''), cause, field, text.indexOf('^')]);

/** Proves that legal actions are read, and written as they were. */
export function provesActions<P>(
  variant: Variant<P>,
  rows: readonly (readonly [name: string, position: string, action: string])[],
): void {
  const { position } = refereeOf(variant);
  it.each(rows)('a legal action is read and written: %s', (_name, text, action) => {
    expect(variant.text.formatAction(must(variant.text.parseAction(position(text), action)))).toBe(action);
  });
}

/** A wrong action in a position: why and where it is refused, and words of the error. */
export type WrongAction = readonly [
  name: string,
  position: string,
  action: string,
  cause: TextCause,
  field: string,
  at: number,
  says: string,
];

/** Proves that wrong actions are refused with cause, field, place, and what would be right. */
export function provesWrongActions<P>(variant: Variant<P>, rows: readonly WrongAction[]): void {
  const { position } = refereeOf(variant);
  it.each(rows)('a wrong action names field, character and what is allowed: %s', (_name, text, action, ...error) => {
    const [cause, field, at, says] = error;
    const read = variant.text.parseAction(position(text), action);
    expect(read).toMatchObject({ ok: false, error: { cause, field, at } });
    expect(!read.ok && read.error.message).toContain(says);
  });
}

/** Proves the reasons that the game gives where nothing can be done on a picked square; `''` where it leaves them to others. */
export function provesReasons<P>(
  variant: Variant<P>,
  rows: readonly (readonly [words: string, position: string, to: string, from?: string])[],
): void {
  const squareOf = (name: string): Square => readSquare(variant.board, name)!;
  const whole = rows.map(([words, text, to, from = '']) => [words, text, to, from] as const);
  it.each(whole)('why not: %s (%s, %s, from %s)', (words, text, to, by) => {
    const position = refereeOf(variant).position(text);
    const [target, from] = [squareOf(to), by === '' ? undefined : squareOf(by)];
    // A square is refused only if no action of its piece leads there.
    const isLegal = (action: Action) =>
      actionFrom(action) === (from ?? target) && (from === undefined || actionTo(action) === target);
    expect(variant.actions(position).filter(isLegal)).toEqual([]);
    expect(variant.presentation!.whyNot!(position, target, from) ?? '').toBe(words);
  });
}

/** Reads a position and an action in it, without its outcome if the text has none. */
function readBoth<P>(variant: Variant<P>, text: string, action: string) {
  const position = refereeOf(variant).position(text);
  return { position, successor: must(variant.text.parseAction(position, action)) };
}

/** Proves the short forms of legal actions. */
export function provesShortForms<P>(
  variant: Variant<P>,
  rows: readonly (readonly [name: string, position: string, action: string, short: string])[],
): void {
  it.each(rows)('the short form: %s', (_name, text, action, short) => {
    const { position, successor } = readBoth(variant, text, action);
    expect(variant.notation!.describe(position, successor)).toBe(short);
  });
}

/** Proves that in none of these positions two successors have one short form. */
export function provesDistinctForms<P>(variant: Variant<P>, positions: (referee: Referee<P>) => readonly P[]): void {
  it('no two actions have one short form', () => {
    for (const at of positions(refereeOf(variant))) {
      const forms = successors(variant, at).map((successor) => variant.notation!.describe(at, successor));
      expect(new Set(forms).size).toBe(forms.length);
    }
  });
}

/** Proves the looks of legal actions before they are chosen. */
export function provesLooks<P>(
  variant: Variant<P>,
  rows: readonly (readonly [name: string, position: string, action: string, look: ActionLook])[],
): void {
  it.each(rows)('the look of an action: %s', (_name, text, action, look) => {
    expect(variant.look(readBoth(variant, text, action).successor.action)).toBe(look);
  });
}

/**
 * Proves that after actions which end a round no action is read or played; and if `title` is given, that the position is not
 * written.
 */
export function provesRoundOver<P>(
  variant: Variant<P>,
  position: string,
  actions: string,
  next: string,
  title?: string,
): void {
  it('no action is read or played when the round is over', () => {
    const referee = refereeOf(variant);
    const start = referee.position(position);
    const over = referee.after(start, actions);
    const read = variant.text.parseAction(over, next);
    expect(read).toMatchObject({ ok: false, error: { cause: 'illegal', at: 0 } });
    expect(!read.ok && read.error.message).toContain('is over');
    for (const action of variant.actions(start)) expect(() => variant.play(over, action)).toThrow();
    if (title !== undefined) expect(() => variant.text.format(over)).toThrow(`the round is over (${title})`);
  });
}

/** Proves that playing what is not legal is a broken invariant: it throws with these words. Actions are numbers. */
export function provesIllegalPlay<P>(
  variant: Variant<P>,
  rows: readonly (readonly [
    name: string,
    position: string,
    action: Action,
    says: string,
    outcome?: Outcome | undefined,
  ])[],
): void {
  const full = rows.map(([name, text, action, says, outcome]) => [name, text, action, says, outcome] as const);
  it.each(full)('playing what is not legal throws: %s', (_name, text, action, says, outcome) => {
    const position = refereeOf(variant).position(text);
    expect(() => variant.play(position, action, outcome)).toThrow(says);
  });
}

/** An event in a few words: `Q d1-d4`, `p captured on e5`. */
export function eventText(board: Board, event: GameEvent): string {
  const name = (square: Square): string => squareName(board, square);
  const wall = (bounced: boolean): string => (bounced ? ' off the wall' : '');
  switch (event.kind) {
    case 'move':
      return `${pieceSign(event.piece)} ${name(event.from)}-${name(event.to)}`;
    case 'capture':
      return `${pieceSign(event.piece)} captured on ${name(event.square)}`;
    case 'promote':
      return `${pieceSign(event.piece)} promoted on ${name(event.square)}`;
    case 'kick': {
      const from = event.from === undefined ? '' : `${name(event.from)} `;
      return `${pieceSign(event.piece)} ${from}kicks the ball on ${name(event.ball)}`;
    }
    case 'fly':
      return `ball ${name(event.from)}-${name(event.to)}${wall(event.bounced)}`;
    case 'destroy':
      return `${pieceSign(event.piece)} destroyed on ${name(event.square)}`;
    case 'stop':
      return `${pieceSign(event.piece)} on ${name(event.square)} stops the ball`;
    case 'out':
      return `out from ${name(event.from)} by ${event.step.file},${event.step.rank}${wall(event.bounced)}`;
    case 'clear':
      return `cleared from ${name(event.square)}`;
    case 'drop':
      return `dropped on ${name(event.square)}`;
    case 'carry':
      return `ball along ${name(event.from)}-${name(event.to)}`;
    case 'collect':
      return `${pieceSign(event.piece)} has the ball on ${name(event.square)}`;
    case 'ballPass':
      return `ball passed ${name(event.from)}-${name(event.to)}`;
    case 'shot':
      return `${pieceSign(event.piece)} shoots ${name(event.from)}-${name(event.to)}`;
    case 'save':
    case 'block':
      return `${pieceSign(event.piece)} ${event.kind} on ${name(event.square)}`;
    case 'corner':
      return `corner from ${name(event.square)}`;
    case 'unlock':
      return `${pieceSign(event.piece)} unlocks ${name(event.square)}`;
    case 'pickUp':
      return event.item
        ? `${pieceSign(event.piece)} picks up the ${event.item.name} on ${name(event.square)}, now ${pieceSign(event.item.becomes)}`
        : `${pieceSign(event.piece)} picks up the key on ${name(event.square)}`;
    case 'check':
      return `check on ${name(event.square)}`;
    case 'goal':
      return `${event.how} for ${event.side}`;
    case 'pass':
      return `${event.side} passes`;
    default: {
      const { piece, from, to, square, words = 'other' }: OtherEvent = event;
      const squares = [from, to, square].flatMap((one) => (one === undefined ? [] : name(one)));
      return [...(piece ? [pieceSign(piece)] : []), words, ...squares].join(' ');
    }
  }
}

/**
 * Proves the events that a person sees in legal actions, in the words of {@link eventText}, and that a goal says what the
 * round's end says.
 */
export function provesEvents<P>(
  variant: Variant<P>,
  rows: readonly (readonly [name: string, position: string, action: string, seen: readonly string[]])[],
): void {
  it.each(rows)('a person sees %s', (_name, text, written, seen) => {
    const { position, successor } = readBoth(variant, text, written);
    const events = variant.events(position, successor);
    expect(events.map((event) => eventText(variant.board, event))).toEqual(seen);
    const goal = events.find((event) => event.kind === 'goal');
    if (!goal) return;
    const { action, outcome = variant.chance(position, action)[0]?.outcome } = successor;
    expect(goal.says).toBe(variant.end(variant.play(position, action, outcome))!.says);
  });
}
