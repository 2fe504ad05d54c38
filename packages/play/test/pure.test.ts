import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../src/', import.meta.url);
const sources = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

/** The timer that hosts hand in. */
const TIMER = 'timer.ts';

test('there is no clock, no luck, no page and no storage in the sources, and no timer but the one for hosts', () => {
  const found = sources.flatMap(({ name, text }) =>
    [
      ...text.matchAll(
        /\b(performance|Date|Math\.random|setTimeout|setInterval|window|document|localStorage|crypto|process)\b[.(]/g,
      ),
    ].map(([what]) => `${name}: ${what}`),
  );
  expect(found).toEqual([`${TIMER}: setTimeout(`]);
});

test('nothing here uses the timer for hosts', () => {
  const importing = sources.filter(({ text }) => /import \{[^}]*(?<!type )\bsetTimer\b/.test(text));
  expect(importing.map(({ name }) => name)).toEqual([]);
});
