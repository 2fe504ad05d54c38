import { must, readSquare } from '@kickmate/board';
import {
  actionFrom,
  draw,
  Match,
  type Ply,
  type Random,
  type RoundEnd,
  type Successor,
  seededRandom,
  successors,
  type Variant,
} from '@kickmate/game';

/** A step of a random game. */
export interface RandomPly<P> {
  readonly before: P;
  readonly successor: Successor;
  readonly after: P;
}

/** The questions that tests ask the rules, in texts. */
export interface Referee<P> {
  /** Reads a position; throws if it is wrong. */
  position(text: string): P;
  /** The texts of all successors, sorted. */
  successorTexts(from: P): readonly string[];
  /** The texts of the actions from a square, each without an outcome, sorted. */
  actionsFrom(position: P, square: string): readonly string[];
  /** A position's text, or `= kind winner` if the round is over (`-` for no winner), as in fixtures. */
  written(at: P): string;
  /** The plies of actions from a position; a space separates their texts. Throws if one is wrong or illegal. */
  played(start: P, texts: string): readonly Ply<P>[];
  /** The position after actions; a space separates their texts. */
  after(start: P, texts: string): P;
  /** Returns the end by history of a round that began in a position, after these actions. */
  judge(start: P, texts: readonly string[]): RoundEnd | undefined;
  /** Plays at random from one of the starts of either side, or from `start`, to the round's end or to a largest number of plies. */
  randomRound(random: Random, plies: number, start?: P): readonly RandomPly<P>[];
  /** A match played at random until it is over. */
  randomMatch(seed: number, goals: number): Match<P>;
}

/** The rules of a variant with texts for actions and positions. */
export function refereeOf<P>(variant: Variant<P>): Referee<P> {
  const { parse, format, parseAction, formatAction } = variant.text;

  function played(start: P, texts: string): readonly Ply<P>[] {
    const plies: Ply<P>[] = [];
    for (const text of texts.split(' ').filter(Boolean)) {
      const before = plies.at(-1)?.after ?? start;
      const { action, outcome } = must(parseAction(before, text));
      plies.push({ before, action, outcome, after: variant.play(before, action, outcome) });
    }
    return plies;
  }

  function randomRound(random: Random, plies: number, start?: P): readonly RandomPly<P>[] {
    const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
    const steps: RandomPly<P>[] = [];
    let before = start ?? pick([...variant.starts('w'), ...variant.starts('b')]).position;
    while (steps.length < plies && !variant.end(before)) {
      const successor = pick(successors(variant, before));
      const after = variant.play(before, successor.action, successor.outcome);
      steps.push({ before, successor, after });
      before = after;
    }
    return steps;
  }

  function randomMatch(seed: number, goals: number): Match<P> {
    const random = seededRandom(seed);
    let match = Match.start(variant, { seed, goals });
    while (!match.end) {
      const choices = match.actions.map((action) => ({ action, weight: 1 }));
      match = must(match.play(draw(random, choices).action));
    }
    return match;
  }

  return {
    position: (text) => must(parse(text)),
    successorTexts: (from) => successors(variant, from).map(formatAction).sort(),
    actionsFrom: (from, square) =>
      variant
        .actions(from)
        .filter((action) => actionFrom(action) === readSquare(variant.board, square))
        .map((action) => formatAction({ action }))
        // An action without squares, such as a pass, has 0 for both.
        .filter((text) => text.startsWith(square))
        .sort(),
    written: (at) => {
      const end = variant.end(at);
      return end ? `= ${end.kind} ${end.winner ?? '-'}` : format(at);
    },
    played,
    after: (start, texts) => played(start, texts).at(-1)?.after ?? start,
    judge: (start, texts) => variant.endByHistory(played(start, texts.join(' '))),
    randomRound,
    randomMatch,
  };
}
