import { writeFileSync } from 'node:fs';
import { entries } from '@kickmate/catalogue';
import { OwnServer } from '../own-server.ts';
import { needsGames } from '../player.ts';
import { test } from './test.ts';
import { role, text, type Visitor } from './visitor.ts';

// A person's ways through the app, in browsers that the other tests do not know. What they play is tested there: here
// it has to work at all.

const button = (name: string | RegExp) => role('button', name);
const region = (name: string | RegExp) => role('region', name);
/** A square, perhaps with something on it. */
const square = (name: string, what = '') => role('gridcell', new RegExp(`^${name}\\b.*${what}`));
const status = region('What is happening');
const moves = region(/^Moves/);

async function play(visitor: Visitor, ...squares: readonly string[]): Promise<void> {
  for (const name of squares) await visitor.click(square(name));
}

/** Waits until a part of the page has some words. */
const says = (visitor: Visitor, part: typeof status, words: RegExp) =>
  visitor.see(part, (seen) => words.test(seen.text));

/** Begins a match from the start page. */
async function kickOff(visitor: Visitor, game: string, opponent: RegExp): Promise<void> {
  needsGames(entries.find(({ name }) => name === game)?.id ?? game);
  await visitor.goto('#/new?seed=1');
  await visitor.check(role('radio', game));
  await visitor.check(role('radio', opponent));
  if (opponent === COMPUTER) {
    await visitor.check(role('radio', /^White/));
    await visitor.check(role('radio', /^Level 1, /));
  }
  await visitor.click(button(/^(Kick off|Start the (game|match))$/));
  await visitor.see(role('grid'));
}
const COMPUTER = /^The computer/;
const PEOPLE = /^Two people/;

/** Plays the action that the computer would play, and waits until it stands in the list of moves. */
async function playHint(visitor: Visitor): Promise<void> {
  await says(visitor, status, /Your turn\./);
  const before = (await visitor.see(moves)).text;
  await visitor.click(button('Hint'));
  await visitor.click(role('gridcell', /hint starts here/));
  await visitor.click(role('gridcell', /hint ends here/));
  await visitor.see(moves, (seen) => seen.text !== before);
}

for (const { game, isLinedUp = false, tag } of [
  { game: 'Chess League', tag: '@ci' },
  { game: 'Football Chess' },
  { game: 'Chess Eleven', isLinedUp: true },
  { game: 'Chesslike' },
  { game: 'Chess' },
])
  test(`${game}: a match against the computer comes back from ten reloads`, { tag: tag ?? [] }, async ({ visitor }) => {
    await kickOff(visitor, game, COMPUTER);
    if (isLinedUp) await visitor.click(button('Skip: play as usual'));
    await playHint(visitor);
    await playHint(visitor);
    await says(visitor, status, /Your turn\./);
    const played = (await visitor.see(moves)).text;
    for (let times = 0; times < 10; times++) {
      await visitor.reload();
      await visitor.see(moves, (seen) => seen.text === played);
    }
    await playHint(visitor);
    visitor.expectNoErrors();
  });

test('the language is changed to German and back', { tag: '@ci' }, async ({ visitor }) => {
  await visitor.goto('');
  await visitor.click(button('Settings'));
  await visitor.click(role('radio', 'Deutsch'));
  await visitor.see(button('Optionen'));
  await visitor.goto('#/history');
  await visitor.see(role('heading', 'Deine Partien'));
  await visitor.click(button('Optionen'));
  await visitor.click(role('radio', 'English'));
  await visitor.see(role('heading', 'Your matches'));
  visitor.expectNoErrors();
});

test('a variation is analysed, and found again after a reload', async ({ visitor }) => {
  needsGames('chess');
  await visitor.goto('#/analyse/chess');
  await play(visitor, 'e2', 'e4', 'e7', 'e5');
  await visitor.click(button(/^One \w+ back$/));
  await play(visitor, 'c7', 'c5');
  await says(visitor, moves, /1…e5|c5/);
  await says(visitor, region('Engine'), /Depth \d+/);
  const played = (await visitor.see(moves)).text;
  await visitor.reload();
  await visitor.see(moves, (seen) => seen.text === played);
  await says(visitor, region('Engine'), /Depth \d+/);
  visitor.expectNoErrors();
});

