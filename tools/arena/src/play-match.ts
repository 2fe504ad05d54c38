import { opponent, SIDES, type Side } from '@kickmate/board';
import { type Verdict, verdictOf } from '@kickmate/command';
import {
  type AnyVariant,
  Match,
  type Round,
  seededRandom,
  type TimeControl,
  type Traits,
  traitsOf,
} from '@kickmate/game';
import { writeRecord } from '@kickmate/record';
import type { OpeningLine } from './openings.ts';
import { type Fault, type Player, PlayerFault } from './players/player-spec.ts';
import { openingPlayer } from './players/simple-players.ts';

/** The result of a round. */
export interface RoundResult {
  /** The kind of its end: one of the rules (`goal`, `repetition`), or `time`, `adjudged`, a {@link Fault}. */
  readonly kind: string;
  readonly winner?: Side;
  readonly kickOff: Side;
  readonly actions: number;
}

/** The number of a side's actions of each kind that a person would notice. */
export interface Habits {
  /** All its actions. */
  readonly actions: number;
  /** Those that kick, pass or shoot the ball. */
  readonly kicks: number;
  /** Kicks that bring the ball nearer to the other side's goal. */
  readonly forwardKicks: number;
  readonly shots: number;
  readonly captures: number;
  /** Those that bring a piece of its own back toward its goal. */
  readonly retreats: number;
}

/** The result of a match. */
export interface MatchResult {
  readonly goals: Readonly<Record<Side, number>>;
  /** Absent if the match is drawn. */
  readonly winner?: Side;
  readonly rounds: readonly RoundResult[];
  readonly habits: Readonly<Record<Side, Habits>>;
  /** The message of a player's failure, if there was one. */
  readonly fault?: string;
  /** The match's record, if {@link MatchOptions.tags} asks for it. */
  readonly record?: string;
}

/** The settings of a match. */
export interface MatchOptions {
  readonly seed: number;
  /** Goals that win. */
  readonly goals: number;
  /** The id of the array from which rounds begin; absent: the variant's usual one. */
  readonly array?: string | undefined;
  /** The opening of the first round; absent: one of the variant's starts. */
  readonly line?: OpeningLine | undefined;
  /** The number of random actions at the beginning of every round, after {@link line}; they do not end the round. */
  readonly opening?: number;
  readonly time?: TimeControl | undefined;
  /** Whether a match ends early when both players agree on its result: see {@link verdictOf}. */
  readonly isAdjudicated?: boolean | undefined;
  /** The tags of the record; absent: no record is wanted. */
  readonly tags?: Readonly<Record<string, string>> | undefined;
}

/**
 * Plays a match to its end. All luck comes from the seed: that of the match, and that of the players, which have a random
 * stream of their own for each action. So the result depends on the seed and the players only (and with limits of time on the
 * machine). A draw is claimed as soon as it can be. A player that fails, plays an illegal action or exceeds its time loses the
 * match.
 */
export async function playMatch(
  variant: AnyVariant,
  players: Readonly<Record<Side, Player>>,
  options: MatchOptions,
): Promise<MatchResult> {
  const { seed, opening = 0, line } = options;
  const opener = openingPlayer(variant);
  let match = beginMatch(variant, options);
  for (const side of ['w', 'b'] as const) {
    const begun = await orFault(players[side].begin());
    if (begun instanceof PlayerFault)
      return resultOf(match.resign(side), options, { kind: begun.fault, fault: begun.message });
  }
  const scores: number[] = [];
  let linedUp = line ? 1 : 0;
  while (!match.end) {
    if (linedUp < match.rounds.length) {
      linedUp = match.rounds.length;
      const ready = await lineUp(match, players);
      if ('fault' in ready)
        return resultOf(match.resign(ready.side), options, { kind: ready.fault, fault: ready.message });
      match = ready;
    }
    if (match.claimable) {
      match = match.claim();
      continue;
    }
    const verdict = options.isAdjudicated ? verdictOf(scores, match.round.plies.length) : undefined;
    if (verdict) return resultOf(settle(match, verdict), options, { kind: 'adjudged' });
    const { side, round } = match;
    const lineLength = match.rounds.length === 1 ? (line?.actions.length ?? 0) : 0;
    const isOpening = round.plies.length < lineLength + opening;
    const luck = seededRandom(seed, match.rounds.length - 1, round.plies.length, CHOICES);
    const step = await playStep(match, isOpening ? opener : players[side], luck, !isOpening);
    if ('fault' in step) return resultOf(match.resign(side), options, { kind: step.fault, fault: step.message });
    if (step.match.flagged) return resultOf(step.match, options, { kind: 'time' });
    if (match.rounds.length !== step.match.rounds.length) scores.length = 0;
    else scores.push((step.score ?? Number.NaN) * (side === 'w' ? 1 : -1));
    match = step.match;
  }
  return resultOf(match, options);
}

/** Makes the players' random streams different from those of the match, which are also named by round and action. */
const CHOICES = 1;

