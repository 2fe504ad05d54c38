import { expect, test } from 'vitest';
import { initialScripts } from '../sizes.mjs';

test('the first page loads its scripts and their static imports, but no dynamic ones', () => {
  const page = `<script type="module" crossorigin src="./assets/index.js"></script>
    <link rel="modulepreload" href="./assets/vue.js"><link rel="stylesheet" href="./assets/index.css">`;
  const scripts: Record<string, string> = {
    'assets/index.js': 'import{a}from"./shared.js";const rules=()=>import("./rules.js")',
    'assets/vue.js': '',
    'assets/shared.js': "import './deep.js'",
    'assets/deep.js': 'export*from"./shared.js"',
  };
  const read = (path: string) => scripts[path] ?? expect.unreachable(`${path} was read`);
  expect(initialScripts(page, read).sort()).toEqual(Object.keys(scripts).sort());
});
