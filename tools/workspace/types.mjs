// Checks the types of all packages, in one program for each set of compiler options.
//
//   node tools/workspace/types.mjs
//
// Packages export their TypeScript sources, so the check of one package reads most of the others, too. Together they are read
// once. The packages' scripts `typecheck` say what is checked; `npm test` also runs those that need another compiler (Vue).
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspacePackages } from './packages.mjs';
import { root } from './place.mjs';

/**
 * @typedef {import('typescript')} TypeScript
 * @typedef {{ options: import('typescript').CompilerOptions, files: string[] }} Program
 */

/**
 * Divides the packages with a script `typecheck` by the compiler that it calls.
 * @param {import('./packages.mjs').Package[]} packages
 * @returns {{ configs: string[], others: string[] }} the configurations for `tsc`, relative to the root, and the names of the
 *   packages whose script calls anything else
 */
export function typeChecks(packages) {
  const configs = [];
  const others = [];
  for (const { folder, manifest } of packages) {
    const commands = manifest.scripts?.typecheck?.split(' && ') ?? [];
    const named = commands.map((command) => /^tsc -p ([\w./-]+)(?: --noEmit)?$/.exec(command)?.[1]);
    if (named.includes(undefined)) others.push(manifest.name);
    else
      for (const name of named)
        configs.push(`${folder}/${/\.json$/.test(name ?? '') ? name : `${name}/tsconfig.json`}`);
  }
  return { configs, others };
}

/**
 * Joins configurations with the same options into one program each.
 * @param {TypeScript} typescript
 * @param {string[]} configs relative to `top`
 * @param {string} top the root, absolute; this checkout if absent
 * @returns {Program[]}
 */
export function programsOf(typescript, configs, top = root) {
  const host = {
    ...typescript.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(typescript.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  };
  /** @type {Map<string, Program>} */
  const programs = new Map();
  for (const config of configs) {
    const read = typescript.getParsedCommandLineOfConfigFile(join(top, config), { noEmit: true }, host);
    if (!read) throw new Error(`${config} cannot be read`);
    // Packages have paths of their own to the same folder of types.
    const { configFilePath, pathsBasePath, typeRoots, ...options } = read.options;
    const key = JSON.stringify([options, typeRoots?.map((folder) => realpathSync(folder))]);
    const program = programs.get(key) ?? { options: read.options, files: [] };
    program.files.push(...read.fileNames);
    programs.set(key, program);
  }
  return [...programs.values()];
}

/**
 * Returns the errors of a program, as text with their places; empty if there are none.
 * @param {TypeScript} typescript
 * @param {Program} program
 */
export function errorsIn(typescript, { options, files }) {
  return typescript.formatDiagnostics(typescript.getPreEmitDiagnostics(typescript.createProgram(files, options)), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { default: typescript } = await import('typescript');
  for (const program of programsOf(typescript, typeChecks(workspacePackages()).configs)) {
    const errors = errorsIn(typescript, program);
    if (errors) process.exitCode = 1;
    process.stdout.write(errors);
    console.log(`${program.files.length} files: ${errors ? 'errors' : 'no error'}`);
  }
}
