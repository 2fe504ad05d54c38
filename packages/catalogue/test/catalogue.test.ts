import { describe, expect, test } from 'vitest';
import { entries, loadVariant } from '../src/index.ts';

describe('the catalogue', () => {
  test('names each game once', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  test.each(entries)('$id is what it says', async ({ id, name, summary, load }) => {
    const variant = await load();
    expect([variant.id, variant.name]).toEqual([id, name]);
    expect(summary).toMatch(/^[A-Z].*\.$/);
    expect(await loadVariant(id)).toBe(variant);
  });

  test('an unknown id is an error that lists the known ones', async () => {
    await expect(loadVariant('checkers')).rejects.toThrow(
      "no variant 'checkers'; there are chess-league, football, chess-eleven, chess, chess960, minimal",
    );
    await expect(loadVariant('')).rejects.toThrow("no variant ''");
  });
});
