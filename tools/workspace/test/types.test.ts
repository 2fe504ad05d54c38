import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import typescript from 'typescript';
import { expect, test } from 'vitest';
import { workspacePackages } from '../packages.mjs';
import { root } from '../place.mjs';
import { errorsIn, programsOf, typeChecks } from '../types.mjs';

test('all packages with a configuration are checked: most of them together, those of Vue on their own', () => {
  const packages = workspacePackages();
  const { configs, others } = typeChecks(packages);
  expect(others).toEqual(['@kickmate/board-ui', '@kickmate/web']);
  for (const config of configs) expect(existsSync(join(root, config)), config).toBe(true);
  for (const { folder, manifest } of packages.filter(({ manifest }) => !others.includes(manifest.name)))
    for (const config of [`${folder}/tsconfig.json`, `${folder}/assembly/tsconfig.json`])
      if (existsSync(join(root, config)) && manifest.scripts?.typecheck) expect(configs).toContain(config);
});

test('a script with another compiler is left to its package', () => {
  const packageOf = (name: string, typecheck?: string) => ({
    folder: `packages/${name}`,
    manifest: { name, ...(typecheck && { scripts: { typecheck } }) },
  });
  const packages = [
    packageOf('a', 'tsc -p tsconfig.json && tsc -p assembly --noEmit'),
    packageOf('b', 'tsc -p tsconfig.json && vue-tsc'),
    packageOf('c'),
  ];
  expect(typeChecks(packages)).toEqual({
    configs: ['packages/a/tsconfig.json', 'packages/a/assembly/tsconfig.json'],
    others: ['b'],
  });
});

test('configurations with the same options are one program, in which the errors of each are found', () => {
  const top = mkdtempSync(join(tmpdir(), 'kickmate-types-'));
  const write = (name: string, source: string, further = {}) => {
    mkdirSync(join(top, name));
    const options = { compilerOptions: { lib: ['ES5'], skipLibCheck: true, types: [], ...further }, include: ['*.ts'] };
    writeFileSync(join(top, name, 'tsconfig.json'), JSON.stringify(options));
    writeFileSync(join(top, name, 'index.ts'), source);
  };
  try {
    write('right', 'export const right: number = 1;');
    write('wrong', "export const wrong: number = 'one';");
    write('other', 'const other = 1;\nexport {};', { noUnusedLocals: true });
    const programs = programsOf(typescript, ['right/tsconfig.json', 'wrong/tsconfig.json', 'other/tsconfig.json'], top);
    expect(programs.map(({ files }) => files.length)).toEqual([2, 1]);
    const [both = '', other = ''] = programs.map((program) => errorsIn(typescript, program));
    expect(both.trim().split('\n')).toEqual([expect.stringMatching(/wrong\/index\.ts\(1,14\): error TS2322/)]);
    expect(other).toContain("'other' is declared but its value is never read");
  } finally {
    rmSync(top, { recursive: true });
  }
});
