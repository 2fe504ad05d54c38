import { expect, test } from 'vitest';
import { importsIn } from '../sources.mjs';

test.each<[string, { target: string; as: string }[]]>([
  ["import { a } from './a.ts'; import './b.css'; import { type T } from 'c';", code('./a.ts', './b.css', 'c')],
  ["export * from './a.ts'; export { b } from '@scope/b';", code('./a.ts', '@scope/b')],
  ["const load = () => import('./late.ts');", code('./late.ts')],
  ["import type { T } from 'a'; let b: import('b').B; export type { C } from 'c';", types('a', 'b', 'c')],
  ["new Worker(new URL('./w.ts', import.meta.url), { type: 'module' });", [{ target: './w.ts', as: 'address' }]],
  ["import.meta.resolve('@scope/b');", [{ target: '@scope/b', as: 'address' }]],
  ["// import 'a'\nconst text = \"import 'b'\"; import(name); new URL(text, import.meta.url);", []],
  ['@inline\nexport function f(): i32 { return 1; }\nimport { P } from "./position";', code('./position')],
])('%s', (text, expected) => {
  expect(importsIn('a.ts', text)).toEqual(expected);
});

test('only the scripts of a component are read', () => {
  const text = `<script lang="ts">import 'a';</script>\n<script setup lang="ts">\nimport B from './B.vue';\n</script>
    <template><p>import 'c'</p></template>`;
  expect(importsIn('A.vue', text)).toEqual(code('a', './B.vue'));
});

function code(...targets: string[]) {
  return targets.map((target) => ({ target, as: 'code' }));
}

function types(...targets: string[]) {
  return targets.map((target) => ({ target, as: 'types' }));
}
