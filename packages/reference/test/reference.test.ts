import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REFERENCE_FOLDER } from '../pages.mjs';

const pages = readdirSync(REFERENCE_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const read = (page: string) => readFileSync(join(REFERENCE_FOLDER, page), 'utf8');

test.each([
  ['interfaces/game_src.Variant.html', 'All legal actions, each once. Empty exactly when the round is over.'],
  ['interfaces/game_src.Facets.html', 'The fast twin of the rules, for the search.'],
  ['types/board_src.Square.html', 'Square'],
  ['classes/search_assembly_position.SearchPosition.html', 'A position as the search sees it'],
  ['interfaces/search_src.KernelExports.html', 'Plays a legal action'],
])('%s says what the source says', (page, words) => expect(read(page)).toContain(words));

describe('every page', () => {
  test('names no other host', () => {
    expect(pages.length).toBeGreaterThan(100);
    const outside = pages.filter((page) => /(?:href|src|action|content)="(?:https?:)?\/\//.test(read(page)));
    expect(outside).toEqual([]);
  });

  test('has the content security policy, and neither script nor style within it', () => {
    const wrong = pages.filter((page) => {
      const text = read(page);
      return !text.includes('http-equiv="Content-Security-Policy"') || /<script>|<style|\son\w+="|\sstyle="/.test(text);
    });
    expect(wrong).toEqual([]);
  });
});

// Typedoc's script would write these rules into the page, which the policy forbids.
test('the style sheet hides the members that a filter leaves out, and no script makes styles', () => {
  const [script, styles] = ['assets/main.js', 'assets/style.css'].map(read);
  const filters = pages.flatMap((page) =>
    [...read(page).matchAll(/checkbox" id="tsd-(filter-\w+)"/g)].map(([, name]) => name),
  );
  expect(filters.length).toBeGreaterThan(0);
  for (const name of new Set(filters)) expect(styles).toContain(`html:not(.${name}) .tsd-is-${name!.split('-')[1]} {`);
  expect(script).not.toMatch(/appendChild\(document\.createElement\("style"\)\)|setAttribute\("style"/);
});
