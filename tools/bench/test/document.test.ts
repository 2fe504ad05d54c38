import { readFileSync } from 'node:fs';
import { exampleGame } from '@kickmate/catalogue/testing';
import { TECHNIQUE_NAMES, techniquesOf, weightGroupsOf } from '@kickmate/engine';
import { expect, test } from 'vitest';

const docs = new URL('../../../docs/', import.meta.url);
const [general] = readFileSync(new URL('search.md', docs), 'utf8').split(/^## /m);
const figures: { readonly perSwitch: readonly { readonly game: string; readonly without: string }[] } = JSON.parse(
  readFileSync(new URL('figures/techniques.json', docs), 'utf8'),
);
const measuredIn = (id: string) => figures.perSwitch.filter(({ game }) => game === id).map(({ without }) => without);

test('docs/search.md lists every technique', () => {
  const named = [...general!.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name!);
  expect(named).toEqual(TECHNIQUE_NAMES);
});

test.each(['chess-league', 'chess'])('the figures say what each technique brings in %s', async (id) => {
  const techniques = measuredIn(id).filter((name) => !name.startsWith('-'));
  expect(techniques).toEqual(techniquesOf(await exampleGame(id)));
});

test('the figures say what each group of weights brings in chess', async () => {
  const groups = measuredIn('chess').filter((name) => name.startsWith('-'));
  expect(groups).toEqual(Object.keys(weightGroupsOf(await exampleGame('chess'))).map((name) => `-${name}`));
});
