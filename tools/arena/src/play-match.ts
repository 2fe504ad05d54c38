import { opponent, SIDES, type Side } from '@kickmate/board';
import { type AnyVariant, Match, type Round, seededRandom, type TimeControl } from '@kickmate/game';
import { writeRecord } from '@kickmate/record';
import type { OpeningLine } from './openings.ts';
import { type Fault, type Player, PlayerFault } from './player-spec.ts';
import { openingPlayer } from './simple-players.ts';

/** How a round went. */
export interface RoundResult {
  /** How it ended: `goal`, `repetition`... or beside the board: `time`, `adjudged`, a {@link Fault}. */
  readonly kind: string;
  readonly winner?: Side;
  readonly kickOff: Side;
  readonly actions: number;
}

/** How a match went. */
export interface MatchResult {
  readonly goals: Readonly<Record<Side, number>>;
  /** Absent when it is drawn. */
  readonly winner?: Side;
  readonly rounds: readonly RoundResult[];
  /** What went wrong, if a player failed. */
  readonly fault?: string;
  /** The match's record, if it is wanted. */
  readonly record?: string;
}

/** What a match is played with. */
export interface MatchOptions {
  readonly seed: number;
  /** Goals that win. */
  readonly goals: number;
  /** Where the first round begins, and its first actions; from one of the variant's starts if absent. */
  readonly line?: OpeningLine | undefined;
  /** Random actions, not ending the round, with which every round begins, behind {@link line}; none if absent. */
  readonly opening?: number;
  readonly time?: TimeControl | undefined;
  /** Whether a match on which both players agree is ended early: see {@link verdictOf}. */
  readonly isAdjudicated?: boolean | undefined;
  /** What the record says besides the match itself; absent: no record is wanted. */
  readonly tags?: Readonly<Record<string, string>> | undefined;
}

/**
 * Plays a match to its end. The match draws all chance from the seed, and so do the players for their own choices; each
 * draws from a stream of its own that the action's place names, so that the result depends on the seed and the players
 * alone (and, where they are limited by time, on the machine). A draw that could be claimed is. A player that fails, plays
 * what is illegal or exceeds its time loses the match.
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
    if (match.canClaim) {
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

/** Keeps the players' luck apart from the match's, which is named by round and action. */
const CHOICES = 1;

function beginMatch(variant: AnyVariant, { seed, goals, line, time }: MatchOptions): Match<unknown> {
  let match: Match<unknown> = Match.start(variant, { seed, goals, from: line?.from, time });
  for (const action of line?.actions ?? []) {
    const played = match.playText(action);
    if (!played.ok)
      throw new Error(`opening: '${action}' in ${variant.text.format(match.position)}: ${played.error.message}`);
    match = played.value;
  }
  return match;
}

/** A player's failure to line up. */
interface LineUpFault {
  readonly side: Side;
  readonly fault: Fault;
  readonly message: string;
}

/** The match with both sides lined up as their players want, in games with formations. */
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

/** What a player did: the match after it, or how it failed. */
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

/** What a player's work comes to, or its failure. */
async function orFault<T>(work: Promise<T>): Promise<T | PlayerFault> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PlayerFault) return error;
    throw error;
  }
}

/** What a match need not be played for any more. */
type Verdict = Side | 'draw';

/** Both players must agree over so many actions, each by its own score. */
const AGREED_ACTIONS = 10;
/** A lead of so many hundredths of a pawn is a win. */
const WON = 1000;
/** After so many actions, not more than this is a draw. */
const LATE = 80;
const LEVEL = 10;

/** The verdict on a round by its latest scores, White's, which are no number where a player gave none; `undefined`: it goes on. */
function verdictOf(scores: readonly number[], actions: number): Verdict | undefined {
  const latest = scores.slice(-AGREED_ACTIONS);
  if (latest.length < AGREED_ACTIONS) return undefined;
  if (latest.every((score) => score >= WON)) return 'w';
  if (latest.every((score) => score <= -WON)) return 'b';
  return actions >= LATE && latest.every((score) => Math.abs(score) <= LEVEL) ? 'draw' : undefined;
}

const settle = (match: Match<unknown>, verdict: Verdict): Match<unknown> =>
  verdict === 'draw' ? match.agreeDraw() : match.resign(opponent(verdict));

/** How a match ended that the board did not end. */
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
    ...(winner && { winner }),
    ...(ending?.fault !== undefined && { fault: ending.fault }),
    ...(tags && { record: writeRecord(match, tags) }),
  };
}

function roundResult(
  { end, plies, settled, kickOff }: Round<unknown>,
  ending: (Ending & { readonly winner: Side | undefined }) | undefined,
): RoundResult {
  const isCutOff = ending !== undefined && (!end || settled === 'agreement');
  if (!isCutOff && !end) throw new Error('a round of a finished match has not ended');
  const { kind, winner } = isCutOff ? ending : end!;
  return { kind, kickOff, actions: plies.length, ...(winner && { winner }) };
}

/** The same result with the colours exchanged. */
export function swapSides({ goals, winner, rounds, ...rest }: MatchResult): MatchResult {
  return {
    goals: { w: goals.b, b: goals.w },
    ...(winner && { winner: opponent(winner) }),
    rounds: rounds.map((round) => ({
      ...round,
      kickOff: opponent(round.kickOff),
      ...(round.winner && { winner: opponent(round.winner) }),
    })),
    ...rest,
  };
}
