import { fail, ok, opponent, type Result, refuse, SIDES, type Side, type TextError } from '@kickmate/board';
import type { Action } from './action.ts';
import { type Clocks, clocksAfter, fullClocks, isTimeControl, type TimeControl } from './clock.ts';
import { checkLineUp, isLinedUp, type LineUp, type LineUpError } from './facets/formations.ts';
import { type Half, halfOf, isLiveTime, type LiveTime, leftOfHalf, whistleEnd } from './facets/live-time.ts';
import type { Ply, RoundEnd, Successor } from './ply.ts';
import { draw, pickFrom, type Random, seededRandom } from './random.ts';
import {
  AGREEMENT,
  beginRound,
  claimableEnd,
  endByTime,
  endOfMatch,
  findArray,
  type Goals,
  hasScored,
  knownArrays,
  latestPosition,
  type MatchEnd,
  nextKickOff,
  plyFrom,
  type Round,
  type RoundStarts,
  roundOf,
  roundWord,
  scoreOf,
} from './round.ts';
import { texts } from './texts.ts';
import { endsTurnAt } from './turn.ts';
import type { Variant } from './variant.ts';

/** The parts of a match. */
interface MatchState<P> extends RoundStarts<P> {
  readonly goals: number;
  /** The rounds, at least one. All except the last have ended. */
  readonly rounds: readonly Round<P>[];
  readonly time?: TimeControl | undefined;
  readonly live?: LiveTime | undefined;
  readonly resigned?: Side | undefined;
  readonly flagged?: Side | undefined;
}

/** The settings with which a match begins. */
export interface MatchStart<P> {
  /** The source of all chance: a safe integer. */
  readonly seed: number;
  /** The number of goals that wins. If absent: the variant's default, or in a live match no limit. */
  readonly goals?: number | undefined;
  /** The side that kicks off the first round. If absent: the side to act in {@link from}, or White. */
  readonly kickOff?: Side | undefined;
  /**
   * The position in which the first round begins; the round must not be over. If absent: one of the variant's starts.
   */
  readonly from?: P | undefined;
  /**
   * The id of the variant's array from which rounds begin, except one that begins in {@link from}. If absent: the usual
   * one.
   */
  readonly array?: string | undefined;
  /** The time of each side; without it there are no clocks. */
  readonly time?: TimeControl | undefined;
  /** The time of a live match, in games that have them; not together with {@link time}. */
  readonly live?: LiveTime | undefined;
}

/** Key of the random stream that picks the action when a turn's time is over. The outcome has a stream of its own. */
const BY_CHANCE = 1;

/** The time that an action took, and the source of its outcome. */
export interface PlayOptions {
  /** The time that the action took, in milliseconds from 0, as the caller measured it; ignored in a match without clocks. */
  readonly spent?: number | undefined;
  /**
   * Makes the random numbers that draw the action's outcome; called only if chance decides. Absent: those of the match's
   * seed.
   */
  readonly random?: (() => Random) | undefined;
}

/**
 * A match being played: rounds, score, undo and redo. It is an immutable value: each change gives a new match. It is
 * also the only authority over the match. Outcomes are drawn from the seed, the round's number and the ply's number, so
 * that the same action has the same outcome after an undo.
 */
export class Match<P> {
  readonly variant: Variant<P>;
  /** The number of goals that wins; infinite in a live match that only its time ends. */
  readonly goals: number;
  /** The source of all chance. */
  readonly seed: number;
  /** All rounds so far, at least one. All except the last have ended. */
  readonly rounds: readonly Round<P>[];
  /** The id of the array, in games that have several. */
  readonly array: string | undefined;
  /** The time of each side, in a match with clocks. */
  readonly time: TimeControl | undefined;
  /** The time of a live match. */
  readonly live: LiveTime | undefined;
  /** The side that has resigned. */
  readonly resigned: Side | undefined;
  /** The side whose time was over. */
  readonly flagged: Side | undefined;
  /** The time that each side had left after the last ply, in a match with clocks. */
  readonly clocks: Clocks | undefined;
  /** The match before the last {@link undo}. */
  private readonly undone: Match<P> | undefined;

  /** @param clocks the time that each side had left after the last ply, if it is known: to count it takes all plies */
  private constructor(state: MatchState<P>, undone?: Match<P>, clocks = clocksOf(state)) {
    this.variant = state.variant;
    this.goals = state.goals;
    this.seed = state.seed;
    this.rounds = state.rounds;
    this.array = state.array ?? state.variant.arrays?.[0]?.id;
    this.time = state.time;
    this.live = state.live;
    this.resigned = state.resigned;
    this.flagged = state.flagged;
    this.clocks = clocks && state.flagged ? { ...clocks, [state.flagged]: 0 } : clocks;
    this.undone = undone;
  }

