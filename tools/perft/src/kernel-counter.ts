import type { KernelExports } from '@kickmate/engine';
import type { Action, AnyVariant, KernelSource, Outcome, Successor } from '@kickmate/game';
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
export function kernelCounter(
  variant: AnyVariant,
  source: KernelSource<unknown>,
  kernel: KernelExports,
): Counter<unknown> {
  const view = () => new DataView(kernel.memory.buffer, kernel.positionAt(), source.size);

  /** Makes a position the kernel's current one. */
  function load(position: unknown): void {
    source.pack(position, view());
    kernel.load();
  }

  /** All successors of a position, in the kernel's order. */
  function steps(position: unknown): readonly Step[] {
    load(position);
    return listActions(kernel).flatMap((action) => {
      const outcomes = listOutcomes(kernel, action);
      const successors = outcomes.length === 0 ? [{ action }] : outcomes.map((outcome) => ({ action, outcome }));
      return successors.map((successor) => ({ successor, text: variant.writeSuccessor(successor) }));
    });
  }

  /** Takes one step from a position; the kernel's current position is then the one after it. */
  function take(position: unknown, { successor }: Step): void {
    load(position);
    kernel.play(successor.action, successor.outcome ?? -1);
  }

  /** The kernel's current position, one step after `before`, as text. */
  function describeAfter(before: unknown, { successor, text }: Step): string {
    const ended = kernel.ended();
    if (ended !== 0) {
      const kind = variant.end(variant.play(before, successor.action, successor.outcome))?.kind;
      if (kind === undefined) throw new Error(`the kernel ends the round with ${text}, the rules do not`);
      return writeEnd(ended === 1 ? { kind, winner: 'w' } : ended === 2 ? { kind, winner: 'b' } : { kind });
    }
    kernel.save();
    return variant.format(source.unpack(view()));
  }

  return {
    perft(position, depth) {
      load(position);
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

/** The legal actions of the kernel's current position. */
function listActions(kernel: KernelExports): readonly Action[] {
  const count = kernel.generate();
  return [...new Uint32Array(kernel.memory.buffer, kernel.actionsAt(), count)];
}

/** What chance may make of an action in the kernel's current position: pairs of outcome and weight. */
function listOutcomes(kernel: KernelExports, action: Action): readonly Outcome[] {
  const count = kernel.chance(action);
  const pairs = new Int32Array(kernel.memory.buffer, kernel.outcomesAt(), count * 2);
  return Array.from({ length: count }, (_, index) => pairs[index * 2]!);
}
