import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('there is no clock, no timer, no luck, no page and no storage in the sources', () => {
  const folder = new URL('../src/', import.meta.url);
  const found = readdirSync(folder).flatMap((name) =>
    [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(
        /\b(performance|Date|Math\.random|setTimeout|setInterval|window|document|localStorage|crypto|process)\b[.(]/g,
      ),
    ].map(([what]) => `${name}: ${what}`),
  );
  expect(found).toEqual([]);
});
