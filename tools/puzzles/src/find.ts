import { allSquares, must, type Side } from '@kickmate/board';
import { type Line, type SearchResult, TooManyPositions } from '@kickmate/engine';
import {
  type Action,
  type AnyVariant,
  actionTo,
  endOfRound,
  endsTurn,
  Match,
  type Ply,
  type PuzzleTheme,
  plyFrom,
  type Successor,
  seededRandom,
} from '@kickmate/game';
import type { Found, Tools } from './tools.ts';

/** The levels that play: low ones make the mistakes that puzzles are made of. */
const LEVELS = [1, 6] as const;
/** A round is not followed further. */
const LONGEST = 160;
/** The first positions of a round are openings. */
const OPENING = 6;
/** Positions that the engine searches to see whether a position may be a puzzle. */
const GLANCE = 15_000;
/** Positions that a proof may visit, for each question. */
export const PROOF = 1_000_000;
/** A puzzle has at least this many first actions. */
const FEWEST_ACTIONS = 4;
/** Actions between two puzzles of a round. */
const APART = 8;
/** Positions that the engine searches for the other side's defence. */
const DEFENCE = 20_000;

/** Plays a round between two low levels, and returns the puzzles among its positions. The same seed plays the same round. */
export async function findInRound(tools: Tools, seed: number): Promise<readonly Found[]> {
  const found: Found[] = [];
  const plies = await playRound(tools, seed);
  let next = OPENING;
  for (const [index, { before }] of plies.entries()) {
    const previous = plies[index - 1];
    if (index < next || (previous && !endsTurn(tools.variant, previous))) continue;
    const puzzle = await puzzleAt(tools, before, previous);
    if (!puzzle) continue;
    found.push({ ...puzzle, seed });
    next = index + APART;
  }
  return found;
}

async function playRound({ variant, engine }: Tools, seed: number): Promise<readonly Ply<unknown>[]> {
  const random = seededRandom(seed);
  const [lowest, highest] = LEVELS;
  const level = (): number => lowest + random() * (highest - lowest);
  const levels: Readonly<Record<Side, number>> = { w: level(), b: level() };
  const arrays = variant.arrays ?? [];
  const array = arrays[Math.floor(random() * arrays.length)]?.id;
  let match = Match.start(variant, { seed, array });
  const start = variant.text.format(match.position);
  const actions: string[] = [];
  while (match.rounds.length === 1 && !match.end && match.round.plies.length < LONGEST) {
    const request = { start, actions, limits: {}, level: levels[match.side], seed };
    const { best } = must(await engine.search(request));
    match = must(match.playText(best!));
    actions.push(variant.text.formatAction(match.rounds[0]!.plies.at(-1)!));
  }
  return match.rounds[0]!.plies;
}

type Unplaced = Omit<Found, 'seed'>;

async function puzzleAt(
  tools: Tools,
  position: unknown,
  previous: Ply<unknown> | undefined,
): Promise<Unplaced | undefined> {
  const { variant, engine, themes } = tools;
  if (variant.actions(position).length < FEWEST_ACTIONS) return undefined;
  const text = variant.text.format(position);
  const seen = must(await engine.search({ start: text, actions: [], limits: { nodes: GLANCE }, lines: 2 }));
  try {
    for (const theme of themes) {
      if (!isLikely(theme, variant, seen)) continue;
      const solution = await solutionFor(tools, theme, position, previous, seen);
      if (solution) return { theme: theme.id, position: text, ...solution };
    }
  } catch (error) {
    if (!(error instanceof TooManyPositions)) throw error;
  }
  return undefined;
}

/** Whether a short search says that a position may be a puzzle of a theme. */
function isLikely(
  { aim, turns }: PuzzleTheme,
  { turns: rules }: AnyVariant,
  { lines: [best, second] }: SearchResult,
): boolean {
  if (!best || !second) return false;
  // Actions of one turn may win in another order.
  if (aim === 'win') return winsIn(best) === turns && (rules?.hasSeveralActions || winsIn(second) !== turns);
  if (aim === 'save') return isLost(second) && !isLost(best) && points(best) > -SAVED;
  return points(best) >= LEAD && points(second) <= points(best) - GAIN && points(second) <= EVEN;
}

