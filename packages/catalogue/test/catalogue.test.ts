import { describe, expect, test } from 'vitest';
import { entries, loadVariant } from '../src/index.ts';

describe('the catalogue', () => {
  test('names each game once', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  test.each(entries)('$id has what the catalogue says of it before its rules are loaded', async (entry) => {
    const { maps, formations, notation } = await entry.load();
    const said = [entry.hasMaps, entry.hasFormations, entry.isUntagged].map((one) => one ?? false);
    const isUntagged = notation?.pgn?.variants.includes('') ?? false;
    expect(said).toEqual([maps !== undefined, formations !== undefined, isUntagged]);
  });

  test.each(entries)('$id is what it says', async ({ id, name, summary, load }) => {
    const variant = await load();
    expect([variant.id, variant.name]).toEqual([id, name]);
    expect(summary).toMatch(/^[A-Z].*\.$/);
    expect(await loadVariant(id)).toBe(variant);
  });

  test('an unknown id is an error that lists the known ones', async () => {
    await expect(loadVariant('checkers')).rejects.toThrow(
      "no variant 'checkers'; there are chess-league, football, chess-eleven, chesslike, chess, chess960, minimal",
    );
    await expect(loadVariant('')).rejects.toThrow("no variant ''");
  });

  test('a game is played on a map: a shipped one, or one whose text is given', async () => {
    expect(await loadVariant('chesslike:keep')).toMatchObject({ id: 'chesslike:keep', name: 'Keep' });
    const { maps } = await loadVariant('chesslike');
    const text = maps!.format({ ...maps!.current, name: 'A colon: here' });
    expect(await loadVariant(`chesslike:${text}`)).toMatchObject({ id: `chesslike:${text}`, name: 'A colon: here' });
    expect(await loadVariant('chesslike:arena')).toMatchObject({ id: 'chesslike' });
  });

  test.each([
    ['chesslike:nowhere', "map (character 1): 'nowhere' is none; there are arena, garden, keep"],
    ['chesslike:', "map (character 1): '' is none"],
    ['chesslike:{"name":"A"', 'map (character 12): a comma or } must be here'],
    ['chess:keep', "no variant 'chess:keep': Chess has no maps"],
    ['draughts:keep', "no variant 'draughts:keep'; there are"],
  ])('%s is an error', async (id, message) => {
    await expect(loadVariant(id)).rejects.toThrow(message);
  });
});
