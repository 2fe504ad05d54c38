import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { expectNothingTooWide } from './player.ts';

/** A device that makes and uses passkeys by itself, in place of a person with a fingerprint. It stays with its page. */
async function withAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

// Browsers offer passkeys to no address that is made of numbers.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

test('a browser that has forgotten its player knows them again by a passkey, until it is deleted', async ({
  page,
  context,
}) => {
  await withAuthenticator(context, page);
  const nameField = page.getByLabel('Your name, as others see it');
  const open = async () => {
    await page.goto('./#/online/me');
    // The server opens its database while it serves the app.
    await expect(page.getByRole('link', { name: 'Online' })).toBeVisible();
  };
  await open();
  await nameField.fill('Ada');
  await page.getByRole('button', { name: 'Take this name' }).click();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Your passkey is made.')).toBeVisible();
  await expect(page.getByText(/^Made with Chrome on (Windows|Android) on /)).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  await expectNothingTooWide(page);
  // The device has one already.
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('This device has a passkey for you already.')).toBeVisible();

  await context.clearCookies();
  await page.reload();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByText('You are Ada.')).toBeVisible();
  await page.reload();
  await expect(nameField).toHaveValue('Ada');

  await page.getByRole('button', { name: /^Delete the passkey made with / }).click();
  await expect(page.getByText('The passkey is deleted.')).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByText(/this passkey is not known here/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take this name' })).toBeVisible();
});
