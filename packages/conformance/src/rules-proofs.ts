import { readFileSync } from 'node:fs';
import { SIDES } from '@kickmate/board';
import { type AnyVariant, endsTurn, Match, perft, seededRandom } from '@kickmate/game';
import { readRecord, writeRecord } from '@kickmate/record';
import { describe, it } from 'vitest';
import { fuzzFault } from './fuzz.ts';
import { answersOf, type Finding, isSame, PROPERTIES, type Property, twice } from './properties.ts';
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
