import type { KernelView } from '@kickmate/engine';
import type { AnyVariant, Successor } from '@kickmate/game';
import { type Counter, writeEnd } from './counter.ts';

/** A successor as the kernel lists it, and the position packed before it. */
interface Step {
  readonly successor: Successor;
  readonly text: string;
}

/**
 * A kernel as a counter: what it says comes from its own actions, outcomes and positions, so that comparing it with
 * the referee means something. Only the word for a round's end is the referee's, which replays that one successor.
 */
export function kernelCounter(variant: AnyVariant, view: KernelView<unknown>): Counter<unknown> {
  const { kernel } = view;

  /** All successors of a position, in the kernel's order. */
  function steps(position: unknown): readonly Step[] {
    view.load(position);
    return view.actions().flatMap((action) => {
      const chances = view.chances(action);
      const successors = chances.length === 0 ? [{ action }] : chances.map(({ outcome }) => ({ action, outcome }));
      return successors.map((successor) => ({ successor, text: variant.writeSuccessor(successor) }));
    });
  }

  /** Takes one step from a position; the kernel's current position is then the one after it. */
  function take(position: unknown, { successor }: Step): void {
    view.load(position);
    view.play(successor.action, successor.outcome);
  }

  /** The kernel's current position, one step after `before`, as text. */
  function describeAfter(before: unknown, { successor, text }: Step): string {
    const ended = kernel.ended();
    if (ended !== 0) {
      const kind = variant.end(variant.play(before, successor.action, successor.outcome))?.kind;
      if (kind === undefined) throw new Error(`the kernel ends the round with ${text}, the rules do not`);
      return writeEnd(ended === 1 ? { kind, winner: 'w' } : ended === 2 ? { kind, winner: 'b' } : { kind });
    }
    return variant.format(view.position);
  }

  return {
    perft(position, depth) {
      view.load(position);
      return kernel.perft(depth);
    },
    divide(position, depth) {
      return new Map(
        steps(position).map((step) => {
          take(position, step);
          return [step.text, kernel.perft(depth - 1)];
        }),
      );
    },
    after(position) {
      return new Map(
        steps(position).map((step) => {
          take(position, step);
          return [step.text, describeAfter(position, step)];
        }),
      );
    },
  };
}
