import { draw, type Random, type Successor, seededRandom, successors, type Variant } from '@kickmate/game';
import type { KernelReferee } from './kernel-referee.ts';
import { type Fault, messageOf, type PlayedLine, reportOf, shortestCase } from './shortest.ts';

/** The random games to compare. */
export interface Games<P> {
  readonly seed: number;
  readonly games: number;
  /** The longest game, in actions. */
  readonly plies: number;
  /** Returns the position in which a game begins; absent: one of the variant's starts. */
  readonly begin?: (random: Random) => P;
}

/** The first difference in a game. */
interface Difference<P> {
  /** Seed, game and ply: what is needed to see it again. */
  readonly when: string;
  /** The position, or for a finished round the one before it and what ended it. */
  readonly where: string;
  readonly pieces: number;
  readonly line: PlayedLine<P>;
  readonly fault: Fault;
}

/**
 * Plays random games by the rules and in kernels side by side, and compares after every action: the actions with their
 * outcomes and weights, the position, the side to act, the round's end, the hash key. Gives `undefined`, or a report on
 * how many games differ and on the simplest position where one does first: the one with the fewest pieces, of those with
 * the shortest text. The report then has the shortest line that was found from that game's start to a difference.
 */
export function findDifference<P>(
  variant: Variant<P>,
  kernels: readonly KernelReferee<P>[],
  games: Games<P>,
): string | undefined {
  const found = Array.from({ length: games.games }, (_, game) => differenceIn(variant, kernels, games, game))
    .filter((difference) => difference !== undefined)
    .sort((a, b) => a.pieces - b.pieces || a.where.length - b.where.length);
  const simplest = found[0];
  if (!simplest) return undefined;
  const { when, where, fault, line } = simplest;
  const replay = ({ start, successors: played }: PlayedLine<P>) =>
    compareAlong(variant, kernels, start, (_, ply) => played[ply])?.fault;
  const shortest = shortestCase(variant, line, replay) ?? { line, fault };
  return [
    `${found.length} of ${games.games} games differ, most simply (${when}) in ${where}: ${fault.what}`,
    `the shortest case: ${reportOf(variant, shortest, when)}`,
  ].join('\n');
}

/** Returns the first difference between the rules and a kernel in one random game, which ends the comparison. */
function differenceIn<P>(
  variant: Variant<P>,
  kernels: readonly KernelReferee<P>[],
  { seed, plies, begin = (random) => draw(random, variant.starts(random() < 0.5 ? 'w' : 'b')).position }: Games<P>,
  game: number,
): Difference<P> | undefined {
  const random = seededRandom(seed, game);
  const found = compareAlong(variant, kernels, begin(random), (all, ply) =>
    ply < plies ? all[Math.floor(random() * all.length)] : undefined,
  );
  return found && { ...found, when: `seed ${seed}, game ${game}, ply ${found.line.successors.length}` };
}

/**
 * Plays a line by the rules and in kernels, and returns the first difference.
 * @param next the successor to play among those of a position; `undefined` ends the line
 */
function compareAlong<P>(
  variant: Variant<P>,
  kernels: readonly KernelReferee<P>[],
  start: P,
  next: (all: readonly Successor[], ply: number) => Successor | undefined,
): Omit<Difference<P>, 'when'> | undefined {
  const played: Successor[] = [];
  let position = start;
  let before = '';
  for (const kernel of kernels) kernel.set(position);
  for (let ply = 0; ; ply++) {
    const rules = answers(variant, position);
    const found = kernels.map((kernel) => differs(variant, rules, kernel)).find((one) => one !== undefined);
    if (found) {
      const last = rules.isOver ? played.at(-1) : undefined;
      return {
        where: last ? `the round ended by ${variant.text.formatAction(last)} from ${before}` : rules.text,
        pieces: countPieces(variant, position),
        line: { start, successors: played },
        // A finished round has no text of its own: the report shows the position before.
        fault: { ...found, ply: last ? ply - 1 : ply, successor: last },
      };
    }
    const successor = rules.isOver ? undefined : next(rules.successors, ply);
    if (!successor) return undefined;
    played.push(successor);
    before = rules.text;
    position = variant.play(position, successor.action, successor.outcome);
    for (const kernel of kernels) kernel.play(successor);
  }
}

function countPieces<P>({ board, pieceAt }: Variant<P>, position: P): number {
  const squares = Array.from({ length: board.files * board.ranks }, (_, square) => square);
  return squares.filter((square) => pieceAt(position, square)).length;
}

