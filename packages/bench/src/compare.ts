import type { Backend } from '@kickmate/engine';
import type { Task } from './plan.ts';
import { type BenchResult, speedOf } from './result.ts';
import { texts } from './texts.ts';

/** The speed of one backend at one task of a game, now and earlier. */
export interface Change {
  readonly variant: string;
  readonly name: string;
  readonly task: Task;
  readonly backend: Backend;
  /** Nodes a second, earlier and now. */
  readonly before: number;
  readonly now: number;
  /** The present speed as a multiple of the earlier one. */
  readonly ratio: number;
  /** The sum of both measurements' noise: a ratio that differs from 1 by less says nothing. */
  readonly noise: number;
  /** `unclear`: the runs of one of them differ so much that nothing can be said. */
  readonly verdict: 'slower' | 'same' | 'faster' | 'unclear';
  /** Whether depth and nodes are the same. If not, another amount of work was measured, and only speeds are compared. */
  readonly isSameWork: boolean;
}

/** The comparison of two results. */
export interface Comparison {
  readonly changes: readonly Change[];
  /** Sentences about what makes the comparison uncertain: another device, clock or amount of work. */
  readonly cautions: readonly string[];
}

/**
 * Compares a result with an earlier one: all rows that both have. A backend is slower (or faster) beyond noise if its speed
 * has changed by more than the noise of both medians together (see `noiseOf`).
 */
export function compareResults(before: BenchResult, now: BenchResult): Comparison {
  const changes = now.games.flatMap((game) => {
    const earlier = before.games.find(({ variant }) => variant === game.variant);
    return game.rows.flatMap((row): Change[] => {
      const old = earlier?.rows.find(({ task, backend }) => task === row.task && backend === row.backend);
      const [then, here] = [old && speedOf(old), speedOf(row)];
      if (!old || !then || !here) return [];
      const ratio = here.perSecond / then.perSecond;
      const noise = here.noise + then.noise;
      return [
        {
          variant: game.variant,
          name: game.name,
          task: row.task,
          backend: row.backend,
          before: then.perSecond,
          now: here.perSecond,
          ratio,
          noise,
          verdict: verdictOf(ratio, noise),
          isSameWork: old.depth === row.depth && old.nodes === row.nodes,
        },
      ];
    });
  });
  return { changes, cautions: cautionsOf(before, now, changes) };
}

/** Measurements with more noise than this are not compared: other programs disturbed them. */
const MOST_NOISE = 0.5;

function verdictOf(ratio: number, noise: number): Change['verdict'] {
  if (noise > MOST_NOISE) return 'unclear';
  return ratio < 1 / (1 + noise) ? 'slower' : ratio > 1 + noise ? 'faster' : 'same';
}

function cautionsOf(before: BenchResult, now: BenchResult, changes: readonly Change[]): readonly string[] {
  const said = texts.cautions;
  const cautions: string[] = [];
  const [then, here] = [before.place, now.place];
  if (then.program !== here.program) cautions.push(said.programs(then.program, here.program));
  if (then.system !== here.system || then.device !== here.device || then.cores !== here.cores)
    cautions.push(said.devices);
  if (before.clock !== now.clock) cautions.push(said.clocks);
  const unclear = changes.filter(({ verdict }) => verdict === 'unclear').length;
  if (unclear > 0) cautions.push(said.unclear(unclear, changes.length));
  if (changes.length === 0) cautions.push(said.nothing);
  else if (changes.some(({ isSameWork }) => !isSameWork)) cautions.push(said.otherWork);
  return cautions;
}
