import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { UsageError } from '@kickmate/command';
import { gameOf } from '@kickmate/game';
import type { Crew } from './crew.ts';
import type { Duel, Weights } from './duel.ts';
import type { DuelJob } from './jobs.ts';
import { seedOf } from './meeting.ts';
import { parseNamedFile, useNamedFile } from './named-file.ts';
import { type SpsaSettings, type SpsaState, shake } from './spsa.ts';

/** Everything about a tuning that its result depends on. */
export interface TuningPlan {
  readonly duel: Duel;
  readonly spsa: SpsaSettings;
  /** Pairs of rounds to each shake of the weights. */
  readonly batch: number;
  /** The weights from which it began. */
  readonly start: Weights;
}

/** A tuning as it is kept in its file; `variant` and `weights` make it a file of weights too. */
export interface TuningFile {
  readonly variant: string;
  /** Rounded, for use. */
  readonly weights: Weights;
  /** Not rounded, to go on from. */
  readonly exact: Weights;
  readonly played: number;
  readonly plan: TuningPlan;
}

/** How a tuning came on with one batch. */
export interface TuningStep {
  readonly state: SpsaState;
  /** The goals by which the one shaken set beat the other in this batch: about 0 on average, wide means wild. */
  readonly goals: number;
}

/** Tunes weights to the plan's end, batch by batch. Where it starts may be in the middle: {@link readTuning}. */
export async function* tune(plan: TuningPlan, from: SpsaState, crew: Crew): AsyncGenerator<TuningStep> {
  let state = from;
  while (state.played < plan.spsa.pairs) {
    const { plus, minus, learn } = shake(state, plan.start, plan.spsa);
    const size = Math.min(plan.batch, plan.spsa.pairs - state.played);
    const jobs = Array.from({ length: size }, (_, index): DuelJob => {
      return { kind: 'duel', duel: plan.duel, plus, minus, seed: seedOf(plan.spsa.seed, state.played + index) };
    });
    let goals = 0;
    for await (const result of crew.results(jobs)) goals += result;
    state = learn(goals, size);
    yield { state, goals };
  }
}

/** Where a file's tuning stands; `undefined` if there is no file yet. Throws a {@link UsageError} if it cannot be read or follows another plan. */
export function readTuning(path: string, plan: TuningPlan): SpsaState | undefined {
  if (!existsSync(path)) return undefined;
  const text = useNamedFile('--file', () => readFileSync(path, 'utf8'));
  const file = parseNamedFile<TuningFile>(path, text);
  if (!file.exact || file.played === undefined || JSON.stringify(file.plan) !== JSON.stringify(plan))
    throw new UsageError(`${path} follows another plan: give the same options, or another file`);
  return { weights: file.exact, played: file.played };
}

/** Writes where a tuning stands; a file that is read meanwhile, or after a crash, is always whole. */
export function writeTuning(path: string, plan: TuningPlan, { weights, played }: SpsaState): void {
  const file: TuningFile = {
    variant: gameOf(plan.duel.variant),
    weights: weights.map(Math.round),
    exact: weights,
    played,
    plan,
  };
  useNamedFile('--file', () => {
    writeFileSync(`${path}.new`, `${JSON.stringify(file)}\n`);
    renameSync(`${path}.new`, path);
  });
}

/** The weights that have changed, for people: `17: 20 -> 24`. */
export function describeChanges(start: Weights, now: Weights): string {
  const changes = now.flatMap((weight, index) => {
    const before = start[index]!;
    return Math.round(weight) === before ? [] : [`${index}: ${before} -> ${Math.round(weight)}`];
  });
  return changes.length === 0 ? 'no weight has changed' : changes.join(', ');
}
