import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameNames, gamesIn, namesIn } from '../game-names.mjs';
import { root } from '../place.mjs';

/** The files and folders that may name games: which ones, and why. */
const ALLOWED: readonly (readonly [place: string, names: string, reason: string])[] = [
  ['packages/board/src/', 'letter-K letter-P', 'the pieces of chess, which several games have'],
  ['tools/arena/src/commands/arena-command.ts', 'chess chess-eleven', 'example commands'],
  ['tools/arena/src/commands/gauntlet-command.ts', 'chess', 'other programs that play chess'],
  ['tools/arena/src/commands/ladder-command.ts', 'chess', 'an example command'],
  ['tools/arena/src/players/other-players.ts', 'chess', 'other programs that play chess'],
  ['tools/arena/src/players/player-spec.ts', 'chess960', 'the manual says what programs without UCI_Variant play'],
  ['tools/bench/epd/', 'chess', 'makes problems of chess'],
  ['tools/bench/src/cli.ts', 'chess chess-league', 'an example command; the problems are of chess'],
  ['tools/bench/src/other-programs.ts', 'chess', 'the other programs play chess only'],
  ['tools/book/src/names.ts', 'chess', 'the opening book is that of chess'],
  ['tools/command/src/uci-engine.ts', 'chess chess960', 'how UCI names the games of programs without UCI_Variant'],
  ['tools/perft/src/cli.ts', 'chesslike minimal', 'examples of questions'],
  [
    'tools/simulate/src/world/simulation.ts',
    'minimal chess-eleven chess-league football',
    'the games that people play there, where they are',
  ],
  ['tools/train/src/', 'chess', 'example commands'],
  ['tools/tune/src/', 'chess', 'example commands'],
  [
    'tools/uci/src/',
    'chess chess960',
    'UCI is a protocol of chess programs: its default game, its options, its startpos',
  ],
];

test('only the games and the catalogue name games', () => {
  const found = gameNames();
  const isAllowed = ({ file, name }: (typeof found)[number]) =>
    ALLOWED.some(([place, names]) => file.startsWith(place) && names.split(' ').includes(name.replace(' ', '-')));
  expect(found.filter((one) => !isAllowed(one)).map(({ file, line, name }) => `${file}:${line} ${name}`)).toEqual([]);
  // A row waits for games that are not in the catalogue.
  const isThere = (name: string) => name.startsWith('letter-') || listed.some(({ id }) => id === name);
  const unused = ALLOWED.filter(([, names]) => names.split(' ').every(isThere)).filter(
    ([place]) => !found.some(({ file }) => file.startsWith(place)),
  );
  expect(unused).toEqual([]);
});

const catalogue = readFileSync(join(root, 'packages/catalogue/src/index.ts'), 'utf8');
const listed = gamesIn(catalogue);

test('the games are those of the catalogue', () => {
  expect(listed.map(({ id }) => id)).toEqual([...catalogue.matchAll(/^ {4}id: '(.+)',$/gm)].map(([, id]) => id));
  expect(listed.map(({ object }) => object)).not.toContain(undefined);
});

/** Games as they might be in a catalogue. */
const games = [
  { id: 'chess-league', name: 'Chess League', object: 'chessLeague' },
  { id: 'football', name: 'Football Chess', object: 'football' },
  { id: 'chess-eleven', name: 'Chess Eleven', object: 'chessEleven' },
  { id: 'chesslike', name: 'Chesslike', object: 'chesslike' },
  { id: 'chess', name: 'Chess', object: 'chess' },
  { id: 'chess960', name: 'Chess960', object: 'chess960' },
  { id: 'minimal', name: 'Hexapawn', object: 'hexapawn' },
];

test.each<[string, string, string[]]>([
  ['an id', "if (id === 'football') go();", ['football']],
  ['an id in a longer text', 'say(`no map of chess-eleven`);', ['chess-eleven']],
  ['an id on a map', "load('chesslike:keep');", ['chesslike']],
  ['an id in a command', 'const MANUAL = `npm run x -- --variant chess --all`;', ['chess']],
  ['a name', "const title = 'The rules of Chess League';", ['Chess League']],
  ['an exported name', 'rulesOf(hexapawn);', ['hexapawn']],
  ['a key', 'const words = { chess960: 1 };', ['chess960']],
  ['letters of pieces', "if (piece.letter === 'K' || 'P' != letter) go();", ['letter K', 'letter P']],
  ['other letters', "if (key === 'N' || letter === side) link('B');", []],
  ['a function of a host', '@external("football", "chess") declare function probe(): i32;', []],
  ['comments', '// chess-league\n/** Chess Eleven */', []],
  ['words and file names', "say('chess pieces on a minimal board', 'chess.js', 'lichess', 'my-football');", []],
])('in code: %s', (_, text, names) => {
  expect(namesIn('a.ts', text, games).map(({ name }) => name)).toEqual(names);
});

test('a new game may have an ordinary word as its name', () => {
  const relay = [{ id: 'relay', name: 'Relay', object: 'relay' }];
  const names = (text: string) => namesIn('a.ts', text, relay).map(({ name }) => name);
  expect(names("const relay = 1; say('a relay of messages', relay);")).toEqual([]);
  expect(names("load('relay');")).toEqual(['relay']);
});

test('in a page: text and expressions, not comments and styles', () => {
  const page = `<script setup lang="ts">
const id = 'chess960';
</script>
<template>
  <!-- Chesslike -->
  <p v-if="id === 'chess' && letter === 'Q'">A game of Hexapawn, for friends of chess</p>
</template>
<style>.football {}</style>`;
  const found = namesIn('A.vue', page, games).map(({ line, name }) => `${line} ${name}`);
  expect(found.sort()).toEqual(['2 chess960', '6 Hexapawn', '6 chess', '6 letter Q']);
});
