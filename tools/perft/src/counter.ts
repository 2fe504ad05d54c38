import { type AnyVariant, divide, perft, type RoundEnd, successors } from '@kickmate/game';

/** Whoever can answer questions about a position of one variant: its referee, or its kernel. */
export interface Counter<P> {
  /** Sequences of exactly `depth` successors. */
  perft(position: P, depth: number): number;
  /** Sequences of `depth` successors (at least 1) under each first successor's text. */
  divide(position: P, depth: number): ReadonlyMap<string, number>;
  /** The position after each successor, by the successor's text; `= kind side` where the round ends. */
  after(position: P): ReadonlyMap<string, string>;
}

/** How the end of a round is written in place of a position: its kind, and who gets the goal (`-`: nobody). */
export const writeEnd = ({ kind, winner }: Pick<RoundEnd, 'kind' | 'winner'>): string => `= ${kind} ${winner ?? '-'}`;

/** The referee as a counter. */
export function refereeCounter(variant: AnyVariant): Counter<unknown> {
  return {
    perft: (position, depth) => perft(variant, position, depth),
    divide: (position, depth) => divide(variant, position, depth),
    after: (position) =>
      new Map(
        successors(variant, position).map((successor) => {
          const next = variant.play(position, successor.action, successor.outcome);
          const end = variant.end(next);
          return [variant.writeSuccessor(successor), end ? writeEnd(end) : variant.format(next)];
        }),
      ),
  };
}
