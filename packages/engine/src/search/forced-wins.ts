import type { Side } from '@kickmate/board';
import { type Action, type AnyVariant, endsTurn } from '@kickmate/game';
import { KernelView, SILENT_HOST } from '@kickmate/search';
import { loadKernel } from './kernel.ts';

/** Thrown by {@link ForcedWins} when a question needs more positions than it may visit. */
export class TooManyPositions extends Error {}

/** A position as the kernel packs it. */
type Packed = Uint8Array<ArrayBuffer>;

/** The position after an action. */
interface After {
  /** As in the kernel: 0 while the round goes on, 1 White has won, 2 Black has won, 3 nobody has. */
  readonly end: number;
  readonly side: number;
  /** True if the action has ended a turn. The same side may have the next one. */
  readonly isTurnOver: boolean;
  /** Tells positions apart. */
  readonly key: string;
  readonly packed: Packed;
}

/**
 * Answers whether a side can win a round by force, by trying every action of both sides to the end of the last turn: no
 * evaluation, nothing left out. Ends by the history of a round (repetition) do not count. It runs on a game's kernel, whose
 * rules the tests compare with the referee's.
 */
export class ForcedWins<P> {
  readonly #variant: AnyVariant;
  readonly #view: KernelView<P>;
  readonly #size: number;
  /** Answers that are known, by question and position. */
  readonly #known = new Map<string, boolean>();
  /** The last action that refuted or won, by question: it is tried first. */
  readonly #tryFirst = new Map<string, Action>();
  #left = 0;

  private constructor(variant: AnyVariant, view: KernelView<P>, size: number) {
    this.#variant = variant;
    this.#view = view;
    this.#size = size;
  }

  /** Opens it for a game. Rejects if the game has no kernel, or if it cannot run here. */
  static async open(variant: AnyVariant, backend: 'wasm' | 'js' = 'wasm'): Promise<ForcedWins<unknown>> {
    if (!variant.kernel) throw new Error(`${variant.id} has no kernel`);
    const make = await loadKernel(variant.kernel, backend);
    if (!make.ok) throw new Error(make.error.message);
    const kernel = make.value(SILENT_HOST);
    kernel.init(1);
    return new ForcedWins(variant, new KernelView(kernel, variant.kernel), variant.kernel.size);
  }

