import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { needsGames, tabTo } from '../e2e/player.ts';

/** The signatures that the bench on the terminal asserts. */
const signatures: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../tools/bench/signatures.json'), 'utf8'),
);

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Opens the page with only these games chosen. */
async function choose(page: Page, ...names: readonly string[]): Promise<Locator> {
  const speed = part(page, 'Speed');
  // `all` does not wait for the page.
  await expect(speed.getByRole('button', { name: 'Measure' })).toBeVisible();
  for (const box of await speed.getByRole('checkbox').all()) await box.uncheck();
  for (const name of names) await speed.getByRole('checkbox', { name, exact: true }).check();
  return speed;
}

test('a result is downloaded, shared by a link, and compared with a later one', async ({ page }) => {
  needsGames('minimal');
  await page.goto('./#/bench');
  const speed = await choose(page, 'Hexapawn');
  await speed.getByRole('button', { name: 'Measure' }).click();
  const link = await speed.getByLabel('Link to this result').inputValue();
  const downloading = page.waitForEvent('download');
  await speed.getByRole('button', { name: 'Download' }).click();
  const file = await (await downloading).path();
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  expect([saved.format, saved.games[0].signature]).toEqual(['kickmate-bench', signatures.minimal]);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(speed.getByText(/This result is from/)).toBeVisible();
  await expect(part(page, 'In one sentence')).toContainText('Measured on');
  await expect(part(page, 'Hexapawn')).toContainText(`Signature: ${signatures.minimal}`);
  await choose(page, 'Hexapawn');
  await speed.getByRole('button', { name: 'Measure' }).click();
  const compared = part(page, 'Compared with the earlier result');
  await expect(compared.getByRole('row')).toHaveCount(3);
  await expect(compared.getByText(/\d slower beyond noise/)).toBeVisible();

  await page.goto('./#/bench');
  await page.reload();
  await speed.getByLabel('Or open a file').setInputFiles(file);
  await expect(speed.getByText(/This result is from/)).toBeVisible();
});

test('before anything is measured, the page says what another machine has measured', async ({ page }) => {
  await page.goto('./#/bench');
  const headline = part(page, 'In one sentence');
  await expect(headline.getByRole('heading')).toHaveText(/^.+: WebAssembly is \d\.\d times as fast as JavaScript$/);
  await expect(headline).toContainText('A sample from another machine');
  await headline.getByText('All figures as a table').click();
  await expect(headline.getByRole('row', { name: /^Game/ })).toContainText('WebAssembly');
  await expect(headline.getByRole('row', { name: /^Chess League/ })).toContainText('million');
});

test('a wrong link or file is refused with a reason', async ({ page }) => {
  await page.goto('./#/bench/WzEs');
  const speed = part(page, 'Speed');
  await expect(speed.getByRole('alert')).toContainText('The link is damaged');
  await speed.getByLabel('Link', { exact: true }).fill('https://example.org/');
  await speed.getByRole('button', { name: 'Compare' }).click();
  await expect(speed.getByRole('alert')).toContainText('This is no link to a result');
  const wrong = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"kickmate-bench"}') };
  await speed.getByLabel('Or open a file').setInputFiles(wrong);
  await expect(speed.getByRole('alert')).toContainText('version: must be 1');
});

test('a measurement is stopped at once, by keys', async ({ page }) => {
  needsGames('chess');
  await page.goto('./#/bench');
  const speed = await choose(page, 'Chess');
  await speed.getByRole('radio', { name: /Thorough/ }).check();
  await tabTo(page, speed.getByRole('button', { name: 'Measure' }));
  await page.keyboard.press('Enter');
  await expect(
    part(page, 'Chess')
      .getByText(/warming up…/)
      .first(),
  ).toBeVisible();
  await tabTo(page, speed.getByRole('button', { name: 'Stop' }));
  await page.keyboard.press('Enter');
  await expect(speed.getByRole('button', { name: 'Measure' })).toBeVisible();
  await expect(part(page, 'Chess')).toHaveCount(0);
});

test('each technique is switched off in turn', async ({ page }) => {
  await page.goto('./#/bench');
  const techniques = part(page, 'What each technique brings');
  await techniques.getByRole('button', { name: 'Search', exact: true }).click();
  const rows = techniques.getByRole('list', { name: 'Searches' }).locator(':scope > li');
  await expect(rows.first()).toContainText('Everything on');
  await expect(techniques.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(rows.filter({ hasText: 'Without: Move ordering' })).toContainText(
    /Nodes.*times.*Time.*Depth.* of \d+ with as many nodes/,
  );
  expect(await rows.count()).toBeGreaterThan(10);
});
