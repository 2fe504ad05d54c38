import { type Board, must, pieceSign, type Square, squareName, type TextCause } from '@kickmate/board';
import type { GameEvent, Variant } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { refereeOf } from './referee.ts';

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
      return `${pieceSign(event.piece)} picks up the key on ${name(event.square)}`;
    case 'check':
      return `check on ${name(event.square)}`;
    case 'goal':
      return `${event.how} for ${event.side}`;
    case 'pass':
      return `${event.side} passes`;
    case 'other': {
      const { piece, from, to, square, words = 'other' } = event;
      const squares = [from, to, square].flatMap((one) => (one === undefined ? [] : name(one)));
      return [...(piece ? [pieceSign(piece)] : []), words, ...squares].join(' ');
    }
    default:
      throw new Error(`no words for ${JSON.stringify(event satisfies never)}`);
  }
}

/** Proves the events that a person sees in legal actions, in the words of {@link eventText}. */
export function provesEvents<P>(
  variant: Variant<P>,
  rows: readonly (readonly [name: string, position: string, action: string, seen: readonly string[]])[],
): void {
  const { position } = refereeOf(variant);
  describe('a person sees', () => {
    it.each(rows)('%s', (_name, text, action, seen) => {
      const start = position(text);
      const events = variant.events(start, must(variant.text.parseAction(start, action)));
      expect(events.map((event) => eventText(variant.board, event))).toEqual(seen);
    });
  });
}
