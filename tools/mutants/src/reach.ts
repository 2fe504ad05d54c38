import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** A package of the project. */
export interface Package {
  /** From the project's folder. */
  readonly folder: string;
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
  /** The names of the packages that it uses, in tests too. */
  readonly uses: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
}

/** Reads the package.json files among the project's files. */
export function packagesIn(top: string, files: readonly string[]): readonly Package[] {
  return files
    .filter((file) => /^(apps|packages|packages\/variants|tools)\/[\w-]+\/package\.json$/.test(file))
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(top, file), 'utf8'));
      const { name, scripts = {}, exports = {}, dependencies = {}, devDependencies = {} } = manifest;
      const uses = Object.keys({ ...dependencies, ...devDependencies });
      return { folder: posix.dirname(file), name, scripts, uses, exports };
    });
}

/** The package in whose folder a file is. */
export const packageOf = (packages: readonly Package[], file: string): Package | undefined =>
  packages.find(({ folder }) => file.startsWith(`${folder}/`));

/** The test files that import a file, directly or through others, each with the number of steps. */
export type Reach = (file: string) => ReadonlyMap<string, number>;

/** Reads all imports of the project's files, once, and tells from them which tests reach a file. */
export function openReach(top: string, files: readonly string[], packages: readonly Package[]): Reach {
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    if (!/\.(ts|mjs|vue)$/.test(file) || file.includes('/assembly/') || file.includes('/e2e/')) continue;
    for (const target of importsIn(file, readFileSync(join(top, file), 'utf8'))) {
      const found = resolve(file, target, packages);
      if (found === undefined) continue;
      const known = importers.get(found) ?? new Set();
      importers.set(found, known.add(file));
    }
  }
  return (file) => {
    const steps = new Map([[file, 0]]);
    // A map's iteration also visits what is added meanwhile, so the nearest come first.
    for (const [reached, distance] of steps)
      for (const importer of importers.get(reached) ?? []) if (!steps.has(importer)) steps.set(importer, distance + 1);
    return new Map([...steps].filter(([reached]) => /\.test\.ts$/.test(reached)));
  };
}

/** The targets of a file's imports that are run, not only read by the compiler: static, dynamic, and addresses of workers. */
function importsIn(file: string, text: string): readonly string[] {
  const script = file.endsWith('.vue')
    ? [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, inside]) => inside).join('\n')
    : text;
  const addresses = [...script.matchAll(/new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g)].map(([, target]) => target!);
  const types = new Set([...script.matchAll(/^import type [^;]*from '([^']+)';$/gm)].map(([, target]) => target!));
  const imported = ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName);
  return [...imported.filter((target) => !types.has(target)), ...addresses];
}

/** The file of an import; `undefined` if it is not the project's own. */
function resolve(file: string, target: string, packages: readonly Package[]): string | undefined {
  if (target.startsWith('.')) return posix.join(posix.dirname(file), target.replace(/\?.*$/, ''));
  const found = packages.find(({ name }) => target === name || target.startsWith(`${name}/`));
  if (!found) return undefined;
  const key = `.${target.slice(found.name.length)}`;
  for (const [pattern, path] of Object.entries(found.exports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? pattern !== key : !key.startsWith(start)) continue;
    return posix.join(found.folder, path.replace('*', key.slice(start.length)));
  }
  return undefined;
}