/**
 * In hundredths of a pawn: the least that a `gain` wins in comparison with the second best action, the lead that it leads to at
 * least, and the lead of the second best at most, so that nobody has won already.
 */
const GAIN = 200;
const LEAD = 100;
const EVEN = 250;
/** A position that is saved is not lost in another way. */
const SAVED = 900;

const winsIn = ({ score }: Line): number | undefined =>
  score.kind === 'win' && score.actions > 0 ? score.turns : undefined;
const isLost = ({ score }: Line): boolean => score.kind === 'win' && score.actions < 0;
const points = ({ score }: Line): number => (score.kind === 'points' ? score.value : Math.sign(score.actions) * 10_000);

/** The most first actions of a puzzle; all must lead to the same position at the turn's end. */
const MOST_ORDERS = 3;

type Solution = Pick<Found, 'line' | 'also'>;

async function solutionFor(
  tools: Tools,
  theme: PuzzleTheme,
  position: unknown,
  previous: Ply<unknown> | undefined,
  seen: SearchResult,
): Promise<Solution | undefined> {
  const { variant, forced } = tools;
  const { turns } = theme;
  const textsOf = (actions: readonly Action[]) => actions.map((action) => certainText(variant, position, action));
  switch (theme.aim) {
    case 'win': {
      if (turns > 1 && forced.winning(position, turns - 1, PROOF, 1).length > 0) return undefined;
      const best = must(variant.text.parseAction(position, seen.best!)).action;
      if (!forced.isWinning(position, best, turns, PROOF)) return undefined;
      const first = forced.winning(position, turns, PROOF, MOST_ORDERS + 1);
      if (first.length > MOST_ORDERS) return undefined;
      if (first.length > 1 && (turns === 1 || forced.turnEnds(position, turns, PROOF).size > 1)) return undefined;
      const line = await winningLine(tools, position, turns);
      if (line.length === 1 && isPlain(variant, best)) return undefined;
      return { line, also: textsOf(first).filter((text) => text !== line[0]) };
    }
    case 'save': {
      const { safe, lost } = forced.saving(position, turns, PROOF);
      if (safe.length !== 1 || lost.length !== variant.actions(position).length - 1) return undefined;
      return { line: await savingLine(tools, position, turns), also: [] };
    }
    case 'gain':
      return isRecapture(seen, previous, tools, position) ? undefined : gainingLine(tools, position);
    default:
      throw new Error(theme.aim satisfies never);
  }
}

/** Where a turn may have several actions, a single kick or shot that wins is no puzzle. */
const isPlain = (variant: AnyVariant, action: Action): boolean =>
  variant.turns?.hasSeveralActions === true && ['kick', 'shot'].includes(variant.look(action));

/** An action as text, with its outcome where there is only one. */
function certainText(variant: AnyVariant, position: unknown, action: Action): string {
  const [only, ...more] = variant.chance(position, action);
  return variant.text.formatAction({ action, ...(only && more.length === 0 && { outcome: only.outcome }) });
}

/** An action as it is played in a solution: of several outcomes the last one. */
function inSolution(variant: AnyVariant, position: unknown, action: Action): Successor {
  return { action, outcome: variant.chance(position, action).at(-1)?.outcome };
}

/** The best line of a win: the winner by force, the other side as the engine defends itself. */
async function winningLine(
  { variant, forced, engine }: Tools,
  position: unknown,
  turns: number,
): Promise<readonly string[]> {
  const solver = variant.side(position);
  const plies: Ply<unknown>[] = [];
  let left = turns;
  while (!endOfRound(variant, plies)) {
    const before = plies.at(-1)?.after ?? position;
    const previous = plies.at(-1);
    const isSolvers = variant.side(before) === solver;
    if (isSolvers && previous && variant.side(previous.before) !== solver) left--;
    const only = isSolvers ? soonest(forced, before, left) : variant.actions(before);
    const action = await bestOf({ variant, engine }, before, only);
    plies.push(plyFrom(variant, before, inSolution(variant, before, action)));
  }
  return plies.map((ply) => variant.text.formatAction(ply));
}

