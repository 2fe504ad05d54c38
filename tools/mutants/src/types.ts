import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Whether the compiler finds no more errors in a file of a package than without the fault. */
export type AcceptsTypes = (folder: string, file: string, text: string) => boolean;

/** Opens a check of types. The program of each package is read once. */
export function openTypeCheck(top: string): AcceptsTypes {
  const programs = new Map<string, ts.Program>();

  function programOf(folder: string): ts.Program {
    const known = programs.get(folder);
    if (known) return known;
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
    const config = ts.getParsedCommandLineOfConfigFile(join(top, folder, 'tsconfig.json'), { noEmit: true }, host);
    if (!config) throw new Error(`${folder}/tsconfig.json cannot be read`);
    const program = ts.createProgram(config.fileNames, config.options);
    programs.set(folder, program);
    return program;
  }

  return (folder, file, text) => {
    if (!existsSync(join(top, folder, 'tsconfig.json'))) return true;
    const sound = programOf(folder);
    const path = join(top, file);
    const before = sound.getSourceFile(path);
    // No program of the package has the file: nothing checks it.
    if (!before) return true;
    const options = sound.getCompilerOptions();
    const host = ts.createCompilerHost(options);
    const changed = ts.createSourceFile(path, text, { ...before, languageVersion: before.languageVersion }, true);
    host.getSourceFile = (name) => (name === path ? changed : sound.getSourceFile(name));
    const faulty = ts.createProgram(sound.getRootFileNames(), options, host, sound);
    const errors = (program: ts.Program, source: ts.SourceFile) =>
      program.getSyntacticDiagnostics(source).length + program.getSemanticDiagnostics(source).length;
    return errors(faulty, changed) <= errors(sound, before);
  };
}
