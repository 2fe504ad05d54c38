import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { collectErrors, expectNothingTooWide, needsGames } from './player.ts';

/** The signatures that the bench on the terminal asserts. */
const signatures: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL('../../../tools/bench/signatures.json', import.meta.url), 'utf8'),
);

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Opens the page with only this game chosen. */
async function choose(page: Page, name: string): Promise<Locator> {
  const speed = part(page, 'Speed');
  // `all` does not wait for the page.
  await expect(speed.getByRole('button', { name: 'Measure' })).toBeVisible();
  for (const box of await speed.getByRole('checkbox').all()) await box.uncheck();
  await speed.getByRole('checkbox', { name, exact: true }).check();
  return speed;
}

test('in workers a game is measured, a technique is switched off, experiments run, and a result is compared', {
  tag: '@desktop',
}, async ({ page }) => {
  needsGames('chess-league', 'minimal');
  const errors = collectErrors(page);
  await page.goto('./#/bench');
  const speed = await choose(page, 'Chess League');
  await expect(speed.getByText(/This is Chrome \d+, (Windows|Linux|Android)/)).toBeVisible();

  await test.step('a measurement is stopped', async () => {
    await speed.getByRole('radio', { name: /Thorough/ }).check();
    await speed.getByRole('button', { name: 'Measure' }).click();
    const warmingUp = part(page, 'Chess League').getByText(/warming up…/);
    await expect(warmingUp.first()).toBeVisible();
    await speed.getByRole('button', { name: 'Stop' }).click();
    await expect(part(page, 'Chess League')).toHaveCount(0);
  });

  await test.step('all backends have the nodes of the bench on the terminal', async () => {
    await speed.getByRole('radio', { name: /Quick/ }).check();
    await speed.getByRole('button', { name: 'Measure' }).click();
    const league = part(page, 'Chess League');
    await expect(league.getByText('All backends agree')).toContainText(`Signature: ${signatures['chess-league']}`);
    const search = league.getByRole('list', { name: /Searching/ }).getByRole('listitem');
    await expect(search).toHaveCount(3);
    for (const [index, name] of ['WebAssembly', 'JavaScript', 'Rules'].entries())
      await expect(search.nth(index)).toContainText(new RegExp(`^${name}.* a second`));
    // The search of the quick size is that of the signature.
    await league.getByText('All runs, also those that warmed up').last().click();
    const runs = league.getByRole('listitem').filter({ hasText: /Warming up: \d/ });
    for (const index of [0, 1])
      await expect(runs.nth(index)).toContainText(`${signatures['chess-league']!.toLocaleString('en-GB')} nodes`);
  });

  await test.step('the seven experiments run, and all their forms agree', async () => {
    const why = part(page, 'Why WebAssembly is faster here');
    await why.getByRole('button', { name: 'Run the experiments' }).click();
    await expect(why.getByText(/^All forms have the checksum -?\d+\.$/)).toHaveCount(7);
    await expect(part(page, 'Sets of 64 squares').getByRole('listitem')).toHaveCount(5);
    await expect(part(page, 'Eight numbers at once (SIMD)').getByRole('listitem').nth(2)).toContainText(/ns, .* times/);
  });

  await test.step('a technique is switched off', async () => {
    const techniques = part(page, 'What each technique brings');
    await techniques.getByRole('button', { name: 'Search', exact: true }).click();
    const row = techniques.getByRole('list', { name: 'Searches' }).locator(':scope > li');
    await expect(row.filter({ hasText: 'Without: ' }).first()).toContainText(/Nodes.*times.*Time.*Depth/);
    await expect(techniques.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await barriers(page), `results, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNothingTooWide(page, 'results');

  await test.step('the result is compared with a later one', async () => {
    await choose(page, 'Hexapawn');
    await speed.getByRole('button', { name: 'Measure' }).click();
    await expect(part(page, 'Hexapawn').getByText('All backends agree')).toContainText(
      `Signature: ${signatures.minimal}`,
    );
    const link = await speed.getByLabel('Link to this result').inputValue();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(speed.getByText(/This result is from/)).toBeVisible();
    await choose(page, 'Hexapawn');
    await speed.getByRole('button', { name: 'Measure' }).click();
    await expect(part(page, 'Compared with the earlier result').getByRole('row')).toHaveCount(3);
    await speed.getByLabel('Link', { exact: true }).fill('https://example.org/');
    await speed.getByRole('button', { name: 'Compare' }).click();
    await expect(speed.getByRole('alert')).toContainText('This is no link to a result');
    expect(await barriers(page), 'a comparison').toEqual([]);
    await expectNothingTooWide(page, 'a comparison');
  });
  expect(errors).toEqual([]);
});
