import { readFileSync } from 'node:fs';
import type { Result } from '@kickmate/board';
import {
  type ActionLook,
  type AnyVariant,
  endsTurn,
  Match,
  type PositionField,
  perft,
  type Random,
  type Successor,
  seededRandom,
  shortForm,
  successors,
} from '@kickmate/game';
import { readRecord, writeRecord } from '@kickmate/record';
import { MAX_OUTCOMES } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { fuzzFault } from './fuzz.ts';
import { afterEvents, pictureOf } from './picture.ts';
import {
  copyOf,
  type Fault,
  type FindFault,
  messageOf,
  type PlayedLine,
  positionsOf,
  randomLines,
  reportOf,
  type ShortestCase,
  shortestCase,
} from './shortest.ts';

/** Whether `npm run verify` runs, which asks for the full proof. */
export const IS_FULL = process.env.VERIFY === 'full';

/** The longest random round, in actions. */
const PLIES = 60;
/** The number of rounds with a fault from which the shortest case is made. */
const MOST_SHORTENED = 3;
const LOOKS: readonly ActionLook[] = ['move', 'capture', 'kick', 'pass', 'shot', 'end'];
const SIDES = ['w', 'b'] as const;

/**
 * The largest sum of the weights of an action's outcomes. The search multiplies it by scores of up to 30,000, twice, in 32-bit
 * numbers.
 */
export const MAX_WEIGHTS = 32_767;

/** A position with the numbers of leaves below it, from depth 1, by an independent program or counted by hand. */
export type PerftRow = readonly [name: string, position: string, counts: readonly number[]];

/** The settings of the proofs about rules. */
export interface RulesProof {
  /** The seed of all random rounds; 1 if absent. */
  readonly seed?: number;
  /** The number of random rounds, and with `npm run verify`; 6 and 200 if absent. */
  readonly rounds?: readonly [usual: number, full: number];
  /** The number of changed texts that each reader gets, and with `npm run verify`; 1000 and 20,000 if absent. */
  readonly texts?: readonly [usual: number, full: number];
  /** A table of counts. */
  readonly perft?: readonly PerftRow[];
}

/** One proof: its name, and a function that returns a report about a fault, or `undefined`. */
export interface Proof {
  readonly name: string;
  readonly fault: () => string | undefined;
}

/** What a property says of a position: nothing, what is wrong, or what is wrong with a successor. */
type Finding = string | readonly [what: string, successor: Successor] | undefined;

/** A property of all positions of a game. */
interface Property {
  readonly name: string;
  readonly look: string;
  readonly finding: (variant: AnyVariant, at: unknown, random: Random) => Finding;
}