  /**
   * Returns the actions with which the side to act wins the round within some of its turns, whatever the other side and chance
   * do.
   * @param turns its turns until the win, from 1; the turn that is under way counts as one
   * @param most the positions that may be visited
   * @param enough the number of actions after which it looks for no more
   * @throws TooManyPositions
   */
  winning(position: P, turns: number, most: number, enough = Number.POSITIVE_INFINITY): readonly Action[] {
    const { packed, side } = this.#begin(position, most);
    const found: Action[] = [];
    for (const action of this.#actions(packed)) {
      if (found.length >= enough) break;
      if (this.#wins(packed, action, side, turns)) found.push(action);
    }
    return found;
  }

  /**
   * Whether one action of the side to act wins the round within some of its turns, as in {@link winning}.
   * @throws TooManyPositions
   */
  isWinning(position: P, action: Action, turns: number, most: number): boolean {
    const { packed, side } = this.#begin(position, most);
    return this.#wins(packed, action, side, turns);
  }

  /**
   * Returns the actions with which the side to act can still end its turn so that the other side cannot win for certain within
   * some of its turns: a win that needs luck does not count. `lost` are the actions after which it wins for certain, whatever the
   * side to act does in the rest of its turn.
   * @param turns turns of the other side, from 1
   * @param most the positions that may be visited
   * @throws TooManyPositions
   */
  saving(
    position: P,
    turns: number,
    most: number,
  ): { readonly safe: readonly Action[]; readonly lost: readonly Action[] } {
    const { packed, side } = this.#begin(position, most);
    const actions = this.#actions(packed);
    return {
      safe: actions.filter((action) => this.#after(packed, action).every((after) => this.#isSafe(after, side, turns))),
      lost: actions.filter((action) =>
        this.#after(packed, action).every((after) => this.#isLost(after, 1 - side, turns)),
      ),
    };
  }

  /**
   * Returns the different positions at the end of the present turn from which the side to act wins within some turns, as keys:
   * two first actions that lead to the same one differ only in their order. Empty if the turn itself wins.
   * @throws TooManyPositions
   */
  turnEnds(position: P, turns: number, most: number): ReadonlySet<string> {
    const { packed, side } = this.#begin(position, most);
    const ends = new Set<string>();
    const walk = (from: Packed) => {
      for (const action of this.#actions(from)) {
        if (!this.#wins(from, action, side, turns)) continue;
        for (const after of this.#after(from, action)) {
          if (after.end !== 0) continue;
          if (after.isTurnOver) ends.add(after.key);
          else walk(after.packed);
        }
      }
    };
    walk(packed);
    return ends;
  }

  #begin(position: P, most: number): { packed: Packed; side: number } {
    this.#known.clear();
    this.#left = most;
    const packed = new Uint8Array(this.#size);
    this.#variant.kernel!.pack(position, new DataView(packed.buffer));
    const side: Side = this.#variant.side(position);
    return { packed, side: side === 'w' ? 0 : 1 };
  }

  #load(packed: Packed): void {
    const { kernel } = this.#view;
    new Uint8Array(kernel.memory.buffer).set(packed, kernel.packedPositionAt());
    kernel.load();
  }

  #actions(packed: Packed): readonly Action[] {
    this.#load(packed);
    return this.#view.actions();
  }

  /** The positions after an action, one for each outcome. */
  #after(packed: Packed, action: Action): readonly After[] {
    this.#load(packed);
    const chances = this.#view.outcomes(action);
    if (chances.length === 0) return [this.#played(action)];
    return chances.map(({ outcome }) => {
      this.#load(packed);
      return this.#played(action, outcome);
    });
  }

  #played(action: Action, outcome?: number): After {
    if (--this.#left < 0) throw new TooManyPositions('the question needs more positions than may be visited');
    const { kernel } = this.#view;
    const sideBefore = kernel.side();
    const before = this.#variant.turns?.endsTurn && this.#view.position;
    this.#view.play(action, outcome);
    const key = `${kernel.keyHigh()} ${kernel.keyLow()}`;
    const end = kernel.end();
    const side = kernel.side();
    kernel.save();
    const at = kernel.packedPositionAt();
    const isTurnOver =
      side !== sideBefore ||
      end !== 0 ||
      (before !== undefined && endsTurn(this.#variant, { before, action, outcome, after: this.#view.position }));
    return { end, side, isTurnOver, key, packed: new Uint8Array(kernel.memory.buffer).slice(at, at + this.#size) };
  }

  /** Whether an action of the winner wins in every outcome. */
  #wins(packed: Packed, action: Action, winner: number, turns: number): boolean {
    return this.#after(packed, action).every((after) => {
      if (after.end !== 0) return after.end === winner + 1;
      if (!after.isTurnOver) return this.#canWin(after, winner, turns);
      return turns > 1 && this.#isLost(after, winner, turns - 1);
    });
  }

  /** Whether the winner, who is to act, has an action that wins. */
  #canWin(at: After, winner: number, turns: number): boolean {
    return this.#once(`w${winner}${turns} ${at.key}`, () =>
      this.#some(`w${winner}${turns}`, this.#actions(at.packed), (action) =>
        this.#wins(at.packed, action, winner, turns),
      ),
    );
  }

  /** Whether the winner wins within its next turns whatever the other side, if it is to act, does. */
  #isLost(at: After, winner: number, turns: number): boolean {
    if (at.end !== 0) return at.end === winner + 1;
    if (at.side === winner) return this.#canWin(at, winner, turns);
    return this.#once(
      `l${winner}${turns} ${at.key}`,
      () =>
        !this.#some(`l${winner}${turns}`, this.#actions(at.packed), (action) =>
          this.#after(at.packed, action).some((after) => !this.#isLost(after, winner, turns)),
        ),
    );
  }

  /** Whether the side that saves itself can end its turn here, or go on in it, so that the other side cannot win. */
  #isSafe(at: After, saver: number, turns: number): boolean {
    if (at.end !== 0) return at.end !== 2 - saver;
    if (!at.isTurnOver)
      return this.#actions(at.packed).some((action) =>
        this.#after(at.packed, action).every((after) => this.#isSafe(after, saver, turns)),
      );
    return !this.#isLost(at, 1 - saver, turns);
  }

  #once(question: string, answer: () => boolean): boolean {
    const known = this.#known.get(question);
    if (known !== undefined) return known;
    const found = answer();
    this.#known.set(question, found);
    return found;
  }

  /** Whether an action does something. The action that did it last time is tried first. */
  #some(question: string, actions: readonly Action[], does: (action: Action) => boolean): boolean {
    const first = this.#tryFirst.get(question);
    if (first !== undefined && actions.includes(first) && does(first)) return true;
    const found = actions.find((action) => action !== first && does(action));
    if (found !== undefined) this.#tryFirst.set(question, found);
    return found !== undefined;
  }
}