test('a lesson is begun, and goes on after a reload', async ({ visitor }) => {
  needsGames('chess');
  const lesson = region('Lesson');
  await visitor.goto('#/learn/chess');
  await says(visitor, lesson, /Step 1 of 7/);
  await play(visitor, 'd4', 'd7');
  await visitor.click(button('Next'));
  await says(visitor, lesson, /Step 2 of 7/);
  await play(visitor, 'd4', 'f5');
  await visitor.click(button('Next'));
  await visitor.reload();
  await says(visitor, lesson, /Step 3 of 7/);
  visitor.expectNoErrors();
});

test('a puzzle is solved with hints, and stays solved', async ({ visitor }) => {
  needsGames('chess-league');
  const puzzle = region('Puzzle');
  await visitor.goto('#/puzzles?game=chess-league&theme=win-1');
  await visitor.click(button('Solve the next one'));
  await says(visitor, puzzle, /Score with this action\./);
  for (const words of [/Look at the/, /Its target is/]) {
    await visitor.click(button('Hint'));
    await says(visitor, puzzle, words);
  }
  await visitor.click(role('gridcell', /hint starts here/));
  await visitor.click(role('gridcell', /hint ends here/));
  await says(visitor, puzzle, /Solved, with help\./);
  await visitor.click(role('link', 'All puzzles'));
  await visitor.see(text(/^1 of \d+ solved$/));
  await visitor.reload();
  await visitor.see(text(/^1 of \d+ solved$/));
  visitor.expectNoErrors();
});

test('a position is set up and played', async ({ visitor }) => {
  needsGames('chess');
  await visitor.goto('#/position/chess');
  await visitor.click(role('radio', 'white queen', region('Tools')));
  await visitor.click(square('e2'));
  await visitor.see(square('e2', 'white queen'));
  await visitor.reload();
  await visitor.see(square('e2', 'white queen'));
  await visitor.click(button('Play from here'));
  await visitor.see(button(/^Start the (game|match)$/));
  visitor.expectNoErrors();
});

test('the quick benchmark measures a game on all backends, which agree', async ({ visitor }) => {
  needsGames('minimal');
  await visitor.goto('#/bench');
  const speed = region('Speed');
  await visitor.see(role('button', 'Measure', speed));
  for (const box of await visitor.look(role('checkbox', undefined, speed)))
    if (box.isChecked !== (box.name === 'Hexapawn')) await visitor.click(role('checkbox', box.name, speed));
  await visitor.click(role('button', 'Measure', speed));
  await says(visitor, region('Hexapawn'), /All backends agree/);
  visitor.expectNoErrors();
});

test('a finished match is in the history, and is replayed', async ({ visitor }) => {
  await kickOff(visitor, 'Chess', PEOPLE);
  for (const way of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) await play(visitor, way.slice(0, 2), way.slice(2));
  await visitor.see(role('group', 'The game is over'));
  await visitor.goto('#/history');
  await visitor.see(role('heading', 'Your matches'));
  await visitor.reload();
  await visitor.click(button(/^Replay/));
  await says(visitor, moves, /Qh4#/);
  visitor.expectNoErrors();
});

test('of two windows one saves the match, and the other one can take over', async ({ visitor }) => {
  await kickOff(visitor, 'Chess', PEOPLE);
  await play(visitor, 'e2', 'e4');
  const other = await visitor.another();
  await other.goto('#/match');
  await other.see(text(/is also open in another window/));
  await other.click(button('Go on here'));
  await other.gone(text(/is also open in another window/));
  await visitor.see(text(/is also open in another window/));
  await play(other, 'e7', 'e5');
  await other.reload();
  await other.see(square('e5', 'black pawn'));
  await other.close();
  // The window that waited gets the match as the other one left it.
  await visitor.see(square('e5', 'black pawn'));
  await visitor.gone(text(/is also open in another window/));
  visitor.expectNoErrors();
});

test('without a network the app starts, plays and says that nobody can be reached', async ({ visit }) => {
  const server = await OwnServer.start();
  try {
    const visitor = await visit(server.url);
    await visitor.goto('');
    await visitor.stored();
    await server.stop();
    await visitor.reload();
    await kickOff(visitor, 'Chess', COMPUTER);
    await playHint(visitor);
    await says(visitor, status, /Your turn\./);
    await visitor.reload();
    await says(visitor, status, /Your turn\./);
    await visitor.goto('#/online');
    await visitor.see(text(/cannot be reached/));
  } finally {
    await server.remove();
  }
});

test('two people play a game online, and a reload comes back to it', async ({ visit }) => {
  needsGames('chess');
  const [ada, bob] = [await visit(), await visit()];
  for (const [visitor, name] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
  ] as const) {
    await visitor.goto('#/online/me');
    await visitor.fill(role('textbox', 'Your name, as others see it'), name);
    await visitor.click(button('Take this name'));
    await visitor.see(text('Your name is saved.'));
  }
  await ada.goto('#/online');
  await ada.check(role('radio', 'Chess'));
  await ada.check(role('radio', /^White/));
  await ada.click(button('Challenge by a link'));
  const { value } = await ada.see(role('textbox', 'Give this link to your opponent'));
  await bob.goto(value!);
  await bob.see(role('heading', 'Ada challenges you'));
  await bob.click(button('Accept and play'));
  for (const [mover, other, from, to] of [
    [ada, bob, 'f2', 'f3'],
    [bob, ada, 'e7', 'e5'],
    [ada, bob, 'g2', 'g4'],
  ] as const) {
    await says(mover, status, /Your turn\./);
    await play(mover, from, to);
    await other.see(square(to, 'pawn'));
    await mover.reload();
  }
  await says(bob, status, /Your turn\./);
  await play(bob, 'd8', 'h4');
  for (const visitor of [ada, bob]) await says(visitor, status, /Checkmate/);
  for (const visitor of [ada, bob]) visitor.expectNoErrors();
});

