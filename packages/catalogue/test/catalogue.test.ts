import { readFileSync } from 'node:fs';
import { chooseLanguage } from '@kickmate/language';
import { describe, expect, test } from 'vitest';
import { entries, loadVariant } from '../src/index.ts';

describe('the catalogue', () => {
  test('names each game once', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  test.each(entries)('$id has what the catalogue says of it before its rules are loaded', async (entry) => {
    const { maps, formations, notation, lesson, puzzles } = await entry.load();
    const said = [entry.hasMaps, entry.hasFormations, entry.isUntagged].map((one) => one ?? false);
    const isUntagged = notation?.pgn?.variants.includes('') ?? false;
    expect(said).toEqual([maps !== undefined, formations !== undefined, isUntagged]);
    expect(entry.page.lesson !== undefined).toBe(lesson !== undefined);
    expect(entry.hasPuzzles ?? false).toBe(puzzles !== undefined);
  });

  test.each(entries)('$id is what it says', async ({ id, name, page: { summary }, load }) => {
    const variant = await load();
    expect([variant.id, variant.name]).toEqual([id, name]);
    expect(summary).toMatch(/^[A-Z].*\.$/);
    expect(await loadVariant(id)).toBe(variant);
    const fields = (variant.positionFields ?? []).map((field) => field.name);
    expect(new Set(fields.filter(Boolean)).size).toBe(fields.length);
  });

  test('games have the same names before and after their rules are loaded, also in German', async () => {
    await chooseLanguage('de');
    try {
      for (const { id, name } of entries) expect((await loadVariant(id)).name).toBe(name);
    } finally {
      await chooseLanguage('en');
    }
  });

  test('an unknown id is an error that lists the known ones', async () => {
    const known = entries.map(({ id }) => id).join(', ');
    await expect(loadVariant('checkers')).rejects.toThrow(`no variant 'checkers'; there are ${known}`);
    await expect(loadVariant('')).rejects.toThrow("no variant ''");
  });

  test('a game without maps has none', async () => {
    const { id, name } = entries.find(({ hasMaps }) => !hasMaps)!;
    await expect(loadVariant(`${id}:keep`)).rejects.toThrow(`no variant '${id}:keep': ${name} has no maps`);
    await expect(loadVariant('checkers:keep')).rejects.toThrow("no variant 'checkers:keep'; there are");
  });
});

// Only the games that the table names are compared, because a game may be made or removed.
test('docs/variants.md names the games that have a facet', async () => {
  const page = readFileSync(new URL('../../../docs/variants.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| facet \| adds \| games that have it \|\n.*\n((?:\|.*\|\n)+)/.exec(page) ?? [];
  const rows = table.split('\n').flatMap((line) => {
    const [, facets = '', , games = ''] = line.split(/ ?\| ?/);
    return [...facets.matchAll(/`(\w+)`/g)].map(([, facet = '']) => ({ facet, games: games.split(', ') }));
  });
  expect(rows.length).toBeGreaterThan(15);
  const listed = entries.filter(({ name }) => rows.some(({ games }) => games.includes(name)));
  const variants = await Promise.all(listed.map(({ load }) => load()));
  for (const { facet, games } of rows) {
    const having = variants.filter((one) => Reflect.get(one, facet) !== undefined).map(({ name }) => name);
    const all = variants.map(({ name }) => name);
    if (games[0] === 'all') expect(having, facet).toEqual(all);
    else if (games[0] === 'most') expect(having.length * 2, facet).toBeGreaterThanOrEqual(all.length);
    else expect(having, facet).toEqual(all.filter((name) => games.includes(name)));
  }
});

describe.each(entries.filter(({ hasMaps }) => hasMaps))('on maps: $id', async ({ id, load }) => {
  const maps = (await load()).maps!;
  const [first, second] = maps.shipped;

  test('a shipped map, or one whose text is given', async () => {
    expect(await loadVariant(`${id}:${second!.id}`)).toMatchObject({
      id: `${id}:${second!.id}`,
      name: second!.file.name,
    });
    const text = maps.format({ ...maps.current, name: 'A colon: here' });
    expect(await loadVariant(`${id}:${text}`)).toMatchObject({ id: `${id}:${text}`, name: 'A colon: here' });
    expect(await loadVariant(`${id}:${first!.id}`)).toMatchObject({ id });
  });

  test.each([
    ['nowhere', `There is no map 'nowhere'; there are ${first!.id}, ${second!.id}`],
    ['', "There is no map ''"],
    ['{"name":"A"', 'At character 12, the text ends too early: a comma or } is missing.'],
  ])('%j is an error', async (map, message) => {
    await expect(loadVariant(`${id}:${map}`)).rejects.toThrow(message);
  });
});