  /**
   * A new match at its first kick-off.
   * @throws RangeError for a seed that is not a safe integer, goals that the variant does not allow, an unknown side, a
   * position in which the round is over, an array that the variant does not have, a wrong time control, or the time of
   * a live match in a game without live matches
   */
  static start<P>(variant: Variant<P>, { seed, goals, kickOff, from, array, time, live }: MatchStart<P>): Match<P> {
    const { default: usual, min, max } = variant.match.goals;
    const goalsToWin = goals ?? (live ? Number.POSITIVE_INFINITY : usual);
    const isWithoutGoals = live !== undefined && goalsToWin === Number.POSITIVE_INFINITY;
    if (!Number.isSafeInteger(seed)) throw new RangeError(`seed ${seed}: a safe integer is needed`);
    if (!isWithoutGoals && (!Number.isSafeInteger(goalsToWin) || goalsToWin < min || goalsToWin > max))
      throw new RangeError(`${goalsToWin} goals: ${variant.name} is played to ${min} to ${max} goals`);
    if (kickOff !== undefined && !SIDES.includes(kickOff))
      throw new RangeError(`kick-off by '${kickOff}': a side is ${SIDES.join(' or ')}`);
    if (from !== undefined && variant.end(from))
      throw new RangeError(`from: the ${roundWord(variant)} is over in this position`);
    if (array !== undefined && !findArray(variant, array))
      throw new RangeError(`array '${array}': ${variant.name} has ${knownArrays(variant)}`);
    if (time && !isTimeControl(time))
      throw new RangeError(`a time of ${time.ms} + ${time.incrementMs} ms: whole numbers from 1 and 0 are needed`);
    if (live && !variant.liveTime) throw new RangeError(`live: ${variant.name} has no such matches`);
    if (live && time) throw new RangeError('live: such a match has no other clocks');
    if (live && !isLiveTime(live))
      throw new RangeError(`halves of ${live.halfMs} and turns of ${live.turnMs} ms: whole numbers from 1 are needed`);
    const first =
      from === undefined
        ? beginRound({ variant, seed, array }, 0, kickOff ?? 'w')
        : { kickOff: kickOff ?? variant.side(from), start: from, plies: [] };
    return new Match({ variant, goals: goalsToWin, seed, rounds: [first], array, time, live });
  }

  /**
   * The match of these rounds, for the reader of records, which has checked everything. If the last round has ended and
   * the match goes on, the next round begins.
   */
  static restore<P>(state: MatchState<P>): Match<P> {
    return Match.goingOn(state);
  }

  /** {@link restore} with the clocks, if they are known: as in the constructor. */
  private static goingOn<P>(state: MatchState<P>, clocks?: Clocks): Match<P> {
    const { variant, goals, rounds } = state;
    const isNextRoundDue = rounds.at(-1)!.end && !endOfMatch(variant.match, goals, rounds);
    const all = isNextRoundDue ? [...rounds, beginRound(state, rounds.length, nextKickOff(rounds))] : rounds;
    return new Match({ ...state, rounds: all }, undefined, clocks);
  }

  /**
   * The match of exactly these rounds, at least one. Unlike {@link restore}, it begins no round after one that has ended, so
   * that a place within a round can be looked at as it is.
   */
  static ofRounds<P>(state: MatchState<P>): Match<P> {
    return new Match(state);
  }

  /** The last round: the running one, or the one that ended the match. */
  get round(): Round<P> {
    return this.rounds.at(-1)!;
  }

  /** The position in which the side to act decides, or with which the match ended. */
  get position(): P {
    return latestPosition(this.round);
  }

  /** The side to act, or the side that would act if the match were not over. */
  get side(): Side {
    return this.variant.side(this.position);
  }

  /** The legal actions; none when the match, or its last round, is over. */
  get actions(): readonly Action[] {
    return this.end || this.round.end ? [] : this.variant.actions(this.position);
  }

  /** The goals of both sides. */
  get score(): Goals {
    return scoreOf(this.rounds);
  }

  /** The end of the match; `undefined` while it goes on. */
  get end(): MatchEnd | undefined {
    if (this.resigned) return { winner: opponent(this.resigned), reason: 'resigned' };
    if (this.flagged) return endByTime(this.variant, this.position, this.flagged);
    return endOfMatch(this.variant.match, this.goals, this.rounds);
  }

