import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  about: {
    title: 'About Kickmate',
    what: 'Games between chess and football, played in the browser: against the computer, or two people on one device. The computer runs on your device too. All this stays on your device, unless you follow a link to another site to have a game analysed. It needs no account and, after the first visit, no connection.',
    online:
      'Games between people far apart go through this server. It keeps the name that you choose, your games and a signed cookie by which it knows you.',
    yourPage: 'Your page online',
    deletesThem: 'deletes them.',
    games: 'The games',
    ownGames: (games: readonly string[]) =>
      EN.plural(games.length, {
        one: `${EN.list(games)} was made for Kickmate.`,
        other: `${EN.list(games)} were made for Kickmate.`,
      }),
    rules: 'Each game has a page with its rules.',
    developers: 'For developers',
    write: 'Anybody can write a game.',
    reference: 'The reference',
    contract: 'describes the contract that every game keeps, and the interface of its kernel.',
    credits: 'Credits',
    authors: 'Rules, engine, pieces, ball, pitch and icons: the Kickmate authors, MIT licence.',
    libraries:
      'Built with Vue, Vue Router, Pinia, VueUse, Reka UI, Valibot and Marked, all under the MIT licence; the kernels are written in AssemblyScript (Apache 2.0) and turned into JavaScript by Binaryen (Apache 2.0).',
    kept: 'What is kept on your device',
    keptWhat:
      "Your settings, the matches being played, finished matches with their reports, analyses, line-ups, your own maps and packs, and your progress in lessons and puzzles, in this browser's storage. Clearing the site's data removes all of it.",
  },
  missing: {
    title: 'Wide of the goal',
    what: 'There is no page at this address.',
    home: 'To the start page',
  },
};

/** The texts of the page about Kickmate, and of addresses without a page. */
export const texts = messages(ENGLISH, () => import('./about-texts.de.ts'));
