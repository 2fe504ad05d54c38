import type { KernelView } from '@kickmate/engine';
import { type AnyVariant, divide, perft, type RoundEnd, type Successor, successors } from '@kickmate/game';

/** Answers questions about a position of one variant. The rules are one counter, the kernel is another. */
export interface Counter<P> {
  /** The number of sequences of exactly `depth` successors. */
  perft(position: P, depth: number): number;
  /** The number of sequences of `depth` successors (at least 1), by the text of the first. */
  divide(position: P, depth: number): ReadonlyMap<string, number>;
  /** The position after each successor, by the successor's text; `= kind side` where the round ends. */
  after(position: P): ReadonlyMap<string, string>;
}

/** The end of a round as it is written in place of a position: its kind, and the side that gets the goal (`-`: nobody). */
const writeEnd = ({ kind, winner }: Pick<RoundEnd, 'kind' | 'winner'>): string => `= ${kind} ${winner ?? '-'}`;

/** The rules as a counter. */
export function refereeCounter(variant: AnyVariant): Counter<unknown> {
  return {
    perft: (position, depth) => perft(variant, position, depth),
    divide: (position, depth) => divide(variant, position, depth),
    after: (position) =>
      new Map(
        successors(variant, position).map((successor) => {
          const next = variant.play(position, successor.action, successor.outcome);
          const end = variant.end(next);
          return [variant.text.formatAction(successor), end ? writeEnd(end) : variant.text.format(next)];
        }),
      ),
  };
}

/** A successor as the kernel lists it, with its text. */
interface Step {
  readonly successor: Successor;
  readonly text: string;
}

/**
 * A kernel as a counter. Its answers come from its own actions, outcomes and positions, so that comparing them with those of
 * the rules tests the kernel. Only the kind of a round's end comes from the rules, which play that one successor.
 */
export function kernelCounter(variant: AnyVariant, view: KernelView<unknown>): Counter<unknown> {
  const { kernel } = view;

  /** All successors of a position, in the kernel's order. */
  function steps(position: unknown): readonly Step[] {
    view.load(position);
    return view.actions().flatMap((action) => {
      const chances = view.outcomes(action);
      const successors = chances.length === 0 ? [{ action }] : chances.map(({ outcome }) => ({ action, outcome }));
      return successors.map((successor) => ({ successor, text: variant.text.formatAction(successor) }));
    });
  }

  /** Plays one step from a position: the kernel's current position is then the one after it. */
  function play(position: unknown, { successor }: Step): void {
    view.load(position);
    view.play(successor.action, successor.outcome);
  }

  /** The kernel's current position, one step after `before`, as text. */
  function textAfter(before: unknown, { successor, text }: Step): string {
    const end = kernel.end();
    if (end !== 0) {
      const kind = variant.end(variant.play(before, successor.action, successor.outcome))?.kind;
      if (kind === undefined) throw new Error(`the kernel ends the round with ${text}, the rules do not`);
      return writeEnd(end === 1 ? { kind, winner: 'w' } : end === 2 ? { kind, winner: 'b' } : { kind });
    }
    return variant.text.format(view.position);
  }

  return {
    perft(position, depth) {
      view.load(position);
      return kernel.perft(depth);
    },
    divide(position, depth) {
      return new Map(
        steps(position).map((step) => {
          play(position, step);
          return [step.text, kernel.perft(depth - 1)];
        }),
      );
    },
    after(position) {
      return new Map(
        steps(position).map((step) => {
          play(position, step);
          return [step.text, textAfter(position, step)];
        }),
      );
    },
  };
}
