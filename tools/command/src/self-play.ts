import { type Action, type AnyVariant, draw, type Ply, type Random } from '@kickmate/game';
import type { DirectKernel, Found } from './kernel.ts';

/** How games of the engine against itself begin, and when they need not be played to their end. Scores are in hundredths of a pawn. */
export interface SelfPlayRules {
  /** Nodes of an action. */
  readonly nodes: number;
  /** The fewest and the most random actions with which a game begins. */
  readonly opening: readonly [fewest: number, most: number];
  /** After a good opening nobody is further ahead than this. */
  readonly open: number;
  /** A lead of so much for so many actions counts as won. */
  readonly won: { readonly lead: number; readonly actions: number };
  /** So many actions with level scores are a draw, late in a game. */
  readonly levelActions: number;
}

/** The end of a game: White's points (0, 0.5 or 1), and its kind: one of the rules, `adjudged` or `long`. */
export interface SelfPlayEnd {
  readonly points: number;
  readonly kind: string;
}

/** A game that is not over after this many actions is drawn. */
const LONGEST = 400;
/** If none of this many openings is good, the last one is taken. */
const OPENINGS = 30;
/** Scores are level below this, which counts after so many actions. */
const LEVEL = 8;
const LATE = 80;

/** A game that the engine plays against itself, after a random opening. Rules and kernel play the same actions. */
export class SelfPlay {
  readonly variant: AnyVariant;
  readonly kernel: DirectKernel;
  readonly #rules: SelfPlayRules;
  readonly #random: Random;
  #start: unknown;
  #plies: Ply<unknown>[] = [];
  /** The scores of the searches, for White. */
  readonly #scores: number[] = [];

  /** Plays a random opening after which nobody is far ahead. */
  constructor(variant: AnyVariant, kernel: DirectKernel, rules: SelfPlayRules, random: Random) {
    this.variant = variant;
    this.kernel = kernel;
    this.#rules = rules;
    this.#random = random;
    for (let attempt = 1; !this.#open(attempt >= OPENINGS); attempt++);
  }

  /** The position before the opening. */
  get start(): unknown {
    return this.#start;
  }

  get position(): unknown {
    return this.#plies.at(-1)?.after ?? this.#start;
  }

  /** The number of actions so far, with those of the opening. */
  get actions(): number {
    return this.#plies.length;
  }

  /** The end by the rules, or after too many actions; `undefined`: the game goes on. */
  get end(): SelfPlayEnd | undefined {
    const { variant, kernel } = this;
    const plies = this.#plies;
    if (kernel.ended !== 0)
      return { points: [0.5, 1, 0, 0.5][kernel.ended]!, kind: variant.end(this.position)?.kind ?? 'end' };
    const end = plies.length > 0 ? (variant.endByHistory(plies) ?? variant.claims?.claimable?.(plies)) : undefined;
    if (end) return { points: end.winner === undefined ? 0.5 : end.winner === 'w' ? 1 : 0, kind: end.kind };
    return plies.length >= LONGEST ? { points: 0.5, kind: 'long' } : undefined;
  }

  /** Searches the action to play. Returns the game's end instead if by the scores it is decided, or level late in the game. */
  search(): Found | SelfPlayEnd {
    const found = this.kernel.best({ nodes: this.#rules.nodes });
    this.#scores.push(this.kernel.side === 0 ? found.score : -found.score);
    const points = this.#adjudged();
    return points === undefined ? found : { points, kind: 'adjudged' };
  }

  /** Plays an action, with an outcome that is drawn. */
  play(action: Action): void {
    const { variant, kernel, position: before } = this;
    const chances = kernel.outcomes(action);
    const outcome = chances.length > 0 ? draw(this.#random, chances).outcome : undefined;
    kernel.play(action, outcome);
    this.#plies.push({ before, action, outcome, after: variant.play(before, action, outcome) });
  }

  /** Plays a random opening, and returns whether the game can begin with it. */
  #open(isLast: boolean): boolean {
    const { kernel } = this;
    const { opening, open, nodes } = this.#rules;
    const [fewest, most] = opening;
    this.#start = draw(this.#random, this.variant.starts('w')).position;
    const length = fewest + Math.floor(this.#random() * (most - fewest + 1));
    this.#plies = [];
    kernel.clear();
    kernel.load(this.#start);
    while (this.#plies.length < length && kernel.ended === 0) {
      const actions = kernel.actions();
      this.play(actions[Math.floor(this.#random() * actions.length)]!);
    }
    return kernel.ended === 0 && (isLast || Math.abs(kernel.best({ nodes }).score) <= open);
  }

  #adjudged(): number | undefined {
    const { won, levelActions } = this.#rules;
    const late = this.#scores.slice(-won.actions);
    if (late.length === won.actions && late.every((score) => score >= won.lead)) return 1;
    if (late.length === won.actions && late.every((score) => score <= -won.lead)) return 0;
    const latest = this.#scores.slice(-levelActions);
    const isLevel = latest.length === levelActions && latest.every((score) => Math.abs(score) < LEVEL);
    return isLevel && this.actions > LATE ? 0.5 : undefined;
  }
}
