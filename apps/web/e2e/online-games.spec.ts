import { loadVariant } from '@kickmate/catalogue';
import { pickFrom, seededRandom } from '@kickmate/game';
import { readRecord } from '@kickmate/record';
import { expect, type Page } from '@playwright/test';
import { act, between, expectUsable, overButtons, type Person, sitDown, type Terms, test } from './people.ts';
import { board, collectErrors, resign, status } from './player.ts';
import { nextOnShortWay } from './short-way.ts';

// Two people play each game to its end, each at a page of their own.

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
  {
    name: 'Chess',
    terms: { variant: 'chess' },
    actions: 'e2e4 / e7e5 / d1h5 / b8c6 / f1c4 / g8f6 / h5f7',
    end: /Checkmate/,
  },
  { name: 'Hexapawn', terms: { variant: 'minimal' }, actions: 'a1a2 / b3b2 / c1c2', end: /stuck/ },
];

for (const { name, terms, actions, end } of FIXED)
  test(`two people play ${name} to the end`, async ({ person }) => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const errors = [ada, bob].map(({ page }) => collectErrors(page));
    await sitDown(ada, bob, terms);
    for (const [turn, texts] of actions.split(' / ').entries()) {
      const [mover, other] = turn % 2 === 0 ? [ada, bob] : [bob, ada];
      for (const text of texts.split(' ')) await act(text, mover.page, other.page);
    }
    for (const { page } of [ada, bob]) {
      await expect(status(page)).toContainText(end);
      await expect(overButtons(page)).toBeVisible();
    }
    await expectUsable(ada.page, 'a game that is over');
    expect(errors).toEqual([[], []]);
  });

/** Two people play towards a goal until there is one. They look at the record, because chance decides what is possible. */
async function playToGoal(white: Person, black: Person, table: string, onlyByChance: boolean): Promise<void> {
  const pick = pickFrom(seededRandom(7));
  for (let count = 0; ; count++) {
    const record = await white.context.request.get(`./api/games/${table}.pgn`);
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

test('two people play Chess League, which begins by lot, to a goal, and see the luck verified', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const table = await sitDown(ada, bob, { variant: 'chess-league', goals: 1 });
  await playToGoal(ada, bob, table, false);
  for (const { page } of [ada, bob]) {
    await expect(status(page)).toContainText(/goal for (White|Black)!/i);
    await expect(overButtons(page)).toBeVisible();
    await expectLuckVerified(page, /1 beginning of a round/);
  }
});

test('two people play Chess Eleven to a goal by a shot, and see the luck verified', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const table = await sitDown(ada, bob, { variant: 'chess-eleven', goals: 1 });
  for (const { page } of [ada, bob]) await page.getByRole('button', { name: 'Skip: play as usual' }).click();
  await playToGoal(ada, bob, table, true);
  for (const { page } of [ada, bob]) {
    await expect(status(page)).toContainText(/Goal for (White|Black)!/);
    await expect(overButtons(page)).toBeVisible();
    await expectLuckVerified(page, /secret: [1-9]\d* outcomes? of (an action|actions)/);
  }
});

test('both see the array of Chess960 that was drawn for them, and the luck verified', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
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
  for (const { page } of [ada, bob]) {
    await expect(status(page)).toContainText(/resigned/);
    await expectLuckVerified(page, /1 beginning of a round/);
  }
});
