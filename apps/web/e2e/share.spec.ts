import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { collectErrors, expectNothingTooWide, kickOff, play, status } from './player.ts';

/** The number of colours among some of a picture's pixels, and its size, as the browser reads it. */
const look = (page: Page, picture: Buffer) =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    return {
      size: [image.naturalWidth, image.naturalHeight],
      colours: new Set(pixels.filter((_, index) => index % 97 === 0)).size,
      corner: pixels[0],
    };
  }, picture.toString('base64'));

/** Saves the picture of the open dialog. */
async function savePicture(page: Page): Promise<{ name: string; picture: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save the picture' }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), picture: readFileSync(await download.path()) };
}

test('the picture of a finished match is saved; neither the scheme nor the system’s colours change it', async ({
  page,
  isMobile,
}) => {
  const errors = collectErrors(page);
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
  await kickOff(page, {
    game: 'Football Chess',
    opponent: 'Two people',
    position: 'k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8',
  });
  for (const [from, to] of [
    ['d5', 'f7'],
    ['g6', 'e8'],
    ['e7', 'e9'],
  ] as const)
    await play(page, from, to);
  await expect(status(page)).toContainText('Goal for White');
  const share = page.getByRole('group', { name: /is over$/ }).getByRole('button', { name: 'Share' });
  await share.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('img', { name: /^White 1, Black 0, .*Football Chess$/ })).toBeVisible();
  await expect(dialog.getByLabel('Link')).toHaveValue(/#\/analyse\/open\/[\w-]+$/);
  expect(await barriers(page)).toEqual([]);
  await expectNothingTooWide(page);

  const { name, picture } = await savePicture(page);
  expect(name).toMatch(/^kickmate-football-chess-\d{4}-\d\d-\d\d\.png$/);
  const seen = await look(page, picture);
  expect(seen.size).toEqual([1200, 1500]);
  expect(seen.colours).toBeGreaterThan(50);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make a film of the turn' }).click();
  const saveFilm = dialog.getByRole('button', { name: 'Save the film' });
  await expect(saveFilm).toBeFocused();
  await saveFilm.click();
  const film = readFileSync(await (await saving).path());
  expect(film.subarray(0, 6).toString()).toBe('GIF89a');
  expect([film.readUInt16LE(6), film.readUInt16LE(8)]).toEqual([480, 600]);
  // Each frame has a graphic control extension.
  expect(film.toString('latin1').split('\x21\xf9\x04').length).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();

  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'reduce' });
  await share.press('Enter');
  expect(await look(page, (await savePicture(page)).picture)).toEqual(seen);
  expect(errors).toEqual([]);
});
