import { ok, opponent, type Result, refuse, SIDES, type Side, type TextError } from '@kickmate/board';
import type { Action } from './action.ts';
import { draw, seededRandom } from './random.ts';
import {
  beginRound,
  endOfMatch,
  type Goals,
  goalsOf,
  latestPosition,
  type MatchEnd,
  nextKickOff,
  plyFrom,
  type Round,
  roundOf,
} from './round.ts';
import type { Ply, Successor, Variant } from './variant.ts';

/** What a match is made of. */
interface MatchState<P> {
  readonly variant: Variant<P>;
  readonly goals: number;
  readonly seed: number;
  /** At least one. All but the last have ended. */
  readonly rounds: readonly Round<P>[];
  readonly resigned?: Side | undefined;
}

/**
 * A game being played: rounds, score, undo and redo. The only authority over it, and an immutable value: what changes
 * it gives a new match. Chance is drawn from the seed, the round's number and the ply's number, so that undoing and
 * playing again meets the same luck.
 */
export class Match<P> {
  readonly variant: Variant<P>;
  /** How many goals win. */
  readonly goals: number;
  /** Where all luck comes from. */
  readonly seed: number;
  /** All rounds so far, at least one; all but the last have ended, the last when the match has. */
  readonly rounds: readonly Round<P>[];
  /** Who has given up. */
  readonly resigned: Side | undefined;
  /** The match that {@link undo} went back from. */
  private readonly undone: Match<P> | undefined;

  private constructor(state: MatchState<P>, undone?: Match<P>) {
    this.variant = state.variant;
    this.goals = state.goals;
    this.seed = state.seed;
    this.rounds = state.rounds;
    this.resigned = state.resigned;
    this.undone = undone;
  }

  /**
   * A new match at its first kick-off.
   * @param options.seed a safe integer
   * @param options.goals how many goals win; the variant's default if absent
   * @param options.kickOff who kicks off the first round; White if absent
   * @throws RangeError for a seed that is no safe integer, goals that the variant does not allow, or a side that is none
   */
  static start<P>(
    variant: Variant<P>,
    { seed, goals = variant.match.goals.default, kickOff = 'w' }: { seed: number; goals?: number; kickOff?: Side },
  ): Match<P> {
    const { min, max } = variant.match.goals;
    if (!Number.isSafeInteger(seed)) throw new RangeError(`seed ${seed}: a safe integer is needed`);
    if (!Number.isSafeInteger(goals) || goals < min || goals > max)
      throw new RangeError(`${goals} goals: ${variant.name} is played to ${min} to ${max} goals`);
    if (!SIDES.includes(kickOff)) throw new RangeError(`kick-off by '${kickOff}': a side is ${SIDES.join(' or ')}`);
    return new Match({ variant, goals, seed, rounds: [beginRound(variant, seed, 0, kickOff)] });
  }

  /**
   * The match of these rounds, for the reader of records, which has checked everything. If the last round has ended and
   * the match goes on, the next round begins.
   */
  static restore<P>(state: MatchState<P>): Match<P> {
    const { variant, goals, seed, rounds } = state;
    const last = rounds.at(-1);
    if (!last?.end || endOfMatch(variant.match, goals, rounds)) return new Match(state);
    return new Match({ ...state, rounds: [...rounds, beginRound(variant, seed, rounds.length, nextKickOff(last))] });
  }

  /** The last round: the running one, or the one that ended the match. */
  get round(): Round<P> {
    return this.rounds.at(-1)!;
  }

  get position(): P {
    return latestPosition(this.round);
  }

  /** Who is to act, or would be if the match were not over. */
  get side(): Side {
    return this.variant.side(this.position);
  }

  /** The legal actions; none when the match is over. */
  get actions(): readonly Action[] {
    return this.end ? [] : this.variant.actions(this.position);
  }

  get score(): Goals {
    return goalsOf(this.rounds);
  }

  /** How the match ended; `undefined` while it goes on. */
  get end(): MatchEnd | undefined {
    if (this.resigned) return { winner: opponent(this.resigned), reason: 'resigned' };
    return endOfMatch(this.variant.match, this.goals, this.rounds);
  }

  /** What was played last, be it in the round before. */
  get last(): Ply<P> | undefined {
    return this.round.plies.at(-1) ?? this.rounds.at(-2)?.plies.at(-1);
  }

  /** Plays an action for the side to act, and draws what chance makes of it. Refused as `illegal` if the referee does not list it. */
  play(action: Action): Result<Match<P>, TextError> {
    return this.playSuccessor({ action });
  }

  /** Plays an action in coordinates. An outcome in the text is taken as given; without one it is drawn. */
  playText(text: string): Result<Match<P>, TextError> {
    if (this.end) return refuse('illegal', 'action', 0, 'the match is over');
    const read = this.variant.readSuccessor(this.position, text);
    return read.ok ? this.playSuccessor(read.value) : read;
  }

  /** The match given up by a side. A match that is over stays as it is. */
  resign(side: Side): Match<P> {
    return this.end ? this : new Match({ ...this.state, resigned: side });
  }

  /** Whether anything has been played, or resigned. */
  get canUndo(): boolean {
    return this.last !== undefined || this.resigned !== undefined;
  }

  /** The match before the last ply (be it in the round before) or resignation; itself if there is none. */
  undo(): Match<P> {
    if (!this.canUndo) return this;
    if (this.resigned) return new Match({ ...this.state, resigned: undefined }, this);
    const rounds = this.round.plies.length > 0 ? this.rounds : this.rounds.slice(0, -1);
    const { kickOff, start, plies } = rounds.at(-1)!;
    const shortened = { kickOff, start, plies: plies.slice(0, -1) };
    return new Match({ ...this.state, rounds: [...rounds.slice(0, -1), shortened] }, this);
  }

  /** Whether anything was undone and nothing played since. */
  get canRedo(): boolean {
    return this.undone !== undefined;
  }

  /** The match before the last {@link undo}; itself if there is none. */
  redo(): Match<P> {
    return this.undone ?? this;
  }

  private get state(): MatchState<P> {
    const { variant, goals, seed, rounds, resigned } = this;
    return { variant, goals, seed, rounds, resigned };
  }

  private playSuccessor({ action, outcome }: Successor): Result<Match<P>, TextError> {
    const { variant, seed, rounds, round, position } = this;
    if (this.end) return refuse('illegal', 'action', 0, 'the match is over');
    if (!variant.actions(position).includes(action))
      return refuse('illegal', 'action', 0, `number ${action} is not among the legal actions here`);
    const chance = variant.chance(position, action);
    if (outcome !== undefined && !chance.some((one) => one.outcome === outcome))
      return refuse('illegal', 'outcome', 0, `chance cannot bring ${outcome} here`);
    const isDrawn = outcome === undefined && chance.length > 0;
    const drawn = isDrawn ? draw(seededRandom(seed, rounds.length - 1, round.plies.length), chance).outcome : outcome;
    const ply = plyFrom(variant, position, { action, outcome: drawn });
    const extended = roundOf(variant, round.kickOff, round.start, [...round.plies, ply]);
    return ok(Match.restore({ ...this.state, rounds: [...rounds.slice(0, -1), extended] }));
  }
}
