import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseNamedFile, replaceFile, useNamedFile } from '@kickmate/command';
import { describeFault, type Fault } from './faults.ts';
import type { Verdict } from './trial.ts';

/** A fault with what the tests said about it. */
export interface Tried extends Fault, Verdict {
  /** What they said at the commit `again` of the run; `gone` if the place is no longer there. */
  readonly again?: Verdict | 'gone';
  /** Why no test can notice it, judged by hand. */
  readonly equivalent?: string;
}

/** The faults of a seed. */
export interface Run {
  readonly seed: number;
  readonly count: number;
  /** The commit of the tests that tried them first. */
  readonly commit: string;
  /** The commit of the tests that tried them last. */
  readonly again?: string;
  readonly faults: readonly Tried[];
}

/** Reads the runs of a file; none if there is no such file. */
export function readRuns(path: string): readonly Run[] {
  if (!existsSync(path)) return [];
  const content = useNamedFile('--file', () => readFileSync(path, 'utf8'));
  return parseNamedFile<{ runs: readonly Run[] }>(path, content).runs ?? [];
}

/** Writes a run into a file, in place of one of the same seed. */
export function writeRun(path: string, run: Run): void {
  const runs = [...readRuns(path).filter(({ seed }) => seed !== run.seed), run].sort((a, b) => a.seed - b.seed);
  useNamedFile('--file', () => mkdirSync(dirname(path), { recursive: true }));
  replaceFile('--file', path, `${JSON.stringify({ runs }, undefined, 2)}\n`);
}

/** A verdict in a line. */
export function describeVerdict({ noticedBy, seconds, isUnfinished }: Verdict): string {
  const by = noticedBy ?? (isUnfinished ? 'NOT NOTICED in this time' : 'NOT NOTICED');
  return `${String(seconds).padStart(5)} s  ${by}`;
}

/** A table of all faults, with the number of those that were noticed in each area. */
export function report({ faults }: Run, verdictOf: (fault: Tried) => Verdict | 'gone' | undefined): string {
  const judged = faults.flatMap((fault) => {
    const verdict = verdictOf(fault);
    return verdict === undefined || verdict === 'gone' ? [] : [{ fault, verdict }];
  });
  const rows = judged.map(({ fault, verdict }) =>
    [
      describeFault(fault),
      describeVerdict(verdict),
      ...(fault.equivalent ? [`        no fault: ${fault.equivalent}`] : []),
    ].join('\n'),
  );
  const areas = [...new Set(faults.map(({ area }) => area))].map((area) => {
    const inArea = judged.filter(({ fault }) => fault.area === area && fault.equivalent === undefined);
    return `${area.padEnd(10)}${inArea.filter(({ verdict }) => verdict.noticedBy !== null).length} of ${inArea.length} noticed`;
  });
  return [...rows, '', ...areas].join('\n');
}

/** The faults that were noticed once and are not now. */
export const lost = ({ faults }: Run): readonly Tried[] =>
  faults.filter(
    ({ noticedBy, again }) => noticedBy !== null && again !== undefined && again !== 'gone' && again.noticedBy === null,
  );
