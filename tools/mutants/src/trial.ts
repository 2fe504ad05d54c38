import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAssembly, READERS, specsFor } from './areas.ts';
import type { Copy, Planted } from './copy.ts';
import { type Fault, withFault } from './faults.ts';
import type { Programs } from './programs.ts';
import { type Package, packageOf, type Reach } from './reach.ts';
import type { Batch, Tests } from './tests.ts';
import type { AcceptsTypes } from './types.ts';

/** What the tests said about a fault. */
export interface Verdict {
  /** The test that failed; `null` if none did. */
  readonly noticedBy: string | null;
  /** The time that it took. */
  readonly seconds: number;
  /** The time was over before all tests that can reach the fault had run. */
  readonly isUnfinished?: true;
}

/** A verdict, or why a fault is none: the compilers refuse it, or they make the same of it. */
export type Trial = Verdict | 'refused' | 'gone';

/** What is needed to try a fault. */
export interface Laboratory {
  readonly copy: Copy;
  readonly packages: readonly Package[];
  readonly reach: Reach;
  readonly tests: Tests;
  readonly programs: Programs;
  readonly acceptsTypes: AcceptsTypes;
}

const APP = 'apps/web/dist';
const SERVER = 'apps/server';
/** A test file that takes so many seconds runs after those of all packages that do not; one of so many, after the browser tests. */
const SLOW = 10;
const SLOWEST = 60;
/** These packages test the tree, not the programs. */
const UNTRIED = /^tools\/(workspace|mutants)\//;

/**
 * Plants a fault, runs the tests that can notice it, the cheapest first, until one fails, and takes the fault out.
 * @param minutes no further tests are begun after so long
 * @param first a test file that is run before all others
 */
export async function tryFault(laboratory: Laboratory, fault: Fault, minutes: number, first?: string): Promise<Trial> {
  const { copy, packages, acceptsTypes } = laboratory;
  const own = packageOf(packages, fault.file);
  const text = withFault(fault, copy.read(fault.file));
  if (!own || text === undefined) return 'gone';
  if (fault.file.endsWith('.ts') && !isAssembly(fault.file) && !acceptsTypes(own.folder, fault.file, text))
    return 'refused';
  const planted = copy.plant(fault.file, text);
  try {
    return await judge(laboratory, fault, own, planted, minutes, first);
  } finally {
    planted.end();
  }
}

async function judge(
  laboratory: Laboratory,
  { file }: Fault,
  own: Package,
  planted: Planted,
  minutes: number,
  first: string | undefined,
): Promise<Trial> {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const builder = openBuilder(laboratory, planted);
  const kernels = isAssembly(file) ? kernelsWith(laboratory, own) : [];
  if (kernels[0] !== undefined) {
    if (!(await builder.buildKernel(kernels[0]))) return 'refused';
    if (kernels[0] === own && !builder.isChanged(own)) return 'refused';
  }
  for (const batch of batchesFor(laboratory, file, own, kernels, first)) {
    if (seconds() > 60 * minutes) return { noticedBy: null, seconds: seconds(), isUnfinished: true };
    // A kernel of another game is built when its turn comes. Tests outside of the games may play any.
    const isGame = batch.runner === 'vitest' && kernels.includes(batch.of);
    for (const kernel of batch.runner === 'vitest' && batch.of === own ? [] : isGame ? [batch.of] : kernels)
      await builder.buildKernel(kernel);
    if (batch.runner === 'playwright' && own.folder !== SERVER && !(await builder.buildApp()))
      return { noticedBy: 'the build of the app', seconds: seconds() };
    const noticedBy = await noticed(laboratory.tests, batch, planted);
    if (noticedBy !== undefined) return { noticedBy, seconds: seconds() };
  }
  return { noticedBy: null, seconds: seconds() };
}

/**
 * Runs a batch with the fault. Returns the test that fails with it each time and not without it. Tests that fail in any case are
 * left out.
 */
async function noticed(tests: Tests, batch: Batch, planted: Planted): Promise<string | undefined> {
  const found = await tests.run(batch);
  if (found.isGood) return undefined;
  planted.toggle(false);
  const isSound = (await tests.run(found.alone)).isGood;
  planted.toggle(true);
  if (isSound && (found.file === undefined || !(await tests.run(found.alone)).isGood)) return found.name;
  if (batch.runner === 'playwright' || found.file === undefined) return undefined;
  const files = batch.files.filter((file) => file !== found.file);
  return files.length === 0 ? undefined : noticed(tests, { ...batch, files }, planted);
}

