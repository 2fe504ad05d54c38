import { type Result, SIDES } from '@kickmate/board';
import {
  type ActionLook,
  type AnyVariant,
  type PositionField,
  type Random,
  type Successor,
  shortForm,
  successors,
} from '@kickmate/game';
import { MAX_OUTCOMES } from '@kickmate/search';
import { expect } from 'vitest';
import { afterEvents, type Picture, pictureDifference, pictureOf } from './picture.ts';
import { messageOf } from './shortest.ts';
import { eventText } from './text-proofs.ts';

/** What an action may look like. */
const LOOKS: readonly ActionLook[] = ['move', 'capture', 'kick', 'pass', 'shot', 'end', 'swap'];

/**
 * The largest sum of the weights of an action's outcomes. The search multiplies it by scores of up to 30,000, twice, in 32-bit
 * numbers.
 */
export const MAX_WEIGHTS = 32_767;

/** What a property says of a position: nothing, what is wrong, or what is wrong with a successor. */
export type Finding = string | readonly [what: string, successor: Successor] | undefined;

/** A property of all positions of a game. */
export interface Property {
  readonly name: string;
  readonly look: string;
  readonly finding: (variant: AnyVariant, at: unknown, random: Random) => Finding;
}

/** Whether two values are alike, as far as a reader of their fields sees. */
export function isSame(a: unknown, b: unknown): boolean {
  try {
    expect(a).toEqual(b);
    return true;
  } catch {
    return false;
  }
}

/** A position as text, or its end if the round is over. Positions are compared by it, because only the variant knows their fields. */
const textOf = (variant: AnyVariant, at: unknown): string =>
  variant.end(at) ? JSON.stringify(variant.end(at)) : variant.text.format(at);

/** Whether two pieces of plain data (objects, lists, numbers, texts) are alike. */
const isSameData = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b) || isSame(a, b);

/** Whether a reader has read this successor. */
const isRead = (read: Result<Successor, unknown>, { action, outcome }: Successor): boolean =>
  read.ok && read.value.action === action && read.value.outcome === outcome;

