import {
  START_PAGE as CHESS,
  PICTURE as CHESS_PICTURE,
  START_PAGE_960 as CHESS960,
  PICTURE_960 as CHESS960_PICTURE,
} from '@kickmate/chess/start-page';
import { START_PAGE as ELEVEN, PICTURE as ELEVEN_PICTURE } from '@kickmate/chess-eleven/start-page';
import { FIRST_KICK, START_PAGE as LEAGUE, PICTURE as LEAGUE_PICTURE } from '@kickmate/chess-league/start-page';
import { START_PAGE as CHESSLIKE, PICTURE as CHESSLIKE_PICTURE } from '@kickmate/chesslike/start-page';
import { START_PAGE as FOOTBALL, PICTURE as FOOTBALL_PICTURE } from '@kickmate/football/start-page';
import { type AnyVariant, type FirstKick, type GamePicture, gameOf, type StartPage } from '@kickmate/game';
import { textsReady } from '@kickmate/language';
import { START_PAGE as HEXAPAWN } from '@kickmate/minimal/start-page';

/** A game that can be played here, known before its rules are loaded. */
export interface CatalogueEntry {
  /** The variant's id in files and commands. */
  readonly id: string;
  /** The variant's name, for people. */
  readonly name: string;
  /** The game's words on the start page. */
  readonly page: StartPage;
  /** The picture on its card. Games without one stand apart from the others. */
  readonly picture?: GamePicture;
  /** The match with which somebody new may begin at once. */
  readonly firstKick?: FirstKick;
  /** Whether the game is played on maps, which people may draw. */
  readonly hasMaps?: true;
  /** Whether both sides line up before each round. */
  readonly hasFormations?: true;
  /** Whether the game has puzzles. */
  readonly hasPuzzles?: true;
  /** Whether records (PGN) without the tag `Variant` and positions alone are first read as this game. */
  readonly isUntagged?: true;
  /** Loads the rules. */
  readonly load: () => Promise<AnyVariant>;
}

/** All games, with their names in English. */
const GAMES: readonly CatalogueEntry[] = [
  {
    id: 'chess-league',
    hasPuzzles: true,
    name: 'Chess League',
    page: LEAGUE,
    picture: LEAGUE_PICTURE,
    firstKick: FIRST_KICK,
    load: async () => (await import('@kickmate/chess-league')).chessLeague,
  },
  {
    id: 'football',
    hasPuzzles: true,
    name: 'Football Chess',
    page: FOOTBALL,
    picture: FOOTBALL_PICTURE,
    load: async () => (await import('@kickmate/football')).football,
  },
  {
    id: 'chess-eleven',
    hasFormations: true,
    hasPuzzles: true,
    name: 'Chess Eleven',
    page: ELEVEN,
    picture: ELEVEN_PICTURE,
    load: async () => (await import('@kickmate/chess-eleven')).chessEleven,
  },
  {
    id: 'chesslike',
    hasMaps: true,
    name: 'Chesslike',
    page: CHESSLIKE,
    picture: CHESSLIKE_PICTURE,
    load: async () => (await import('@kickmate/chesslike')).chesslike,
  },
  {
    id: 'chess',
    hasPuzzles: true,
    isUntagged: true,
    name: 'Chess',
    page: CHESS,
    picture: CHESS_PICTURE,
    load: async () => (await import('@kickmate/chess')).chess,
  },
  {
    id: 'chess960',
    name: 'Chess960',
    page: CHESS960,
    picture: CHESS960_PICTURE,
    load: async () => (await import('@kickmate/chess')).chess960,
  },
  {
    id: 'minimal',
    name: 'Hexapawn',
    page: HEXAPAWN,
    load: async () => (await import('@kickmate/minimal')).hexapawn,
  },
];

/** All games, in the order in which they are offered, with their names in the chosen language. */
export const entries: readonly CatalogueEntry[] = GAMES.map((game) => ({
  ...game,
  get name() {
    return game.page.name ?? game.name;
  },
}));

/** Whether there is a game with this id (without a map). */
export const hasGame = (id: string): boolean => entries.some((one) => one.id === id);

/**
 * Loads the rules of a game; for an id with a map (`chesslike:keep`, or a map file's text after the colon), on that
 * map.
 * @throws Error for an id that is not in the catalogue (the message lists those that are), and for a map that cannot be
 *   used (the message says why)
 */
export async function loadVariant(id: string): Promise<AnyVariant> {
  const game = gameOf(id);
  const entry = entries.find((one) => one.id === game);
  if (!entry) throw new Error(`no variant '${id}'; there are ${entries.map((one) => one.id).join(', ')}`);
  const variant = await entry.load();
  await textsReady();
  if (id === game) return variant;
  const onMap = variant.maps?.on(id.slice(game.length + 1));
  if (!onMap) throw new Error(`no variant '${id}': ${variant.name} has no maps`);
  if (!onMap.ok) throw new Error(`no variant '${game}' on such a map: ${onMap.error.message}`);
  return onMap.value;
}
