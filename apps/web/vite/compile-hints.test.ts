import { expect, test } from 'vitest';
import { compileHints } from './compile-hints.ts';

type Files = Record<string, { readonly type: string; readonly [key: string]: unknown }>;

/** Runs the plugin on the files of a build. */
function run(names: readonly string[], files: Files): Files {
  const hook = compileHints(names).generateBundle as unknown as { handler(options: object, bundle: Files): void };
  hook.handler({}, files);
  return files;
}
const script = (name: string) => ({ type: 'chunk', name, fileName: `assets/${name}-1.js`, code: 'run();' });

test('the scripts with these names begin with the hint, and their maps know of one more line', () => {
  const files = run(['index'], {
    'assets/index-1.js': script('index'),
    'assets/index-1.js.map': { type: 'asset', source: '{"version":3,"mappings":"AAAA;CACA"}' },
    'assets/other-1.js': script('other'),
  });
  expect(files['assets/index-1.js']?.code).toBe('//# allFunctionsCalledOnLoad\nrun();');
  expect(files['assets/index-1.js.map']?.source).toBe('{"version":3,"mappings":";AAAA;CACA"}');
  expect(files['assets/other-1.js']?.code).toBe('run();');
});

test('a name that no script has any more is an error', () => {
  expect(() => run(['gone'], { 'assets/index-1.js': script('index') })).toThrow("no script 'gone'");
});
