import type { Side } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';

/** How an action from a position did in the rounds in which it was played. */
export interface TreeAction {
  /** The action in coordinates, without an outcome of chance. */
  readonly text: string;
  /** The rounds that White won, that nobody won, and that Black won. */
  readonly white: number;
  readonly drawn: number;
  readonly black: number;
  /** The value of the position after it by the engine, in hundredths of a pawn, positive for White; `undefined` if it is not known. */
  readonly score?: number | undefined;
}

/** The number of rounds in which an action was played. */
export const roundsWith = ({ white, drawn, black }: Pick<TreeAction, 'white' | 'drawn' | 'black'>): number =>
  white + drawn + black;

/** The beginning of a round. */
export interface Beginning {
  /** The position from which it began, as text. */
  readonly start: string;
  /** The first actions in coordinates, with the outcomes of chance, in order. */
  readonly actions: readonly string[];
  /** The side that won the round. */
  readonly winner?: Side | undefined;
}

/** `= POSITION`, or an action under the one before it: a space for each action before, three numbers of rounds, the score. */
const LINE =
  /^(?:= (?<start>\S.*)|(?<indent> *)(?<text>\S+) (?<white>\d+) (?<drawn>\d+) (?<black>\d+)(?: (?<score>-?\d+))?)$/;

type Counted = { -readonly [K in keyof TreeAction]: TreeAction[K] };

/**
 * What was played from the positions of many rounds, and how they ended. A position that is reached on several ways is one, whatever
 * its counters say.
 */
export class OpeningTree {
  readonly #variant: AnyVariant;
  readonly #positions = new Map<string, Map<string, Counted>>();

  constructor(variant: AnyVariant) {
    this.#variant = variant;
  }

  /** Adds a round. Actions that the rules do not know end it. */
  add({ start, actions, winner }: Beginning): void {
    const { text, play } = this.#variant;
    const from = text.parse(start);
    if (!from.ok) return;
    let position: unknown = from.value;
    const rounds = { white: winner === 'w' ? 1 : 0, drawn: winner ? 0 : 1, black: winner === 'b' ? 1 : 0 };
    for (const one of actions) {
      const read = text.parseAction(position, one);
      if (!read.ok) return;
      this.#count(position, text.formatAction({ action: read.value.action }), rounds);
      position = play(position, read.value.action, read.value.outcome);
    }
  }

  /**
   * Adds the tree of a file: a line `= POSITION` for each start, and below it the actions, each under the one before it and indented by
   * one space more, with the rounds that White won, that nobody won and that Black won, and the score. Throws an Error that names a line
   * that it cannot read.
   */
  addFile(file: string): void {
    const { text, play } = this.#variant;
    const path: unknown[] = [];
    for (const [index, line] of file.split('\n').entries()) {
      if (line === '') continue;
      const where = `line ${index + 1}, '${line.trim()}'`;
      const groups = LINE.exec(line)?.groups;
      if (!groups)
        throw new Error(`${where}: an action is written 'e2e4 12 3 9', with a score perhaps; a start '= POSITION'`);
      const { start, indent = '', text: action = '', white, drawn, black, score } = groups;
      if (start !== undefined) {
        const read = text.parse(start);
        if (!read.ok) throw new Error(`${where}: ${read.error.message}`);
        path.splice(0, path.length, read.value);
        continue;
      }
      if (indent.length >= path.length) throw new Error(`${where}: there is no action above it`);
      path.length = indent.length + 1;
      const before = path.at(-1);
      const read = text.parseAction(before, action);
      if (!read.ok) throw new Error(`${where}: ${read.error.message}`);
      const counts = { white: Number(white), drawn: Number(drawn), black: Number(black) };
      const name = text.formatAction({ action: read.value.action });
      this.#count(before, name, counts, score === undefined ? undefined : Number(score));
      path.push(play(before, read.value.action, read.value.outcome));
    }
  }

  /** The actions that were played from a position, the most frequent first; empty if none was, as where the round is over. */
  at(position: unknown): readonly TreeAction[] {
    // Such a position has no text, by which actions are found.
    if (this.#variant.end(position)) return [];
    const known = [...(this.#positions.get(this.#keyOf(position))?.values() ?? [])];
    return known.sort((a, b) => roundsWith(b) - roundsWith(a) || a.text.localeCompare(b.text, 'en'));
  }

  #count(position: unknown, text: string, rounds: Omit<TreeAction, 'text' | 'score'>, score?: number): void {
    const key = this.#keyOf(position);
    const actions = this.#positions.get(key) ?? new Map<string, Counted>();
    this.#positions.set(key, actions);
    const before = actions.get(text) ?? { text, white: 0, drawn: 0, black: 0 };
    actions.set(text, {
      text,
      white: before.white + rounds.white,
      drawn: before.drawn + rounds.drawn,
      black: before.black + rounds.black,
      score: score ?? before.score,
    });
  }

  /** A position's text without its counters: they differ where moves were only played in another order. */
  #keyOf(position: unknown): string {
    const { text, positionFields } = this.#variant;
    const whole = text.format(position);
    if (!positionFields) return whole;
    const fields = whole.split(' ');
    return fields.filter((_, index) => positionFields[index]?.kind !== 'count').join(' ');
  }
}
