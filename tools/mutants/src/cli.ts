#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { defineCommand, runTool, UsageError, wholeNumber } from '@kickmate/command';
import { areaOf } from './areas.ts';
import { openCopy } from './copy.ts';
import { describeFault, openDraw } from './faults.ts';
import { openPrograms } from './programs.ts';
import { openReach, packagesIn } from './reach.ts';
import { describeVerdict, lost, type Run, readRuns, report, type Tried, writeRun } from './results.ts';
import { openTests } from './tests.ts';
import { type Laboratory, tryFault, type Verdict } from './trial.ts';
import { openTypeCheck } from './types.ts';

const MANUAL = `Plants single faults into a copy of the project, and looks which the tests of npm test notice.

  npm run mutants -- --seed 1 --count 60   draws 60 faults, or tries those of the file again if it has seed 1
  npm run mutants -- --seed 1 --unnoticed  tries only those again that were not noticed

The seed draws the faults, as many in each area: rules, kernels, search, play, protocol, server, app. Each is tried by the tests
that can reach it, the nearest and cheapest first, until one fails that does not fail without the fault. A fault that the
compilers refuse is drawn again.

The results are written after each fault; a run that was ended goes on where it was. When the file has all faults of the seed,
they are planted again at the same places of the present tree, and those that were noticed before and are not now are listed.
The exit status is 1 if there are any.

The copy is in the folder for temporary files, and kept for the next run. The project itself is not changed. Where a fault is no
fault, because the program does the same with it, write the reason into the file, as "equivalent".`;

const ROOT = resolve(import.meta.dirname, '../../..');

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit of the tree, with a mark if files have changed since. */
const commitOf = (): string =>
  git('rev-parse', '--short=10', 'HEAD') +
  (git('status', '--porcelain', '--', '.', ':!docs/figures') ? ' with changes' : '');

async function openLaboratory(name: string): Promise<Laboratory> {
  const programs = openPrograms();
  const copy = await openCopy(ROOT, name, programs);
  const packages = packagesIn(copy.top, copy.files);
  const chromium = () =>
    execFileSync(process.execPath, [join(ROOT, 'tools/workspace/chromium.mjs')], { encoding: 'utf8' }).trim();
  return {
    copy,
    packages,
    reach: openReach(copy.top, copy.files, packages),
    tests: openTests(copy.top, join(ROOT, '.cache/mutants/seconds.json'), programs, chromium),
    programs,
    acceptsTypes: openTypeCheck(copy.top),
  };
}

/** Draws and tries the faults that a run does not have yet. */
async function begin(laboratory: Laboratory, run: Run, path: string, minutes: number): Promise<Run> {
  const { copy } = laboratory;
  const files = copy.files.filter((file) => areaOf(file) !== undefined);
  const candidates = openDraw(run.seed, files, copy.read);
  let all = run;
  for (let index = run.faults.length; index < run.count; index++) {
    for (const fault of candidates(index)) {
      const isKnown = all.faults.some((one) => describeFault(one) === describeFault(fault));
      const trial = isKnown ? 'refused' : await tryFault(laboratory, fault, minutes);
      if (typeof trial === 'string') continue;
      tell(index, run.count, fault, trial);
      all = { ...all, faults: [...all.faults, { ...fault, ...trial }] };
      writeRun(path, all);
      break;
    }
  }
  return all;
}

/** Tries the faults of a run again that were not yet tried at its commit `again`. */
async function repeat(
  laboratory: Laboratory,
  run: Run,
  path: string,
  minutes: number,
  isChosen: (fault: Tried) => boolean,
): Promise<Run> {
  let all = run;
  for (const [index, fault] of run.faults.entries()) {
    if (fault.again !== undefined || !isChosen(fault)) continue;
    const file = fault.noticedBy?.split(':', 1)[0];
    const trial = await tryFault(laboratory, fault, minutes, file);
    const again = typeof trial === 'string' ? 'gone' : trial;
    tell(index, run.count, fault, again);
    all = { ...all, faults: all.faults.map((one) => (one === fault ? { ...fault, again } : one)) };
    writeRun(path, all);
  }
  return all;
}

function tell(
  index: number,
  count: number,
  fault: Parameters<typeof describeFault>[0],
  verdict: Verdict | 'gone',
): void {
  const found = verdict === 'gone' ? '         the place is gone' : describeVerdict(verdict);
  process.stderr.write(`[${index + 1}/${count}] ${describeFault(fault)}\n${found}\n`);
}

/** The run as it is before faults are tried again: what an earlier attempt found at this commit stays. */
const toRepeat = (run: Run, commit: string): Run =>
  run.again === commit ? run : { ...run, again: commit, faults: run.faults.map(({ again: _, ...fault }) => fault) };

await runTool(
  defineCommand({
    meta: { name: 'npm run mutants', description: MANUAL },
    args: {
      seed: { type: 'string', default: '1', description: 'draws the faults' },
      count: { type: 'string', default: '60', description: 'the number of faults' },
      minutes: { type: 'string', default: '10', description: 'no further tests are begun for a fault after so long' },
      file: { type: 'string', default: 'docs/figures/mutants.json', description: 'the file of the results' },
      unnoticed: { type: 'boolean', description: 'tries only those faults of the file again that were not noticed' },
    },
    async run({ args }) {
      const seed = wholeNumber('seed', args.seed, 0, 2 ** 31 - 1);
      const count = wholeNumber('count', args.count, 1, 10_000);
      const minutes = wholeNumber('minutes', args.minutes, 1, 1000);
      const path = resolve(process.env.INIT_CWD ?? ROOT, args.file);
      const known = readRuns(path).find((run) => run.seed === seed);
      const isComplete = known !== undefined && known.faults.length >= Math.min(count, known.count);
      if (args.unnoticed && !isComplete)
        throw new UsageError(`--unnoticed: ${args.file} has not all faults of seed ${seed}`);
      const commit = commitOf();
      const laboratory = await openLaboratory(String(seed));
      if (!isComplete) {
        const run = await begin(
          laboratory,
          known ? { ...known, count } : { seed, count, commit, faults: [] },
          path,
          minutes,
        );
        console.log(report(run, (fault) => fault));
        return;
      }
      const isChosen = (fault: Tried) =>
        fault.equivalent === undefined && (!args.unnoticed || fault.noticedBy === null);
      const run = await repeat(laboratory, toRepeat(known, commit), path, minutes, isChosen);
      console.log(report(run, ({ again }) => again));
      const worse = lost(run);
      if (worse.length > 0) {
        console.log(['', 'Noticed before and not now:', ...worse.map(describeFault)].join('\n'));
        process.exitCode = 1;
      }
    },
  }),
);