/** The packages whose kernels a package's assembly is compiled into: itself, or all that use it, the smallest first. */
function kernelsWith({ copy, packages }: Laboratory, own: Package): readonly Package[] {
  const isKernel = ({ scripts }: Package) => scripts.build === 'kernel-build';
  if (isKernel(own)) return [own];
  const size = ({ folder }: Package) =>
    copy.files
      .filter((file) => file.startsWith(`${folder}/assembly/`))
      .reduce((sum, file) => sum + statSync(join(copy.top, file)).size, 0);
  return packages.filter((one) => isKernel(one) && one.uses.includes(own.name)).sort((a, b) => size(a) - size(b));
}

/** Builds what is made of the faulty text, each once. */
function openBuilder({ copy, programs }: Laboratory, planted: Planted) {
  const outputOf = ({ folder }: Package) => `${folder}/build`;
  return {
    /** Returns whether the kernel could be built. */
    async buildKernel(kernel: Package): Promise<boolean> {
      if (!planted.keep(outputOf(kernel))) return true;
      const script = join(copy.top, 'packages/search/kernel-build.mjs');
      return (
        (await programs.run(process.execPath, [script, '--debug'], { cwd: join(copy.top, kernel.folder) })) === 'good'
      );
    },
    isChanged(kernel: Package): boolean {
      const [now, before] = ['', '.kept'].map((ending) =>
        readFileSync(join(copy.top, outputOf(kernel) + ending, 'release.wasm')),
      );
      return !now!.equals(before!);
    },
    async buildApp(): Promise<boolean> {
      if (!planted.keep(APP)) return true;
      const vite = join(copy.top, 'apps/web/node_modules/vite/bin/vite.js');
      return (await programs.run(process.execPath, [vite, 'build'], { cwd: join(copy.top, 'apps/web') })) === 'good';
    },
  };
}

/** The batches of tests that can notice a fault in a file, the cheapest first. */
export function batchesFor(
  { copy, packages, reach, tests }: Pick<Laboratory, 'copy' | 'packages' | 'reach' | 'tests'>,
  file: string,
  own: Package,
  kernels: readonly Package[],
  first?: string,
): readonly Batch[] {
  const built = kernels.flatMap(({ folder }) =>
    ['kernel.js', 'release.wasm', 'debug.wasm'].map((name) => `${folder}/build/${name}`),
  );
  const distances = new Map([file, ...built].flatMap((one) => [...reach(one)]));
  const ofOwn = copy.files.filter((one) => one.startsWith(`${own.folder}/`) && one.endsWith('.test.ts'));
  // Kernels and programs are started by path, which no import tells.
  const isStarted = isAssembly(file) || own.folder === SERVER;
  const readers = READERS.filter(([, files]) => files.test(file)).map(([test]) => test);
  const reached = new Set([...distances.keys(), ...(isStarted ? ofOwn : []), ...readers]);
  const all = [...reached].filter((one) => !UNTRIED.test(one) && copy.files.includes(one));
  const seconds = (one: string) => tests.secondsOf(one) ?? 0;
  const distance = (one: string) => distances.get(one) ?? Number.POSITIVE_INFINITY;
  const nearest = Math.min(...ofOwn.map(distance));
  const isNear = (one: string) => ofOwn.includes(one) && distance(one) === nearest;
  const unit = (files: readonly string[], of: Package): Batch[] =>
    files.length === 0 ? [] : [{ runner: 'vitest', of, files }];
  const single = (one: string): Batch[] => {
    const of = packageOf(packages, one);
    return of ? unit([one], of) : [];
  };
  const quick = all.filter((one) => seconds(one) < SLOW);
  const slow = all.filter((one) => seconds(one) >= SLOW).sort((a, b) => seconds(a) - seconds(b));
  // The games whose kernels have the fault come first, and the tools, which try whole programs, last.
  const ranks = [...kernels.map(({ folder }) => folder), 'packages/variants', 'packages', 'apps', 'tools'];
  const rank = ({ folder }: Package) => ranks.findIndex((start) => `${folder}/`.startsWith(`${start}/`));
  const others = packages.filter((one) => one !== own).sort((a, b) => rank(a) - rank(b));
  const specs = specsFor(file, copy.files);
  const browser = (project: string): Batch[] => specs.map((spec) => ({ runner: 'playwright', spec, project }));
  return [
    ...(first !== undefined && all.includes(first) ? single(first) : []),
    ...unit(quick.filter(isNear), own),
    ...unit(
      quick.filter((one) => ofOwn.includes(one) && !isNear(one)),
      own,
    ),
    ...slow.filter((one) => ofOwn.includes(one) && seconds(one) < SLOWEST).flatMap(single),
    ...others.flatMap((one) =>
      unit(
        quick.filter((test) => packageOf(packages, test) === one),
        one,
      ),
    ),
    ...slow.filter((one) => !ofOwn.includes(one) && seconds(one) < SLOWEST).flatMap(single),
    ...browser('desktop'),
    ...browser('phone'),
    ...slow.filter((one) => seconds(one) >= SLOWEST).flatMap(single),
  ];
}