/** Whether two values are alike, as far as a reader of their fields sees. */
function isSame(a: unknown, b: unknown): boolean {
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
function throws(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

/** The first thing that is in a list twice. */
const twice = <T>(things: readonly T[]): T | undefined => {
  const seen = new Set<T>();
  return things.find((one) => seen.size === seen.add(one).size);
};

/** The answers of a game about a position, as text. */
function answersOf(variant: AnyVariant, at: unknown): string {
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

const PROPERTIES: readonly Property[] = [
  {
    name: 'lists each action once, as an unsigned 32-bit number, and none exactly when the round is over',
    look: '`actions` and `end` of the game',
    finding: (variant, at) => {
      const actions = variant.actions(at);
      const double = twice(actions);
      if (double !== undefined) return ['an action is listed twice', { action: double }];
      const wrong = actions.find((action) => action !== action >>> 0);
      if (wrong !== undefined) return `an action is ${wrong}, which is not an unsigned 32-bit number`;
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
      for (const one of successors(variant, at)) {
        let seen: unknown;
        try {
          seen = afterEvents(pictureOf(variant, at), variant.events(at, one));
        } catch (error) {
          return [`an event does not fit the board: ${messageOf(error)}`, one];
        }
        const after = variant.play(at, one.action, one.outcome);
        if (!isSameData(seen, pictureOf(variant, after)))
          return [`after its events ${JSON.stringify(variant.events(at, one))} the board is another one`, one];
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

/** Returns the fault of a property in the first position of a line that has one. */
const findIn =
  (variant: AnyVariant, { finding, look }: Property): FindFault<unknown> =>
  (line, from) => {
    let at: unknown = copyOf(line.start);
    for (let ply = 0; ; ply++) {
      const fault = ply < from ? undefined : faultAt(ply, look, () => finding(variant, at, seededRandom(ply)));
      if (fault || ply === line.successors.length) return fault;
      const { action, outcome } = line.successors[ply]!;
      at = variant.play(at, action, outcome);
    }
  };

/** A finding as a fault; what throws is one, too. */
function faultAt(ply: number, look: string, find: () => Finding): Fault | undefined {
  try {
    const found = find();
    if (found === undefined) return undefined;
    return typeof found === 'string' ? { ply, look, what: found } : { ply, look, what: found[0], successor: found[1] };
  } catch (error) {
    return { ply, look, what: `it throws: ${messageOf(error)}` };
  }
}

/** Returns a fault if a position of a line gets other answers after the whole line was asked about. */
function findMemory(variant: AnyVariant, line: PlayedLine<unknown>): Fault | undefined {
  const positions = positionsOf(variant, line);
  const look =
    '`actions`, `play` and whatever they remember between two calls: a table at the top of a file of the rules?';
  const ask = (at: unknown): string => {
    try {
      return answersOf(variant, at);
    } catch (error) {
      return messageOf(error);
    }
  };
  const copies = positions.map(copyOf);
  const first = positions.map(ask);
  const touched = positions.findIndex((at, index) => !isSame(at, copies[index]));
  if (touched >= 0)
    return { ply: touched, look, what: 'the position is another one after the game was asked about it' };
  const ply = positions.findLastIndex((at, index) => ask(at) !== first[index]);
  if (ply < 0) return undefined;
  const what = `the position after ${ply} actions gets other answers when it is asked about again`;
  return { ply: line.successors.length, look, what };
}

/** Returns a report about the records of matches: random ones are written, read back and compared. */
function recordFault(variant: AnyVariant, seed: number, matches: number): string | undefined {
  const problemOf = (one: number, plies: number): string | undefined => {
    const random = seededRandom(one);
    let match = Match.start(variant, { seed: one, goals: variant.match.goals.min });
    for (let ply = 0; ply < plies && !match.end; ply++) {
      const played = match.play(match.actions[Math.floor(random() * match.actions.length)]!);
      if (!played.ok) return `the match refuses an action that the rules list: ${played.error.message}`;
      match = played.value;
    }
    if (random() < 0.5 && !match.end) match = match.resign(match.side);
    const read = readRecord(variant, writeRecord(match));
    if (!read.ok) return `the record is refused: ${read.error.message}`;
    const { rounds, resigned, seed: own } = match;
    // A record has no seed if nothing depends on chance.
    const hasSeed = variant.notation?.pgn?.hasChance !== false;
    if (!isSame(read.value.rounds, rounds) || read.value.resigned !== resigned)
      return `the record is read as another match: ${writeRecord(match)}`;
    return hasSeed && read.value.seed !== own
      ? `the record has the seed ${read.value.seed} instead of ${own}`
      : undefined;
  };
  const problem = (one: number, plies: number): string | undefined => {
    try {
      return problemOf(one, plies);
    } catch (error) {
      return `it throws: ${messageOf(error)}`;
    }
  };
  for (let n = 0; n < matches; n++) {
    const one = seed * 1000 + n;
    const what = problem(one, PLIES);
    if (what === undefined) continue;
    const plies = Array.from({ length: PLIES }, (_, count) => count).find((count) => problem(one, count) !== undefined);
    const again = plies === undefined ? `seed ${one}; not every time` : `seed ${one}, ${plies} actions`;
    return [
      `${variant.id}: a match is not the same in its record: ${(plies !== undefined && problem(one, plies)) || what}`,
      '  look at   `text` and `notation` of the game: the record has the texts of positions and actions',
      `  again     ${again}`,
    ].join('\n');
  }
  return undefined;
}

/** Returns what is wrong with the positions in which rounds begin. */
function startFault(variant: AnyVariant): string | undefined {
  for (const kickOff of SIDES) {
    const starts = variant.starts(kickOff);
    const wrong = (what: string) =>
      `${variant.id}: the starts of ${kickOff}: ${what}\n  look at   \`starts\` of the game\n  again     the first start that is wrong`;
    if (starts.length === 0) return wrong('there is none');
    for (const { position, weight } of starts) {
      if (!Number.isInteger(weight) || weight < 1) return wrong(`the weight ${weight} is not a whole number from 1`);
      const end = variant.end(position);
      if (end) return wrong(`the round is over at once (${end.kind})`);
      if (variant.side(position) !== kickOff) return wrong(`${variant.side(position)} is to act`);
    }
    const double = twice(starts.map(({ position }) => variant.text.format(position)));
    if (double !== undefined) return wrong(`${double} is there twice`);
  }
  return variant.endByHistory([])
    ? `${variant.id}: \`endByHistory\` ends a round in which nothing was played`
    : undefined;
}

/** Returns what is wrong with board, pieces and match. */
function dataFault({ id, board, pieces, match }: AnyVariant): string | undefined {
  const wrong = (what: string, look: string) => `${id}: ${what}\n  look at   \`${look}\` of the game`;
  for (const size of [board.files, board.ranks])
    if (!Number.isInteger(size) || size < 1 || size > 16)
      return wrong(`a board has 1 to 16 files and ranks, not ${size}`, 'board');
  for (const { kind, squares } of board.marks)
    for (const square of squares)
      if (!(square >= 0 && square < board.files * board.ranks))
        return wrong(`a mark (${kind}) is on square ${square}`, 'board');
  const double = twice(pieces.map(({ letter }) => letter));
  if (double !== undefined) return wrong(`two kinds of pieces have the letter ${double}`, 'pieces');
  for (const { letter, name } of pieces)
    if (!/^[A-Z]$/.test(letter) || name !== name.toLowerCase())
      return wrong(`a piece has a capital letter and a name in small letters, not ${letter} and ${name}`, 'pieces');
  const { min, default: usual, max } = match.goals;
  return min >= 1 && min <= usual && usual <= max
    ? undefined
    : wrong(`goals from ${min} to ${max}, usually ${usual}`, 'match');
}

/** Returns what is wrong with the rule page: its title, and the boards that it draws. */
function pageFault(variant: AnyVariant): string | undefined {
  const rules = variant.presentation?.rules;
  if (!rules) return undefined;
  const page = readFileSync(rules, 'utf8');
  const wrong = (what: string) => `${variant.id}: the rule page ${what}\n  look at   ${rules}`;
  // On a map the name is the map's.
  if (!variant.id.includes(':') && !page.includes(`# ${variant.name}\n`))
    return wrong(`has no title # ${variant.name}`);
  if (variant.id.includes(':')) return undefined;
  for (const [, block] of page.matchAll(/^```board\n([^`]*)\n```$/gm)) {
    const lines = block!.split('\n');
    const map = lines[0]!.startsWith('{') ? lines.shift() : undefined;
    const [position, action, ...rest] = lines;
    const on = map === undefined ? undefined : variant.maps?.on(map);
    const game: AnyVariant = on?.ok ? on.value : variant;
    const read = game.text.parse(position!);
    if (!read.ok) return wrong(`draws ${position}: ${read.error.message}`);
    const played = action === undefined ? undefined : game.text.parseAction(read.value, action);
    if (played && !played.ok) return wrong(`plays ${action}: ${played.error.message}`);
    if (rest.length > 0) return wrong(`has a board with more than a position and an action: ${rest.join(' ')}`);
  }
  return undefined;
}

/** Returns a report if counts by the rules are not those of a table. */
function perftFault(variant: AnyVariant, [name, position, counts]: PerftRow): string | undefined {
  const read = variant.text.parse(position);
  if (!read.ok) return `${variant.id}: the position of the perft table is refused: ${read.error.message}`;
  const found = counts.map((_, index) => perft(variant, read.value, index + 1));
  const at = found.findIndex((count, index) => count !== counts[index]);
  if (at < 0) return undefined;
  return [
    `${variant.id}: perft(${at + 1}) of ${name} is ${found[at]} instead of ${counts[at]}`,
    `  position  ${position}`,
    '  look at   `actions` and `play` of the game; `npm run perft -- --help` counts for each action',
  ].join('\n');
}

/**
 * The proofs about a game's rules, each with a report about the shortest case that was found: texts, actions, chance, purity,
 * events, records, the rule page, and changed texts.
 */
export function rulesProofs(variant: AnyVariant, proof: RulesProof = {}): readonly Proof[] {
  const { seed = 1, rounds = [6, 200], texts = [1000, 20_000], perft: rows = [] } = proof;
  const index = IS_FULL ? 1 : 0;
  let played: readonly PlayedLine<unknown>[] | undefined;
  const lines = () => {
    played ??= randomLines(variant, seed, rounds[index], PLIES);
    return played;
  };
  const overLines = (find: FindFault<unknown>) => (): string | undefined => {
    const found: { readonly one: ShortestCase<unknown>; readonly round: number }[] = [];
    for (const [round, line] of lines().entries()) {
      const one = found.length < MOST_SHORTENED ? shortestCase(variant, line, find) : undefined;
      if (one) found.push({ one, round });
    }
    const [least] = found.sort((a, b) => a.one.line.successors.length - b.one.line.successors.length);
    return least && reportOf(variant, least.one, `seed ${seed}, round ${least.round}`);
  };
  return [
    { name: 'has a board with marks on it, pieces and match rules that can be', fault: () => dataFault(variant) },
    { name: 'has a rule page under its name, whose boards can be drawn', fault: () => pageFault(variant) },
    { name: 'begins rounds with either side', fault: () => startFault(variant) },
    ...rows.map((row) => ({ name: `perft: ${row[0]}`, fault: () => perftFault(variant, row) })),
    ...PROPERTIES.map((property) => ({ name: property.name, fault: overLines(findIn(variant, property)) })),
    {
      name: 'answers the same when it is asked again',
      fault: overLines((line) => findMemory(variant, line)),
    },
    {
      name: 'has turns of several actions only if it says so',
      fault: () => {
        const says = variant.turns?.hasSeveralActions ?? false;
        const has = lines().some((line) => {
          const positions = positionsOf(variant, line);
          return line.successors.some(
            (one, ply) => !endsTurn(variant, { ...one, before: positions[ply], after: positions[ply + 1] }),
          );
        });
        if (has === says) return undefined;
        return `${variant.id}: a turn ${has ? 'may have' : 'never has'} several actions\n  look at   \`turns\` and \`side\` of the game`;
      },
    },
    { name: 'plays matches whose records are read back', fault: () => recordFault(variant, seed, rounds[index]) },
    {
      name: 'reads or refuses changed texts of positions and actions',
      fault: () => fuzzFault(variant, seed, texts[index], isSame),
    },
  ];
}

/** Proves a game's rules; see {@link rulesProofs}. */
export function provesRules(variant: AnyVariant, proof: RulesProof = {}): void {
  describe(`the rules of ${variant.id}`, () => {
    for (const { name, fault } of rulesProofs(variant, proof)) it(name, () => expectNone(fault()));
  });
}

/** Fails a test with a report, if there is one. */
export function expectNone(report: string | undefined): void {
  if (report !== undefined) throw new Error(report);
}
