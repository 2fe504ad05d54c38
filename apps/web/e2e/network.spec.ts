import { expect, type Page, test } from '@playwright/test';
import { awaitTurn, kickOff, needsGames, play, status } from './player.ts';

// The computer's files: threads, kernels and networks, and what happens without them.

needsGames('chess-league');

/** The panel of the engine, which names what the computer thinks with. */
const engine = (page: Page) => page.getByRole('region', { name: /^Engine/ });
const rules = (page: Page) => page.getByRole('heading', { level: 1, name: 'Chess League' });

/** Pages on which a person learns, and what they show somebody without matches. */
const PAGES_OF_LEARNING = [
  ['practice', 'No mistakes yet'],
  ['insights', 'Insights'],
  ['history', 'Your matches'],
  ['puzzles?game=chess-league', 'Puzzles'],
] as const;

/** Opens the app anew, as if it had never been opened. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('./#/about');
  await page.reload();
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the app thinks with several threads, asks no other host, and works without a network', async ({
    page,
    context,
    baseURL,
  }) => {
    const others: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin) others.push(request.url());
    });
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));

    await test.step('the page is isolated, and the computer thinks with the threads of the settings', async () => {
      await kickOff(page, { goals: 5, opponent: 'Two people' });
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      const askWith = async (threads: string) => {
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByRole('combobox', { name: 'Threads' }).selectOption(threads);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Hint' }).click();
        await expect(page.getByText('Hint: ')).toBeVisible();
      };
      await askWith('Usual (2)');
      await expect(engine(page)).toContainText('2 threads');
      await expect.poll(() => page.workers().length).toBe(2);
      await play(page, 'a2', 'a3');
      await askWith('3');
      await expect(engine(page)).toContainText('3 threads');
      await expect.poll(() => page.workers().length).toBe(3);
      await play(page, 'a7', 'a6');
      await askWith('1');
      await expect(engine(page)).not.toContainText('threads');
      await expect.poll(() => page.workers().length).toBe(1);
    });

    await test.step('after the first visit everything works without a network', async () => {
      // The whole app is stored before the service worker takes over.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await forget(page);
      await kickOff(page, { goals: 5 });
      await play(page, 'a2', 'a3');
      await expect(status(page)).toContainText(/Black's \w+/);
      await page.reload();
      await awaitTurn(page);
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.getByText('Hint: ')).toBeVisible();
      // The trained network is stored, too.
      await expect(engine(page)).toContainText('Trained network, WebAssembly');
      await page.goto('./#/rules/chess-league');
      await expect(rules(page)).toBeVisible();
      for (const [address, name] of PAGES_OF_LEARNING) {
        await page.goto(`./#/${address}`);
        await expect(page.getByRole('heading', { name }).first()).toBeVisible();
      }
      await page.getByRole('link', { name: /^No\. 1 / }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await page.goto('./#/analyse/chess-league');
      const explorer = page.getByRole('region', { name: 'Explorer' });
      await explorer.getByRole('button', { name: 'Explorer' }).click();
      await expect(explorer.getByRole('columnheader', { name: 'Value' })).toBeVisible();
      await forget(page);
      await kickOff(page, { goals: 5, switches: 'backend=js' });
      await play(page, 'a2', 'a3');
      await expect(status(page)).toContainText(/Black's \w+/);
      await expect(engine(page)).toContainText('JavaScript');
      // The next test may get this window.
      await context.setOffline(false);
    });
    expect(others).toEqual([]);
  });
});

test('the app goes on without a part of it, and the computer plays without its files', async ({ page, context }) => {
  /** Lets requests for a kind of file fail, until the function that it returns is called. */
  const refuse = async (files: string) => {
    await context.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }));
    return () => context.unroute(files);
  };
  const answered = async () => {
    await play(page, 'a2', 'a3');
    await expect(status(page)).toContainText(/Black's \w+/);
    await awaitTurn(page);
  };

  await test.step('a part that is gone says so in plain words, and the page can be loaded again', async () => {
    const bringBack = await refuse('**/assets/RulesPage*');
    await page.goto('./');
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('A part of Kickmate could not be loaded');
    await expect(page.locator('body')).not.toContainText('dynamically');
    await bringBack();
    await notice.getByRole('button', { name: 'Load the page again' }).click();
    await expect(rules(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('without WebAssembly the computer plays on JavaScript, and the page says so', async () => {
    const bringBack = await refuse('**/*.wasm');
    await kickOff(page, { goals: 5 });
    await answered();
    await expect(page.getByText(/JavaScript/).first()).toBeVisible();
    await expect(engine(page)).toContainText('JavaScript');
    await bringBack();
  });

  const heading = page.getByRole('button', { name: /^Engine/ });
  await test.step('without its network the computer plays with the classical evaluation, and the page says so', async () => {
    await forget(page);
    const bringBack = await refuse('**/*.net');
    await kickOff(page, { goals: 5 });
    await answered();
    const notice = page.getByText('The trained network is missing');
    await expect(notice).toBeVisible();
    await expect(heading).toContainText('Classical evaluation, WebAssembly');
    // The file can be fetched again, and it is used without a new match.
    await bringBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toContainText('Trained network, WebAssembly');
    await expect(notice).toBeHidden();
  });

  await test.step('the trained network is switched off and on in the panel of the engine', async () => {
    const trained = page.getByRole('checkbox', { name: /^Trained network/ });
    const askForHint = async () => {
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.getByText('Hint: ')).toBeVisible();
    };
    await kickOff(page, { goals: 5, opponent: 'Two people' });
    await heading.click();
    await trained.click();
    await expect(trained).not.toBeChecked();
    await askForHint();
    await expect(heading).toContainText('Classical evaluation, WebAssembly');
    await trained.click();
    await play(page, 'a2', 'a3');
    await askForHint();
    await expect(heading).toContainText('Trained network, WebAssembly');
  });

  for (const [backend, name] of [
    ['js', 'JavaScript'],
    ['rules', 'Plain rules'],
    ['wasm', 'WebAssembly'],
  ] as const)
    await test.step(`the computer runs on ${name} if the address asks for it`, async () => {
      await forget(page);
      await kickOff(page, { goals: 5, switches: `backend=${backend}&seed=1` });
      await play(page, 'a2', 'a3');
      await expect(status(page)).toContainText(/Black's \w+/);
      await expect(engine(page)).toContainText(name);
    });

  await test.step('the page can be used before the kernel has arrived', async () => {
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await context.route('**/*.wasm', async (route) => {
      await delivered;
      await route.continue();
    });
    await forget(page);
    await kickOff(page, { goals: 5 });
    await play(page, 'a2', 'a3');
    await expect(status(page)).toContainText('The computer is getting ready');
    await page.getByRole('button', { name: 'Undo' }).click();
    await play(page, 'b2', 'b3');
    deliver();
    await expect(status(page)).toContainText(/Black's \w+/);
  });
});
