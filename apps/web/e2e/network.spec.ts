import { expect, test } from '@playwright/test';
import { awaitTurn, kickOff, needsGames, play, status } from './player.ts';

test.use({ serviceWorkers: 'allow' });

test('no request goes to another host', async ({ page, context, baseURL }) => {
  needsGames('chess-league');
  const others: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin) others.push(request.url());
  });
  await kickOff(page, { goals: 5 });
  await play(page, 'a2', 'a3');
  await awaitTurn(page);
  await page.goto('./#/rules/chess-league');
  await expect(page.getByRole('heading', { level: 1, name: 'Chess League' })).toBeVisible();
  expect(others).toEqual([]);
});

test('the page is isolated, and the computer thinks with the threads of the settings', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  await kickOff(page, { goals: 5, opponent: 'Two people' });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const engine = page.getByRole('region', { name: /^Engine/ });
  const askWith = async (threads: string) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Threads' }).selectOption(threads);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByText('Hint: ')).toBeVisible();
  };
  await askWith('Usual (2)');
  await expect(engine).toContainText('2 threads');
  await expect.poll(() => page.workers().length).toBe(2);
  await play(page, 'a2', 'a3');
  await askWith('3');
  await expect(engine).toContainText('3 threads');
  await expect.poll(() => page.workers().length).toBe(3);
  await play(page, 'a7', 'a6');
  await askWith('1');
  await expect(engine).not.toContainText('threads');
  await expect.poll(() => page.workers().length).toBe(1);
});

test('after the first visit everything works without a network', async ({ page, context }) => {
  needsGames('chess-league');
  await page.goto('./');
  // The whole app is stored before the service worker takes over.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await kickOff(page, { goals: 5 });
  await play(page, 'a2', 'a3');
  await expect(status(page)).toContainText(/Black's \w+/);
  await page.reload();
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('Hint: ')).toBeVisible();
  // The trained network is stored, too.
  await expect(page.getByRole('region', { name: /^Engine/ })).toContainText('Trained network, WebAssembly');
  await page.goto('./#/rules/chess-league');
  await expect(page.getByRole('heading', { level: 1, name: 'Chess League' })).toBeVisible();
  // A reload would open the running match again, so it is removed first.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  // The router follows addresses once the first page is shown.
  await expect(page.getByRole('heading', { level: 1, name: 'Chess League' })).toBeVisible();
  await kickOff(page, { goals: 5, switches: 'backend=js' });
  await play(page, 'a2', 'a3');
  await expect(status(page)).toContainText(/Black's \w+/);
  await expect(page.getByRole('region', { name: /^Engine/ })).toContainText('JavaScript');
});

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('without WebAssembly the computer plays on JavaScript, and the page says so', async ({ page, context }) => {
    await context.route('**/*.wasm', (route) => route.abort());
    await kickOff(page, { goals: 5 });
    await play(page, 'a2', 'a3');
    await expect(status(page)).toContainText(/Black's \w+/);
    await awaitTurn(page);
    await expect(page.getByText(/JavaScript/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: /^Engine/ })).toContainText('JavaScript');
  });

  test('without the file of its network the computer plays with the classical evaluation, and the page says so', async ({
    page,
    context,
  }) => {
    needsGames('chess-league');
    await context.route('**/*.net', (route) => route.abort());
    await kickOff(page, { goals: 5 });
    await play(page, 'a2', 'a3');
    await awaitTurn(page);
    const notice = page.getByText('The trained network is missing');
    await expect(notice).toBeVisible();
    const heading = page.getByRole('button', { name: /^Engine/ });
    await expect(heading).toContainText('Classical evaluation, WebAssembly');
    // The file can be fetched again, and it is used without a new match.
    await context.unroute('**/*.net');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toContainText('Trained network, WebAssembly');
    await expect(notice).toBeHidden();
  });

  test('the trained network is switched off and on in the panel of the engine', async ({ page }) => {
    needsGames('chess-league');
    await kickOff(page, { goals: 5, opponent: 'Two people' });
    const heading = page.getByRole('button', { name: /^Engine/ });
    const trained = page.getByRole('checkbox', { name: /^Trained network/ });
    const askForHint = async () => {
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.getByText('Hint: ')).toBeVisible();
    };
    await askForHint();
    await expect(heading).toContainText('Trained network, WebAssembly');
    await heading.click();
    await trained.click();
    await expect(trained).not.toBeChecked();
    await play(page, 'a2', 'a3');
    await askForHint();
    await expect(heading).toContainText('Classical evaluation, WebAssembly');
    await trained.click();
    await play(page, 'a7', 'a6');
    await askForHint();
    await expect(heading).toContainText('Trained network, WebAssembly');
  });

  for (const [backend, name] of [
    ['js', 'JavaScript'],
    ['rules', 'Plain rules'],
    ['wasm', 'WebAssembly'],
  ] as const) {
    test(`the computer runs on ${name} if the address asks for it`, async ({ page }) => {
      await kickOff(page, { goals: 5, switches: `backend=${backend}&seed=1` });
      await play(page, 'a2', 'a3');
      await expect(status(page)).toContainText(/Black's \w+/);
      await expect(page.getByRole('region', { name: /^Engine/ })).toContainText(name);
    });
  }

  test('the page can be used before the kernel has arrived', async ({ page, context }) => {
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await context.route('**/*.wasm', async (route) => {
      await delivered;
      await route.continue();
    });
    await kickOff(page, { goals: 5 });
    await play(page, 'a2', 'a3');
    await expect(status(page)).toContainText('The computer is getting ready');
    await page.getByRole('button', { name: 'Undo' }).click();
    await play(page, 'b2', 'b3');
    deliver();
    await expect(status(page)).toContainText(/Black's \w+/);
  });
});
