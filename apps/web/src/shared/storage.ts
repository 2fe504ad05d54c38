/** The names under which the app keeps things in this browser. */
export const KEYS = {
  settings: 'kickmate.settings',
  /** The game of the match that was open last. */
  lastGame: 'kickmate.last-game',
  /** The one match of all games, as earlier versions kept it. */
  onlyMatch: 'kickmate.match',
  brokenMatch: 'kickmate.match.broken',
  choices: 'kickmate.new-match',
  /** How the player lined up last, by game. */
  formations: 'kickmate.formations',
  /** The puzzles that have been solved, and how well. */
  puzzles: 'kickmate.puzzles',
  /** The maps of the player's own. */
  maps: 'kickmate.maps',
  /** What is in the map editor. */
  mapDraft: 'kickmate.map-draft',
  /** The variant of the game that tries it. */
  triedMap: 'kickmate.tried-map',
} as const;

/** Where the match of a game is kept. */
export const matchKey = (game: string): string => `kickmate.matches.${game}`;

/** Reads a stored text; `undefined` if there is none or the browser keeps nothing for us. */
export function load(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it (`undefined`). False if the browser refuses: blocked, or full. */
export function store(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Parses JSON from outside; `undefined` if it is none. */
export function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
