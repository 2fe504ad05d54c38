import { readFileSync } from 'node:fs';
import { loadVariant } from '@kickmate/catalogue';
import { SWITCH_BITS, techniquesOf, weightGroupsOf } from '@kickmate/engine';
import { expect, test } from 'vitest';

const document = readFileSync(new URL('../../../docs/search.md', import.meta.url), 'utf8');
const [general, ...sections] = document.split(/^## /m);

/** What the rows of the tables in a part of the document begin with, where that is a name of the code. */
const named = (part: string): readonly string[] => [...part.matchAll(/^\| `(-?\w+)` \|/gm)].map(([, name]) => name!);

const section = (title: string): string => sections.find((one) => one.startsWith(`${title}\n`)) ?? '';

test('every technique is told', () => {
  expect(named(general!)).toEqual(Object.keys(SWITCH_BITS));
});

test.each([
  ['chess-league', 'Chess League'],
  ['chess', 'Chess'],
])('what each technique brings in %s is told', async (id, title) => {
  const rows = named(section(title)).filter((name) => !name.startsWith('-'));
  expect(rows).toEqual(techniquesOf(await loadVariant(id)));
});

test('what each part of the evaluation of chess brings is told', async () => {
  const rows = named(section('Chess')).filter((name) => name.startsWith('-'));
  expect(rows).toEqual(Object.keys(weightGroupsOf(await loadVariant('chess'))).map((name) => `-${name}`));
});