  /** The last ply, even if it is in the round before. */
  get last(): Ply<P> | undefined {
    return this.round.plies.at(-1) ?? this.rounds.at(-2)?.plies.at(-1);
  }

  /** The half of a live match. */
  get half(): Half | undefined {
    return this.live && halfOf(this.rounds);
  }

  /** The time that was left of the half after the last ply, in milliseconds, in a live match. */
  get leftMs(): number | undefined {
    return this.live && leftOfHalf(this.live, this.rounds);
  }

  /** The clock of a live match after the last ply, in milliseconds. It counts up, and goes on in the second half. */
  get playedMs(): number | undefined {
    const { live, half, leftMs } = this;
    return live && half! * live.halfMs - leftMs!;
  }

  /**
   * Plays an action for the side to act, and draws its outcome. Refused as `illegal` if the rules do not list it, or if it
   * took more time than there was: then the side's flag has fallen, or the half is over.
   * @throws RangeError for a time spent that is not a number from 0
   */
  play(action: Action, options: PlayOptions = {}): Result<Match<P>, TextError> {
    return this.playSuccessor({ action }, options);
  }

  /**
   * Plays an action in coordinates, as {@link play} does. An outcome in the text is taken as given; without one it is
   * drawn.
   */
  playText(text: string, options: PlayOptions = {}): Result<Match<P>, TextError> {
    if (this.end) return refuse('illegal', 'action', 0, texts.refused.matchIsOver);
    const read = this.variant.text.parseAction(this.position, text);
    return read.ok ? this.playSuccessor(read.value, options) : read;
  }

  /**
   * Plays one of the legal actions by chance, as {@link play} does. Call it until the turn is over for a side that has
   * taken too long for it.
   */
  playByChance(options: PlayOptions = {}): Result<Match<P>, TextError> {
    const { seed, rounds, round, actions } = this;
    if (this.end) return refuse('illegal', 'action', 0, texts.refused.matchIsOver);
    const pick = pickFrom(seededRandom(seed, rounds.length - 1, round.plies.length, BY_CHANCE));
    return this.play(actions[pick(actions.length)]!, options);
  }

  /** Returns whether a side's substitute may play in the current round: the side got the goals of the round before. */
  maySubstitute(side: Side): boolean {
    const previous = this.rounds.at(-2);
    return previous !== undefined && hasScored(previous, side);
  }

  /**
   * The match with both sides in these formations for the current round, in which nothing has been played. They belong
   * to the round: {@link undo} goes back to the last ply of the round before.
   */
  lineUp(lineUp: LineUp): Result<Match<P>, LineUpError> {
    const { variant, rounds, round } = this;
    const { formations } = variant;
    if (!formations) return fail({ cause: 'none', message: texts.refused.noFormations(variant.name) });
    if (this.end) return fail({ cause: 'late', message: texts.refused.matchIsOver });
    if (round.plies.length > 0) return fail({ cause: 'late', message: texts.refused.roundIsPlayed });
    if (!isLinedUp(formations, variant.text.format, round.kickOff, round.start))
      return fail({ cause: 'late', message: texts.refused.isSetUp });
    const error = checkLineUp(formations, lineUp, (side) => this.maySubstitute(side));
    if (error) return fail(error);
    const start = formations.begin(round.kickOff, lineUp, round.start);
    return ok(new Match({ ...this.state, rounds: [...rounds.slice(0, -1), { ...round, start }] }));
  }

  /** The match after a side has resigned. A match that is over stays as it is. */
  resign(side: Side): Match<P> {
    return this.end ? this : new Match({ ...this.state, resigned: side });
  }

  /**
   * The match after a side's time is over: the other side wins, or the match is drawn if the other side could not win
   * any more. A match that is over stays as it is.
   */
  flag(side: Side): Match<P> {
    return this.end ? this : new Match({ ...this.state, flagged: side });
  }

  /**
   * The match after a half's time is over: the current round ends at once, and the second half begins or the match is
   * over. A match that is over, or not live, stays as it is.
   */
  whistle(): Match<P> {
    return this.half && !this.end ? this.endRound({ end: whistleEnd(this.half), endedBy: 'whistle' }) : this;
  }

  /** The end that the side to act may claim now; `undefined` if there is none. */
  get claimable(): RoundEnd | undefined {
    return this.end ? undefined : claimableEnd(this.variant, this.round.plies);
  }

  /**
   * The match after the side to act has claimed {@link claimable}, which ends the round; this match if there is none.
   */
  claim(): Match<P> {
    const end = this.claimable;
    return end ? this.endRound({ end, endedBy: 'claim' }) : this;
  }