/** Whether a function throws. */
export function throws(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

/** The first thing that is in a list twice. */
export const twice = <T>(things: readonly T[]): T | undefined => {
  const seen = new Set<T>();
  return things.find((one) => seen.size === seen.add(one).size);
};

/** The answers of a game about a position, as text. */
export function answersOf(variant: AnyVariant, at: unknown): string {
  const { board, text } = variant;
  const end = variant.end(at);
  const all = successors(variant, at);
  const pieces = Array.from({ length: board.files * board.ranks }, (_, square) => variant.pieceAt(at, square));
  return JSON.stringify([
    variant.side(at),
    end,
    end ? '' : text.format(at),
    variant.actions(at).map((action) => [action, variant.chance(at, action), variant.look(action)]),
    all.map((one) => [text.formatAction(one), shortForm(variant, at, one), variant.events(at, one)]),
    all.map((one) => textOf(variant, variant.play(at, one.action, one.outcome))),
    pieces,
  ]);
}

/** Some numbers that look like actions of a position, but are not among them. */
function unlisted(variant: AnyVariant, at: unknown, random: Random): readonly number[] {
  const listed = variant.actions(at);
  const some = Array.from({ length: Math.min(3, listed.length) }, () => listed[Math.floor(random() * listed.length)]!);
  const near = some.flatMap((action) => [
    action ^ 1,
    action ^ 0x100,
    action ^ 0x10000,
    (action + 0x10000) >>> 0,
    (action ^ 0x1000000) >>> 0,
    ((action & 0xffff0000) | ((action & 0xff) << 8) | ((action >>> 8) & 0xff)) >>> 0,
  ]);
  return [0xffffffff, 0x00ffffff, ...near].map((one) => one >>> 0).filter((one) => !listed.includes(one));
}

/** What must hold in every position of every game, in the order in which it is told. */
export const PROPERTIES: readonly Property[] = [
  {
    name: 'lists each action once, as an unsigned 32-bit number from 1, and none exactly when the round is over',
    look: '`actions` and `end` of the game',
    finding: (variant, at) => {
      const actions = variant.actions(at);
      const double = twice(actions);
      if (double !== undefined) return ['an action is listed twice', { action: double }];
      const wrong = actions.find((action) => action !== action >>> 0);
      if (wrong !== undefined) return `an action is ${wrong}, which is not an unsigned 32-bit number`;
      if (actions.includes(0)) return 'an action is 0, which stands for no action';
      const end = variant.end(at);
      if (end && actions.length > 0) return `the round is over (${end.kind}), but ${actions.length} actions are listed`;
      return !end && actions.length === 0 ? 'no action is listed, but the round is not over' : undefined;
    },
  },
  {
    name: 'lists the outcomes of chance once each, with whole weights whose sum is in range',
    look: '`chance` of the game',
    finding: (variant, at) => {
      for (const action of variant.actions(at)) {
        const chance = variant.chance(at, action);
        const wrong = (what: string): Finding => [what, { action }];
        if (chance.length > MAX_OUTCOMES) return wrong(`there are ${chance.length} outcomes; ${MAX_OUTCOMES} may be`);
        const double = twice(chance.map(({ outcome }) => outcome));
        if (double !== undefined) return wrong(`the outcome ${double} is listed twice`);
        for (const { outcome, weight } of chance) {
          if (!Number.isInteger(outcome) || outcome < 0 || outcome > 255)
            return wrong(`an outcome is ${outcome}; it must be a whole number from 0 to 255`);
          if (!Number.isInteger(weight) || weight < 1)
            return wrong(`the weight of the outcome ${outcome} is ${weight}; it must be a whole number from 1`);
        }
        const sum = chance.reduce((total, { weight }) => total + weight, 0);
        if (sum > MAX_WEIGHTS) return wrong(`the sum of the weights is ${sum}; it may be ${MAX_WEIGHTS}`);
      }
      return undefined;
    },
  },
  {
    name: 'plays each action that it lists, and throws on every other',
    look: '`play`, `actions` and `chance` of the game',
    finding: (variant, at, random) => {
      for (const one of successors(variant, at)) {
        let after: unknown;
        try {
          after = variant.play(at, one.action, one.outcome);
        } catch (error) {
          return [`an action is listed, but playing it throws: ${messageOf(error)}`, one];
        }
        if (one.outcome !== undefined && !throws(() => variant.play(at, one.action)))
          return ['an action with chance is played without its outcome', one];
        if (!variant.end(after)) continue;
        const late = variant.actions(at).find((action) => !throws(() => variant.play(after, action)));
        if (late !== undefined)
          return [`the round is over, but the action ${late} is still played after this one`, one];
      }
      const illegal = unlisted(variant, at, random).find((action) => !throws(() => variant.play(at, action)));
      return illegal === undefined ? undefined : `the number ${illegal} is not among the actions, but it is played`;
    },
  },
  {
    name: 'changes no position',
    look: '`play` of the game, then the functions that it calls: one of them writes into the position that it is given',
    finding: (variant, at) => {
      let before: unknown;
      try {
        before = structuredClone(at);
      } catch {
        return `a position cannot be copied: it must be data, without functions`;
      }
      const written = JSON.stringify(at);
      for (const one of successors(variant, at)) {
        variant.play(at, one.action, one.outcome);
        if (JSON.stringify(at) !== written) return ['the position is another one after this action was played', one];
      }
      return isSame(at, before) ? undefined : 'the position is another one after its actions were played';
    },
  },
  {
    name: 'writes each position in which the round goes on, and reads it back',
    look: '`text.format` and `text.parse` of the game: is each field of the position in its text?',
    finding: (variant, at) => {
      if (variant.end(at)) return undefined;
      const text = variant.text.format(at);
      const read = variant.text.parse(text);
      if (!read.ok) return `its own text is refused: ${read.error.message}`;
      if (!isSame(read.value, at)) return 'its text is read as another position';
      return variant.text.format(read.value) === text ? undefined : 'its text is read and written in another way';
    },
  },
  {
    name: 'either does not write a position in which the round is over, or refuses to begin with it',
    look: '`text.format` and `text.parse` of the game',
    finding: (variant, at) => {
      if (!variant.end(at) || throws(() => variant.text.format(at))) return undefined;
      const text = variant.text.format(at);
      return variant.text.parse(text).ok ? `the round is over, but its text is read: ${text}` : undefined;
    },
  },
  {
    name: 'writes each successor in its own words, fit for a record, and reads it back',
    look: '`text.formatAction` and `text.parseAction` of the game',
    finding: (variant, at) => {
      const { formatAction, parseAction } = variant.text;
      const all = successors(variant, at);
      const double = twice(all.map((one) => formatAction(one)));
      if (double !== undefined) return `two successors have the text ${double}`;
      for (const one of all) {
        const text = formatAction(one);
        if (!/^[a-z][^\s{}()[\];$"]*$/.test(text))
          return [
            `the text ${JSON.stringify(text)} does not begin with a small letter, or has a sign of PGN in it`,
            one,
          ];
        const read = parseAction(at, text);
        if (!read.ok) return [`its own text is refused: ${read.error.message}`, one];
        if (!isRead(read, one)) return ['its text is read as another successor', one];
        const { action } = one;
        const bare = parseAction(at, formatAction({ action }));
        if (!isRead(bare, { action })) return ['its text without the outcome is not read', one];
        const after = variant.play(at, action, one.outcome);
        if (variant.end(after) && all.some((late) => parseAction(after, formatAction(late)).ok))
          return ['the round is over after it, but the text of an action is still read', one];
      }
      return undefined;
    },
  },
  {
    name: 'has a short form of its own for each successor, which is read back where short forms are read',
    look: '`notation` of the game',
    finding: (variant, at) => {
      const all = successors(variant, at);
      const forms = all.map((one) => shortForm(variant, at, one));
      const empty = forms.indexOf('');
      if (empty >= 0) return ['the short form is empty', all[empty]!];
      const double = twice(forms);
      if (double !== undefined) return [`two successors have the short form ${double}`, all[forms.indexOf(double)]!];
      const { parse } = variant.notation ?? {};
      if (!parse) return undefined;
      const wrong = all.findIndex((one, index) => !isRead(parse(at, forms[index]!), one));
      return wrong < 0 ? undefined : [`the short form ${forms[wrong]} is not read back`, all[wrong]!];
    },
  },
  {
    name: 'gives each action a look, each end a name, and names a side to act',
    look: '`look`, `end` and `side` of the game',
    finding: (variant, at) => {
      if (!SIDES.includes(variant.side(at))) return `the side to act is ${variant.side(at)}`;
      const action = variant.actions(at).find((one) => !LOOKS.includes(variant.look(one)));
      if (action !== undefined)
        return [`its look is ${variant.look(action)}; there are ${LOOKS.join(', ')}`, { action }];
      const end = variant.end(at);
      if (!end) return undefined;
      if (!end.kind || !end.title) return `an end must have a kind and a title; it is ${JSON.stringify(end)}`;
      const fits = end.winner ? end.goals > 0 : end.goals === 0;
      return fits ? undefined : `an end with the winner ${end.winner} has ${end.goals} goals`;
    },
  },
  {
    name: 'shows events that lead from the board before to the board after',
    look: '`events`, `pieceAt` and the facets `ball` and `terrain` of the game',
    finding: (variant, at) => {
      const { board } = variant;
      for (const one of successors(variant, at)) {
        const events = variant.events(at, one);
        const said = () => events.map((event) => eventText(board, event)).join(', ');
        let seen: Picture;
        try {
          seen = afterEvents(board, pictureOf(variant, at), events);
        } catch (error) {
          return [`an event does not fit the board: ${messageOf(error)} (events: ${said()})`, one];
        }
        const right = pictureOf(variant, variant.play(at, one.action, one.outcome));
        if (!isSameData(seen, right))
          return [
            `after its events (${said()}) the board is another one: ${pictureDifference(board, seen, right)}`,
            one,
          ];
      }
      return undefined;
    },
  },
  {
    name: 'shows a goal exactly where a round is won',
    look: '`events` and `end` of the game',
    finding: (variant, at) => {
      for (const one of successors(variant, at)) {
        const goals = variant.events(at, one).filter(({ kind }) => kind === 'goal');
        const end = variant.end(variant.play(at, one.action, one.outcome));
        const right = end?.winner ? [{ kind: 'goal', side: end.winner, how: end.title, says: end.says }] : [];
        if (!isSameData(goals, right))
          return [`its events have the goals ${JSON.stringify(goals)} instead of ${JSON.stringify(right)}`, one];
      }
      return undefined;
    },
  },
  {
    name: 'knows each of its pieces',
    look: '`pieces` and `pieceAt` of the game',
    finding: (variant, at) => {
      const letters = variant.pieces.map(({ letter }) => letter);
      const unknown = pictureOf(variant, at).pieces.find((piece) => piece && !letters.includes(piece.letter));
      return unknown && `on the board is a piece ${unknown.letter}, which is not among the pieces`;
    },
  },
  {
    name: 'names the fields of its position texts as its errors do, and their values fit',
    look: '`positionFields` and `text` of the game',
    finding: (variant, at) => {
      const { positionFields: fields, text } = variant;
      if (!fields || variant.end(at)) return undefined;
      if (fields[0]?.kind !== 'placement' || fields[1]?.kind !== 'side')
        return 'the first fields must be the placement and the side to act';
      const values = text.format(at).split(' ');
      if (values.length !== fields.length) return `the text has ${values.length} fields, ${fields.length} are named`;
      for (const [index, field] of fields.entries()) {
        if (!fits(variant, field, values[index]!)) return `${values[index]} does not fit the field ${field.name}`;
        const wrong = values.with(index, '?').join(' ');
        const read = text.parse(wrong);
        if (read.ok) return `${wrong} is read`;
        if (read.error.field !== field.name)
          return `${wrong} is refused for ${read.error.field}, not for ${field.name}`;
      }
      return undefined;
    },
  },
];

/** Whether a field of a position's text has the form that the game says. */
function fits({ board }: AnyVariant, field: PositionField, text: string): boolean {
  const isSquare = (name: string) => {
    const file = name.charCodeAt(0) - 97;
    const rank = Number(name.slice(1));
    return file >= 0 && file < board.files && rank >= 1 && rank <= board.ranks;
  };
  switch (field.kind) {
    case 'side':
      return text === 'w' || text === 'b';
    case 'square':
      return isSquare(text) || text === field.none?.text;
    case 'squares':
      return text === '-' || text.split(',').every(isSquare);
    case 'choice':
      return field.options.some((option) => option.text === text);
    case 'signs':
      return text === '-' || [...text].every((sign) => field.options.some((option) => option.text === sign));
    case 'count':
      return /^\d+$/.test(text) && Number(text) >= field.least;
    default:
      return text !== '';
  }
}