function beginMatch(variant: AnyVariant, { seed, goals, array, line, time }: MatchOptions): Match<unknown> {
  let match: Match<unknown> = Match.start(variant, { seed, goals, array, from: line?.from, time });
  for (const action of line?.actions ?? []) {
    const played = match.playText(action);
    if (!played.ok)
      throw new Error(`opening: '${action}' in ${variant.text.format(match.position)}: ${played.error.message}`);
    match = played.value;
  }
  return match;
}

/** A player's failure while it lined up. */
interface LineUpFault {
  readonly side: Side;
  readonly fault: Fault;
  readonly message: string;
}

/** The match with both sides lined up by their players, in games with formations. */
async function lineUp(
  match: Match<unknown>,
  players: Readonly<Record<Side, Player>>,
): Promise<Match<unknown> | LineUpFault> {
  const { formations } = match.variant;
  if (!formations || !(players.w.lineUp || players.b.lineUp)) return match;
  const formation = { w: formations.usual(), b: formations.usual() };
  for (const side of SIDES) {
    const chosen = await orFault(players[side].lineUp?.(match, side) ?? Promise.resolve(formation[side]));
    if (chosen instanceof PlayerFault) return { side, fault: chosen.fault, message: chosen.message };
    formation[side] = chosen;
  }
  const ready = match.lineUp(formation);
  if (ready.ok) return ready.value;
  return { side: ready.error.side ?? 'w', fault: 'illegal', message: ready.error.message };
}

/** A player's action: the match after it, or the player's failure. */
type Step =
  | { readonly match: Match<unknown>; readonly score: number | undefined }
  | { readonly fault: Fault; readonly message: string };

async function playStep(match: Match<unknown>, player: Player, luck: () => number, isTimed: boolean): Promise<Step> {
  const began = performance.now();
  const where = match.variant.text.format(match.position);
  const choice = await orFault(player.choose(match, luck));
  if (choice instanceof PlayerFault) return { fault: choice.fault, message: `${choice.message} (in ${where})` };
  const spent = Math.round(performance.now() - began);
  if (isTimed && match.clocks && spent > match.clocks[match.side])
    return { match: match.flag(match.side), score: undefined };
  const played = match.playText(choice.action, isTimed ? { spent } : {});
  if (played.ok) return { match: played.value, score: choice.score };
  return { fault: 'illegal', message: `'${choice.action}' in ${where}: ${played.error.message}` };
}

/** The result of a player's work, or its failure. */
async function orFault<T>(work: Promise<T>): Promise<T | PlayerFault> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PlayerFault) return error;
    throw error;
  }
}

const settle = (match: Match<unknown>, verdict: Verdict): Match<unknown> =>
  verdict === 'draw' ? match.agreeDraw() : match.resign(opponent(verdict));

/** The end of a match that the rules did not end. */
interface Ending {
  readonly kind: string;
  readonly fault?: string;
}

function resultOf(match: Match<unknown>, { tags }: MatchOptions, ending?: Ending): MatchResult {
  const winner = match.end?.winner;
  const rounds = match.rounds.map((round) => roundResult(round, ending && { ...ending, winner }));
  return {
    goals: match.score,
    rounds,
    habits: { w: habitsOf(match, 'w'), b: habitsOf(match, 'b') },
    ...(winner && { winner }),
    ...(ending?.fault !== undefined && { fault: ending.fault }),
    ...(tags && { record: writeRecord(match, tags) }),
  };
}

function habitsOf({ variant, rounds }: Match<unknown>, side: Side): Habits {
  const traits = rounds
    .flatMap(({ plies }) => plies)
    .filter(({ before }) => variant.side(before) === side)
    .map((ply) => traitsOf(variant, ply.before, ply));
  const count = (test: (one: Traits) => boolean) => traits.filter(test).length;
  return {
    actions: traits.length,
    kicks: count(({ kick }) => kick > 0),
    forwardKicks: count(({ kick, forward }) => kick > 0 && forward > 0),
    shots: count(({ shot }) => shot > 0),
    captures: count(({ capture }) => capture > 0),
    retreats: count(({ retreat }) => retreat > 0),
  };
}

function roundResult(
  { end, plies, endedBy, kickOff }: Round<unknown>,
  ending: (Ending & { readonly winner: Side | undefined }) | undefined,
): RoundResult {
  const isCutOff = ending !== undefined && (!end || endedBy === 'agreement');
  if (!isCutOff && !end) throw new Error('a round of a finished match has not ended');
  const { kind, winner } = isCutOff ? ending : end!;
  return { kind, kickOff, actions: plies.length, ...(winner && { winner }) };
}

/** The result with the colours exchanged. */
export function swapSides({ goals, habits, winner, rounds, ...rest }: MatchResult): MatchResult {
  return {
    goals: { w: goals.b, b: goals.w },
    habits: { w: habits.b, b: habits.w },
    ...(winner && { winner: opponent(winner) }),
    rounds: rounds.map((round) => ({
      ...round,
      kickOff: opponent(round.kickOff),
      ...(round.winner && { winner: opponent(round.winner) }),
    })),
    ...rest,
  };
}
