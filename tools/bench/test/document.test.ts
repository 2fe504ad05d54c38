import { readFileSync } from 'node:fs';
import { exampleGame } from '@kickmate/catalogue/testing';
import { TECHNIQUE_NAMES, techniquesOf, weightGroupsOf } from '@kickmate/engine';
import { expect, test } from 'vitest';

const document = readFileSync(new URL('../../../docs/search.md', import.meta.url), 'utf8');
const [general, ...sections] = document.split(/^## /m);

/** The names of the code with which rows of tables in a part of the document begin. */
const named = (part: string): readonly string[] => [...part.matchAll(/^\| `(-?\w+)` \|/gm)].map(([, name]) => name!);

const section = (title: string): string => sections.find((one) => one.startsWith(`${title}\n`)) ?? '';

test('docs/search.md lists every technique', () => {
  expect(named(general!)).toEqual(TECHNIQUE_NAMES);
});

test.each([
  ['chess-league', 'Chess League'],
  ['chess', 'Chess'],
])('docs/search.md says what each technique brings in %s', async (id, title) => {
  const rows = named(section(title)).filter((name) => !name.startsWith('-'));
  expect(rows).toEqual(techniquesOf(await exampleGame(id)));
});

test('docs/search.md says what each group of weights brings in chess', async () => {
  const rows = named(section('Chess')).filter((name) => name.startsWith('-'));
  expect(rows).toEqual(Object.keys(weightGroupsOf(await exampleGame('chess'))).map((name) => `-${name}`));
});