/** The actions that win within the fewest turns. */
function soonest(forced: Tools['forced'], position: unknown, most: number): readonly Action[] {
  for (let turns = 1; turns < most; turns++) {
    const found = forced.winning(position, turns, PROOF);
    if (found.length > 0) return found;
  }
  return forced.winning(position, most, PROOF);
}

/** The action of several that the engine prefers. */
async function bestOf(
  { variant, engine }: Pick<Tools, 'variant' | 'engine'>,
  position: unknown,
  actions: readonly Action[],
): Promise<Action> {
  if (actions.length === 1) return actions[0]!;
  const only = actions.map((action) => variant.text.formatAction({ action }));
  const start = variant.text.format(position);
  const { best } = must(await engine.search({ start, actions: [], limits: { nodes: DEFENCE }, only }));
  return must(variant.text.parseAction(position, best!)).action;
}

/** The turn that saves a position, to its end. */
async function savingLine(tools: Tools, position: unknown, turns: number): Promise<readonly string[]> {
  const { variant, forced } = tools;
  const solver = variant.side(position);
  const line: string[] = [];
  for (let at = position; !variant.end(at) && variant.side(at) === solver; ) {
    const { safe } = forced.saving(at, turns, PROOF);
    const action = await bestOf(tools, at, safe);
    const successor = inSolution(variant, at, action);
    line.push(variant.text.formatAction(successor));
    at = variant.play(at, successor.action, successor.outcome);
  }
  return line;
}

/** Whether the best action only captures on the square to which the other side has just gone. */
function isRecapture(
  { best }: SearchResult,
  previous: Ply<unknown> | undefined,
  { variant }: Tools,
  position: unknown,
): boolean {
  if (!previous || best === undefined) return false;
  const { action } = must(variant.text.parseAction(position, best));
  return actionTo(action) === actionTo(previous.action);
}

/** Positions that the engine searches for each action of a gain. */
const THOROUGH = 250_000;
/** The most actions of the solver until the material is won. */
const MOST_MOVES = 4;

/**
 * The line of a gain: at each action of the solver the best one is clearly better than the second. It ends when the material is
 * won and the other side cannot win it back.
 */
async function gainingLine(tools: Tools, position: unknown): Promise<Solution | undefined> {
  const { variant, engine } = tools;
  const solver = variant.side(position);
  const before = balance(variant, position, solver);
  const line: string[] = [];
  let at = position;
  const play = (text: string) => {
    line.push(text);
    at = variant.play(at, must(variant.text.parseAction(at, text)).action);
  };
  const search = async (lines: number) =>
    must(await engine.search({ start: variant.text.format(at), actions: [], limits: { nodes: THOROUGH }, lines }));
  for (let moves = 1; moves <= MOST_MOVES; moves++) {
    const { lines, best } = await search(2);
    const [first, second] = lines;
    if (!first || !second || winsIn(first) !== undefined || points(first) < LEAD) return undefined;
    if (points(second) > points(first) - GAIN || (moves === 1 && points(second) > EVEN)) return undefined;
    play(best!);
    if (variant.end(at)) return undefined;
    const reply = await search(1);
    const answered = variant.play(at, must(variant.text.parseAction(at, reply.best!)).action);
    const isKept = balance(variant, answered, solver) - before >= GAIN_ON_BOARD;
    if (isKept && balance(variant, at, solver) - before >= GAIN_ON_BOARD) return { line, also: [] };
    play(reply.best!);
    if (variant.end(at)) return undefined;
  }
  return undefined;
}

/** The material that is won at the end of the line, in the values of the pieces. */
const GAIN_ON_BOARD = 150;

/** The value of a side's pieces less that of the other side's. */
export function balance(variant: AnyVariant, position: unknown, side: Side): number {
  const values = new Map(variant.pieces.map(({ letter, value }) => [letter, value]));
  let sum = 0;
  for (const square of allSquares(variant.board)) {
    const piece = variant.pieceAt(position, square);
    if (piece) sum += (piece.side === side ? 1 : -1) * (values.get(piece.letter) ?? 0);
  }
  return sum;
}
