import { expect, type Page } from '@playwright/test';
import { expectUsable, test } from './people.ts';

// Notices: the service worker of a real browser shows what a push service delivers. There is no push service in the tests, so the
// browser's subscription is made up; the server's tests have one.

test.use({ serviceWorkers: 'allow' });

test('a device is subscribed, and its service worker shows a notice of a turn', async ({ person }) => {
  const { page } = await person('Ada');
  const context = page.context();
  await context.grantPermissions(['notifications']);
  await page.goto('./');
  // A headless shell refuses notices whatever is granted. There the permission is made up, too, and nothing can be shown.
  const mayShow = await page.evaluate(() => Notification.permission === 'granted');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.evaluate(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const made = {
      options: {},
      toJSON: () => ({ endpoint: 'https://8.8.8.8/x', keys }),
      unsubscribe: async () => true,
    };
    PushManager.prototype.subscribe = async () => made as never;
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
  await page.evaluate(() => {
    location.hash = '#/online/me';
  });
  await page.getByRole('button', { name: 'Send notices to this device' }).click();
  await expect(page.getByText('This device gets notices now.')).toBeVisible();
  const turn = page.getByRole('checkbox', { name: 'My turn by correspondence' });
  await expect(turn).toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('22:00');
  await expectUsable(page, 'the wishes for notices');
  await turn.press('Space');
  await expect(page.getByText('Your wishes are saved.')).toBeVisible();
  await expect(turn).not.toBeChecked();

  if (mayShow) await expectShown(page);
  await page.getByRole('button', { name: 'No notices on this device' }).click();
  await expect(page.getByRole('button', { name: 'Send notices to this device' })).toBeVisible();
});

/** Lets the browser deliver a message as its push service would, and expects the notice. */
async function expectShown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) found(registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const data = JSON.stringify({ kind: 'turn', table: 'abc', by: 'Bob', language: 'en' });
  await browser.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: new URL(page.url()).origin, registrationId: await registered, data },
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(shown).toEqual(['Kickmate: It is your turn against Bob.']);
}
