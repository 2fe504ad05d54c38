import { expect, test } from 'vitest';
import { initialScripts, onlineSources } from '../sizes.mjs';

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

test('a page loads code of play between people only if it is about that', () => {
  const scripts: Record<string, readonly [text: string, sources: readonly string[]]> = {
    'a/Match.js': ['import"./shared.js";const later=()=>import("./Table.js")', ['../../src/match/MatchPage.vue']],
    'a/Home.js': ['import"./mixed.js"', ['../../src/home/HomePage.vue']],
    'a/Table.js': ['import"./mixed.js"', ['../../src/online/TablePage.vue']],
    'a/shared.js': ['', ['../../src/shared/words.ts']],
    'a/mixed.js': ['', ['../../src/shared/files.ts', '../../../../packages/protocol/src/steps.ts']],
  };
  const found = (page: string) =>
    onlineSources(
      [page],
      (path) => scripts[path]![0],
      (path) => scripts[path]![1],
    );
  expect(found('a/Match.js')).toEqual([]);
  expect(found('a/Home.js')).toEqual(['../../../../packages/protocol/src/steps.ts']);
  expect(found('a/Table.js')).toEqual([]);
});