/** The rules' answers about a position. For a finished round there is only its end; the rest is empty. */
interface Answers {
  readonly isOver: boolean;
  /** As `ended` of {@link KernelReferee}. */
  readonly ended: string;
  readonly side: 'w' | 'b';
  /** The position, written. */
  readonly text: string;
  readonly successors: readonly Successor[];
  /** As {@link codesOf}. */
  readonly codes: string;
  /** The weights of each action with outcomes, as text. */
  readonly weights: ReadonlyMap<number, string>;
}

/** Successors as one text of sorted numbers, to compare them fast. */
const codesOf = (all: readonly Successor[]): string =>
  Float64Array.from(all, ({ action, outcome = 256 }) => action * 512 + outcome)
    .sort()
    .join();

function answers<P>(variant: Variant<P>, position: P): Answers {
  const end = variant.end(position);
  const all = end ? [] : successors(variant, position);
  const withChance = new Set(all.filter(({ outcome }) => outcome !== undefined).map(({ action }) => action));
  const weightsOf = (action: number) => `${variant.chance(position, action).map(({ weight }) => weight)}`;
  return {
    isOver: end !== undefined,
    ended: end ? (end.winner ?? '-') : '',
    side: variant.side(position),
    text: end ? '' : variant.text.format(position),
    successors: all,
    codes: codesOf(all),
    weights: new Map([...withChance].map((action) => [action, weightsOf(action)])),
  };
}

/** A difference between the rules and a kernel in one position. */
type Differing = Pick<Fault, 'what' | 'look'>;

/** As {@link compare}; a kernel that fails differs, too. */
function differs<P>(variant: Variant<P>, rules: Answers, kernel: KernelReferee<P>): Differing | undefined {
  try {
    return compare(variant, rules, kernel);
  } catch (error) {
    const look = 'assembly/game.ts: the debug build (build/debug.wasm) names the function';
    return { what: `the kernel (${kernel.build}) fails: ${messageOf(error)}`, look };
  }
}

/** Describes the difference between rules and kernel in a position that both have reached; `undefined` if there is none. */
function compare<P>(variant: Variant<P>, rules: Answers, kernel: KernelReferee<P>): Differing | undefined {
  const name = `the kernel (${kernel.build})`;
  const differing = (what: string, methods: string, ofRules: string): Differing => ({
    what,
    look: `${methods} of assembly/game.ts${ofRules && `, beside ${ofRules} of the rules`}`,
  });
  if (kernel.ended !== rules.ended)
    return differing(
      `the rules end with '${rules.ended}', ${name} with '${kernel.ended}'`,
      '`end` and `endWithoutActions`',
      '`end`',
    );
  if (!kernel.isKeyRight)
    return differing(
      `the incremental hash key of ${name} is wrong`,
      '`play` (how it changes the key) and `freshKey`',
      '',
    );
  if (rules.isOver) return undefined;
  if (kernel.side !== rules.side) return differing(`${name} lets ${kernel.side} act`, '`side` and `play`', '`side`');
  const text = variant.text.format(kernel.position);
  if (text !== rules.text)
    return differing(
      `${name} has ${text}`,
      '`play`, `pack` and `unpack`',
      '`pack` and `unpack` of src/kernel.ts and `play`',
    );
  const all = kernel.successors;
  const isAlike = codesOf(all) === rules.codes;
  if (!isAlike) {
    const [right, written] = [rules.successors, all].map((those) => those.map(variant.text.formatAction).sort());
    const missing = right!.filter((one) => !written!.includes(one));
    const surplus = written!.filter((one) => !right!.includes(one));
    const counts = `(${right!.length} and ${written!.length} in all)`;
    if (`${written}` !== `${right}`)
      return differing(
        `${name} lacks [${missing}] and adds [${surplus}] ${counts}`,
        '`generate` and `chance`',
        '`actions`',
      );
    const numbers = new Set(all.map(({ action }) => action));
    const other = rules.successors.find(({ action }) => !numbers.has(action));
    if (other)
      return differing(
        `action ${variant.text.formatAction({ action: other.action })} has another number in ${name}`,
        '`generate` and `completeAction`',
        '`actions`',
      );
  }
  // Alike successors tell which actions have no outcomes, so no weights.
  for (const action of isAlike ? rules.weights.keys() : new Set(all.map((one) => one.action)))
    if ((rules.weights.get(action) ?? '') !== `${kernel.weights(action)}`)
      return differing(`${name} weighs the outcomes of ${action} otherwise`, '`chance`', '`chance`');
  return undefined;
}
