import { EN, messages } from '@kickmate/language';

const players = (count: number): string => EN.plural(count, { one: '# player', other: '# players' });

const ENGLISH = {
  kinds: { map: 'Map', puzzle: 'Puzzle', pack: 'Pack of maps' },
  /** Between the kind of a work and its author. */
  by: 'by',
  /** The works of a player. */
  title: 'Published',
  somebody: 'somebody who has left',
  visibilities: { private: 'Only I', link: 'Whoever has the link', public: 'Everybody' },
  counts: (likes: number, plays: number) =>
    `${EN.plural(likes, { one: '# like', other: '# likes' })} · played by ${players(plays)}`,
  solvedBy: (solves: number) => `solved by ${players(solves)}`,
  maps: (count: number): string => EN.plural(count, { one: '# map', other: '# maps' }),

  // ---- the list ----
  own: 'Published by you',
  search: 'Name or author',
  find: 'Search',
  kind: 'Kind',
  all: 'All',
  order: 'First',
  orders: { new: 'The latest', liked: 'The most liked', played: 'The most played' },
  none: 'Nothing has been found.',
  /** Without a search. */
  empty: 'Nothing has been published here yet.',
  fetching: 'Asking the server…',
  more: 'More',
  open: 'Open',
  openOne: (name: string) => `Open ${name}`,
  isHidden: 'The operator has hidden it: only you see it.',

  // ---- one work ----
  noWork: 'This is not shown',
  loading: 'Loading…',
  unreadable: 'This page is of another version than the server: load it again.',
  remixOf: (name: string | undefined, author: string) =>
    name === undefined ? `A remix of a work by ${author}` : `A remix of “${name}” by ${author}`,
  playPack: 'Play the pack',
  online: 'Offer online',
  remix: 'Remix',
  like: 'Like',
  isLiked: 'Liked',
  change: 'Name, words, who sees it…',
  remove: 'Remove',
  asksToRemove: {
    title: (name: string) => `Remove ${name}?`,
    description: 'Others do not find it any more, and its likes are lost. Games on it go on.',
    confirm: 'Remove it',
  },
  seenBy: (who: string) => `Who sees it: ${who}.`,
  actions: 'This work',

  // ---- to publish ----
  dialog: 'Publish',
  dialogWhat: 'Others see it with your name, play it, and make remixes, which name you.',
  nameFirst: 'Others need a name for you first.',
  withName: 'Go on',
  name: 'Name',
  words: 'Words about it (may stay empty)',
  visibility: 'Who sees it',
  as: 'Publish it as',
  asChange: 'The published one, changed',
  asNew: 'A new one',
  publishNow: 'Publish',
  saveChange: 'Save',
  published: 'It is published.',
  toPage: 'Its page',
};

/** The texts of published works. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
