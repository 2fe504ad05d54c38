import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PushNotice } from '@kickmate/protocol';
import { expect, type Page } from '@playwright/test';
import { act, expectUsable, PATIENTLY, sitDown, test } from './people.ts';
import { board } from './player.ts';

// Notices: the server sends to the push service of the tests (apps/server/test/serve-new.ts), which decrypts what comes. A headless
// browser has no push service of its own: its subscription is that of the tests, and what came is handed to its service worker.

test.use({ serviceWorkers: 'allow' });

test('two devices of one player are subscribed, each with its own wishes, and both get the notice of a turn', async ({
  person,
}) => {
  const [desk, phone, bob] = [await person('Ada'), await person(), await person('Bob')];
  const link = await desk.context.request.post('./api/me/devices', { data: {}, ...PATIENTLY });
  const taken = await phone.context.request.post('./api/devices', { data: await link.json(), ...PATIENTLY });
  expect(await taken.json()).toMatchObject({ name: 'Ada' });

  const mayShow: boolean[] = [];
  for (const [{ page }, device] of [
    [desk, 'desk'],
    [phone, 'phone'],
  ] as const) {
    mayShow.push(await openWishes(page, device));
    await page.getByRole('button', { name: 'Send notices to this device' }).click();
    await expect(page.getByText('This device gets notices now.')).toBeVisible();
    await expect(page.getByLabel('From')).toHaveValue('22:00');
    // It may be night here.
    await page.getByRole('checkbox', { name: 'Quiet hours' }).press('Space');
    await expect(page.getByText('Your wishes are saved.')).toBeVisible();
  }
  await expectUsable(desk.page, 'the wishes for notices');
  // Each device has wishes of its own.
  const rematch = ({ page }: typeof desk) => page.getByRole('checkbox', { name: 'My opponent offers a rematch' });
  await rematch(phone).press('Space');
  await expect(phone.page.getByRole('status').filter({ hasText: 'Your wishes are saved.' })).toBeVisible();
  await openWishes(desk.page, 'desk');
  await expect(rematch(desk)).toBeChecked();
  await openWishes(phone.page, 'phone');
  await expect(rematch(phone)).not.toBeChecked();

  const ada = await desk.context.newPage();
  const table = await sitDown(bob, { ...desk, page: ada }, { variant: 'chess', pace: { kind: 'days', days: 1 } });
  await expect(board(ada)).toBeVisible();
  await act('e2e4', bob.page);
  const notice = { kind: 'turn', table, by: 'Bob', language: 'en' } as const;
  for (const [index, [{ page }, device]] of (
    [
      [desk, 'desk'],
      [phone, 'phone'],
    ] as const
  ).entries()) {
    await expect.poll(async () => (await behindPushService(device)).notices).toEqual([notice]);
    if (mayShow[index]) await expectShown(page, notice);
  }

  await phone.page.getByRole('button', { name: 'No notices on this device' }).click();
  await expect(phone.page.getByRole('button', { name: 'Send notices to this device' })).toBeVisible();
  await openWishes(desk.page, 'desk');
  await expect(desk.page.getByRole('button', { name: 'No notices on this device' })).toBeVisible();
});

/** A device as the push service of the tests has it: its subscription, and the notices that came for it. */
async function behindPushService(device: string) {
  const service = readFileSync(join(process.env.E2E_DATA!, 'push-service'), 'utf8');
  const answer = await fetch(`${service}/${device}`);
  return (await answer.json()) as {
    readonly subscription: { readonly endpoint: string };
    readonly notices: readonly PushNotice[];
  };
}

/** Opens the wishes of a device whose browser has a subscription of the push service of the tests. Returns true if it can show notices. */
async function openWishes(page: Page, device: string): Promise<boolean> {
  const { subscription } = await behindPushService(device);
  await page.context().grantPermissions(['notifications']);
  await page.goto('./');
  await page.reload();
  // A headless shell refuses notices whatever is granted. There the permission is made up, too, and nothing can be shown.
  const mayShow = await page.evaluate(() => Notification.permission === 'granted');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.evaluate((made) => {
    const subscribed = { options: {}, toJSON: () => made, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => subscribed as never;
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
  }, subscription);
  await page.evaluate(() => {
    location.hash = '#/online/me';
  });
  return mayShow;
}

/** Lets the browser deliver a message as its push service would, and expects the notice. */
async function expectShown(page: Page, notice: PushNotice): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) found(registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: new URL(page.url()).origin, registrationId: await registered, data: JSON.stringify(notice) },
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(shown).toEqual(['Kickmate: It is your turn against Bob.']);
}
