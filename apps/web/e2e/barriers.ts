import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { run } from 'axe-core';

// As a text for the page. Its own package for Playwright opens another page for each scan and carries all results there, which
// takes three times as long.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The serious accessibility violations that axe finds on a page and in its frames. */
export async function barriers(page: Page): Promise<readonly string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { readonly axe: { readonly run: typeof run } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
