import { hasGame, loadVariant } from '@kickmate/catalogue';
import { gameOf, pickFrom, seededRandom } from '@kickmate/game';
import { readRecord } from '@kickmate/record';
import { expect, type Page } from '@playwright/test';
import {
  act,
  between,
  expectUsable,
  overButtons,
  PATIENTLY,
  type Person,
  sitDown,
  type Terms,
  test,
} from './people.ts';
import { PHONE } from './phone.ts';
import { board, collectErrors, play, resign, square, status } from './player.ts';
import { nextOnShortWay } from './short-way.ts';

// Two people play each game to its end: one in a window, the other on a phone. Chess is played in online.spec.ts.

/** A map on which White's king takes Black's soon. */
const SMALL_MAP = JSON.stringify({
  name: 'Corner',
  size: [4, 4],
  tiles: ['....', '....', '....', '....'],
  placement: 'k3/4/4/K2R',
  objective: 'royal',
});

/** A game that chance does not change. */
interface FixedGame {
  readonly name: string;
  readonly terms: Terms;
  /** The actions of all turns, with `/` between two turns. White has the first one. */
  readonly actions: string;
  /** The end, as the status panel tells it to both. */
  readonly end: RegExp;
}

const FIXED: readonly FixedGame[] = [
  {
    name: 'Football Chess',
    terms: { variant: 'football', goals: 1 },
    actions: 'a1a4 / a9a8 / a4e4 e4*e9',
    end: /Goal for White!/,
  },
  {
    name: 'Chesslike on a map of their own',
    terms: { variant: `chesslike:${SMALL_MAP}` },
    actions: 'a1a2 / a4a3 / a2a3',
    end: /you (won|lost)/,
  },
  { name: 'Hexapawn', terms: { variant: 'minimal' }, actions: 'a1a2 / b3b2 / c1c2', end: /stuck/ },
];

test('two people play the games without chance to their ends', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  const errors = [ada, bob].map(({ page }) => collectErrors(page));
  for (const { name, terms, actions, end } of FIXED.filter(({ terms }) => hasGame(gameOf(terms.variant))))
    await test.step(name, async () => {
      await sitDown(ada, bob, terms);
      for (const [turn, texts] of actions.split(' / ').entries()) {
        const [mover, other] = turn % 2 === 0 ? [ada, bob] : [bob, ada];
        for (const text of texts.split(' ')) await act(text, mover.page, other.page);
      }
      for (const { page } of [ada, bob]) {
        await expect(status(page)).toContainText(end);
        await expect(overButtons(page)).toBeVisible();
        await expectUsable(page, 'a game that is over');
      }
    });
  expect(errors).toEqual([[], []]);
});

/** Two people play towards a goal until there is one. They look at the record, because chance decides what is possible. */
async function playToGoal(white: Person, black: Person, table: string, onlyByChance: boolean): Promise<void> {
  const pick = pickFrom(seededRandom(7));
  for (let count = 0; ; count++) {
    const record = await white.context.request.get(`./api/games/${table}.pgn`, PATIENTLY);
    const tag = /\[Variant "(.*)"\]/.exec(await record.text());
    const read = readRecord(await loadVariant(tag![1]!), await record.text());
    if (!read.ok) throw new Error(read.error.message);
    if (read.value.end) return;
    expect(count, 'a goal takes fewer actions').toBeLessThan(80);
    const [mover, other] = read.value.side === 'w' ? [white, black] : [black, white];
    await act(nextOnShortWay({ match: read.value, onlyByChance }, pick), mover.page, other.page);
  }
}

/** Expects that a page has checked the chance of a finished game. */
async function expectLuckVerified(page: Page, words: RegExp): Promise<void> {
  await between(page).getByRole('button', { name: 'Luck verified', exact: true }).click();
  await between(page).getByText('Details', { exact: true }).click();
  await expect(between(page)).toContainText(words);
}

test('Chess League, which begins by lot, is played to a goal, and both see the luck verified', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  const pages = [ada.page, bob.page];
  const table = await sitDown(ada, bob, { variant: 'chess-league', goals: 1 });
  await playToGoal(ada, bob, table, false);
  for (const page of pages) {
    await expect(status(page)).toContainText(/goal for (White|Black)!/i);
    await expect(overButtons(page)).toBeVisible();
    await expectLuckVerified(page, /1 beginning of a round/);
  }
});

test('both see the array of Chess960 that was drawn for them', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  const pages = [ada.page, bob.page];
  await sitDown(ada, bob, { variant: 'chess960' });
  const array = async (page: Page) =>
    (
      await Promise.all(
        [...'abcdefgh'].map((file) =>
          board(page)
            .getByRole('gridcell', { name: `${file}1,` })
            .getAttribute('aria-label'),
        ),
      )
    ).map((label) => label!.split(',')[1]);
  expect(await array(bob.page)).toEqual(await array(ada.page));
  await act('e2e4', ada.page, bob.page);
  await act('e7e5', bob.page, ada.page);
  await resign(bob.page);
  for (const page of pages) {
    await expect(status(page)).toContainText(/resigned/);
    await expectLuckVerified(page, /1 beginning of a round/);
  }
});

test('in a live match of Chess Eleven each sees the other line up, and Ready locks the formation', async ({
  person,
}) => {
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  const pages = [ada.page, bob.page];
  const lineUp = (page: Page, name: string) => page.getByRole('region', { name });
  // A line-up ends after 20 seconds. On a busy machine that may be too soon; then it is tried at another table.
  await expect(async () => {
    const soon = { timeout: 20_000 };
    await sitDown(ada, bob, {
      variant: 'chess-eleven',
      pace: { kind: 'live', halfMs: 3_600_000, turnMs: 120_000 },
    });
    for (const page of pages) await expect(lineUp(page, 'You line up')).toBeVisible(soon);
    await play(ada.page, 'a1', 'a3');
    await expect(square(bob.page, 'a3')).toHaveAccessibleName('a3, white rook', soon);
    await expect(lineUp(bob.page, 'You line up')).toContainText('Ada is lining up…', soon);
    await ada.page.getByRole('button', { name: 'Ready' }).click(soon);
    await expect(lineUp(ada.page, 'You are ready')).toContainText('Bob is still lining up…', soon);
    await expect(lineUp(bob.page, 'You line up')).toContainText('Ada is ready.', soon);
    await expect(square(ada.page, 'a3')).toBeDisabled(soon);
    await bob.page.getByRole('button', { name: 'Ready' }).click(soon);
  }).toPass({ timeout: 0 });
  for (const page of pages) {
    await expect(status(page)).toContainText(/Your turn\.|Ada to act\./);
    await expect(square(page, 'a3')).toHaveAccessibleName(/^a3, white rook/);
  }
});

test('Chess Eleven is played to a goal by a shot, and both see the luck verified', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  const pages = [ada.page, bob.page];
  const table = await sitDown(ada, bob, { variant: 'chess-eleven', goals: 1 });
  for (const page of pages) await page.getByRole('button', { name: 'Skip: play as usual' }).click();
  await playToGoal(ada, bob, table, true);
  for (const page of pages) {
    await expect(status(page)).toContainText(/Goal for (White|Black)!/);
    await expect(overButtons(page)).toBeVisible();
    await expectLuckVerified(page, /secret: [1-9]\d* outcomes? of (an action|actions)/);
  }
});