test('a record is opened from a file; one with an error is refused with its place', async ({ visitor }, testInfo) => {
  needsGames('chess');
  const file = (name: string, record: string) => {
    const path = testInfo.outputPath(name);
    writeFileSync(path, record);
    return path;
  };
  await visitor.goto('');
  await visitor.click(button('Open a game record'));
  await visitor.upload('Open a file', file('wrong.pgn', '1. e4 e5 2. Ke3 *'));
  await says(visitor, role('alert'), /line \d+, column \d+/);
  await visitor.upload('Open a file', file('right.pgn', '1. e4 e5 2. Nf3 *'));
  await visitor.see(square('f3', 'white knight'));
  visitor.expectNoErrors();
});

test('the keyboard alone plays a move', async ({ visitor }) => {
  await kickOff(visitor, 'Chess', PEOPLE);
  await visitor.click(square('e2'));
  await visitor.press('ArrowUp');
  await visitor.press('ArrowUp');
  await visitor.press('Enter');
  await visitor.see(square('e4', 'white pawn'));
  visitor.expectNoErrors();
});

test('a map is drawn in the editor, and is there after a reload', async ({ visitor }) => {
  needsGames('chesslike');
  await visitor.goto('#/maps/edit');
  await visitor.fill(role('textbox', 'Name'), 'My meadow');
  await visitor.reload();
  await visitor.see(role('textbox', 'Name'), ({ value }) => value === 'My meadow');
  visitor.expectNoErrors();
});

test('a page that is left comes back with its match by Back, and plays on', async ({ visitor }) => {
  await kickOff(visitor, 'Chess', PEOPLE);
  await play(visitor, 'e2', 'e4');
  await visitor.goto('about:blank');
  await visitor.back();
  await visitor.see(square('e4', 'white pawn'));
  await play(visitor, 'e7', 'e5');
  await visitor.reload();
  await visitor.see(square('e5', 'black pawn'));
  visitor.expectNoErrors();
});

/** The pages that have an address of their own. */
const PAGES = [
  '',
  'match',
  'rules/football',
  'learn/chess-league',
  'analyse/football',
  'position/chess-eleven',
  'puzzles',
  'maps',
  'maps/edit',
  'maps/new-pack',
  'online',
  'online/games',
  'online/me',
  'history',
  'bench',
  'foreign',
  'about',
  'nowhere',
];

for (const width of [1280, 447])
  test(`no page scrolls sideways in a window of ${width} pixels`, async ({ visitor }) => {
    await visitor.resize(width, 800);
    for (const page of PAGES) {
      await visitor.goto(`#/${page}`);
      await visitor.reload();
      await visitor.see(role('heading'));
      await visitor.fits(page);
    }
    await visitor.goto('#/new');
    for (const { name } of entries) {
      await visitor.check(role('radio', name));
      await visitor.fits(`the form of ${name}`);
    }
    visitor.expectNoErrors();
  });