  /** The match after both sides have agreed to draw the round. A match that is over stays as it is. */
  agreeDraw(): Match<P> {
    return this.end ? this : this.endRound({ end: AGREEMENT, endedBy: 'agreement' });
  }

  /** Whether there is anything to {@link undo}. */
  get canUndo(): boolean {
    const { rounds, round, resigned, flagged } = this;
    return rounds.length > 1 || round.plies.length > 0 || (round.endedBy ?? resigned ?? flagged) !== undefined;
  }

  /**
   * The match before the last thing that was done: a ply (even in the round before), a resignation, a flag, a claim, an
   * agreement, a whistle. This match if there is nothing to undo.
   */
  undo(): Match<P> {
    if (!this.canUndo) return this;
    if (this.resigned || this.flagged)
      return new Match({ ...this.state, resigned: undefined, flagged: undefined }, this);
    const isUntouched = this.round.plies.length === 0 && !this.round.endedBy;
    const rounds = isUntouched ? this.rounds.slice(0, -1) : this.rounds;
    const { kickOff, start, plies, endedBy } = rounds.at(-1)!;
    const reopened = { kickOff, start, plies: endedBy ? plies : plies.slice(0, -1) };
    return new Match({ ...this.state, rounds: [...rounds.slice(0, -1), reopened] }, this);
  }

  /** Whether anything was undone and nothing played since. */
  get canRedo(): boolean {
    return this.undone !== undefined;
  }

  /** The match before the last {@link undo}; this match if there is none. */
  redo(): Match<P> {
    return this.undone ?? this;
  }

  private get state(): MatchState<P> {
    const { variant, goals, seed, rounds, array, time, live, resigned, flagged } = this;
    return { variant, goals, seed, rounds, array, time, live, resigned, flagged };
  }

  /** The match after its current round has ended, but not by the rules. */
  private endRound(how: Required<Pick<Round<P>, 'end' | 'endedBy'>>): Match<P> {
    return Match.restore({ ...this.state, rounds: [...this.rounds.slice(0, -1), { ...this.round, ...how }] });
  }

  private playSuccessor({ action, outcome }: Successor, options: PlayOptions): Result<Match<P>, TextError> {
    const { variant, seed, rounds, round, position } = this;
    if (this.end) return refuse('illegal', 'action', 0, texts.refused.matchIsOver);
    if (!variant.actions(position).includes(action))
      return refuse('illegal', 'action', 0, texts.refused.noSuchAction(action));
    const chance = variant.chance(position, action);
    if (outcome !== undefined && !chance.some((one) => one.outcome === outcome))
      return refuse('illegal', 'outcome', 0, texts.refused.noSuchOutcome(outcome));
    const spent = this.spentTime(options);
    if (!spent.ok) return spent;
    const isDrawn = outcome === undefined && chance.length > 0;
    const random = () => options.random?.() ?? seededRandom(seed, rounds.length - 1, round.plies.length);
    const drawn = isDrawn ? draw(random(), chance).outcome : outcome;
    const ply = plyFrom(variant, position, { action, outcome: drawn }, spent.value);
    const extended = roundOf(variant, round.kickOff, round.start, [...round.plies, ply]);
    const { time, clocks } = this;
    const isTurnOver = () => endsTurnAt(variant, extended, round.plies.length);
    const clocksLeft = time && clocks && clocksAfter(variant, time, clocks, ply, isTurnOver());
    return ok(Match.goingOn({ ...this.state, rounds: [...rounds.slice(0, -1), extended] }, clocksLeft));
  }

  /** The time that an action took, in whole milliseconds; none in a match without a clock. */
  private spentTime({ spent }: PlayOptions): Result<number | undefined, TextError> {
    const left = this.leftMs ?? this.clocks?.[this.side];
    if (left === undefined || spent === undefined) return ok(undefined);
    if (!(spent >= 0)) throw new RangeError(`${spent} ms spent: a number from 0 is needed`);
    const whole = Math.round(spent);
    if (whole <= left) return ok(whole);
    return refuse('illegal', 'spent', 0, texts.refused.tooLate(whole, left, this.live !== undefined));
  }
}

/** The time that each side had left after the last ply of these rounds; `undefined` in a match without clocks. */
function clocksOf<P>({ variant, rounds, time }: MatchState<P>): Clocks | undefined {
  if (!time) return undefined;
  let clocks = fullClocks(time);
  for (const round of rounds)
    for (const [index, ply] of round.plies.entries())
      clocks = clocksAfter(variant, time, clocks, ply, endsTurnAt(variant, round, index));
  return clocks;
}
