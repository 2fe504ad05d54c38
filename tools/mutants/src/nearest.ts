import { isAssembly, visitsFor } from './areas.ts';
import { type Package, packageOf, type Reach } from './reach.ts';

/** What is run for a change: the games whose kernels are built first, and test files, by package. */
export interface Nearest {
  readonly kernels: readonly Package[];
  readonly tests: ReadonlyMap<Package, readonly string[]>;
}

/** Tests of other packages count as near up to so many steps of imports. */
const NEAR = 3;
/** Of the visits about a file's subject only so many are near. */
const VISITS = 1;
/** A change of the search is tried in so many games: those with the least code of their own, which are built soonest. */
const GAMES_OF_SEARCH = 2;
/** These packages test the tree, or whole programs. */
const FAR = /^(tools\/(workspace|simulate|online)|packages\/reference)\//;

/**
 * The tests that are nearest to changed files: those of the own package that reach them, those of others within a few imports, and
 * the visits of the app that are about the same.
 * @param changed from the project's folder
 * @param files all files of the project
 */
export function nearestTests(
  changed: readonly string[],
  files: readonly string[],
  packages: readonly Package[],
  reach: Reach,
): Nearest {
  const tests = new Set<string>();
  const kernels = new Set<Package>();
  for (const file of changed) {
    const own = packageOf(packages, file);
    if (!own) continue;
    if (isAssembly(file)) {
      for (const game of kernelsWith(own, packages, files)) {
        kernels.add(game);
        for (const test of testsIn(game, files)) tests.add(test);
      }
      for (const test of testsIn(own, files)) tests.add(test);
    }
    for (const [test, steps] of reach(file)) {
      const isOwn = packageOf(packages, test) === own && !test.includes('/visits/');
      if (test === file || isOwn || (steps <= NEAR && !FAR.test(test))) tests.add(test);
    }
    // What every game uses is tried by the tests above, and by all visits only in `npm test`.
    if (/^(apps|packages\/variants)\//.test(file))
      for (const visit of visitsFor(file, files).slice(0, VISITS)) tests.add(visit);
  }
  const byPackage = new Map<Package, string[]>();
  for (const test of [...tests].sort()) {
    const one = packageOf(packages, test);
    if (one) byPackage.set(one, [...(byPackage.get(one) ?? []), test]);
  }
  return { kernels: [...kernels], tests: byPackage };
}

const testsIn = ({ folder }: Package, files: readonly string[]): readonly string[] =>
  files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.test.ts'));

function kernelsWith(own: Package, packages: readonly Package[], files: readonly string[]): readonly Package[] {
  const isGame = ({ scripts, folder }: Package) => scripts.build === 'kernel-build' && !folder.endsWith('/template');
  if (isGame(own)) return [own];
  const size = ({ folder }: Package) => files.filter((file) => file.startsWith(`${folder}/assembly/`)).length;
  return packages
    .filter((one) => isGame(one) && one.uses.includes(own.name))
    .sort((a, b) => size(a) - size(b))
    .slice(0, GAMES_OF_SEARCH);
}
