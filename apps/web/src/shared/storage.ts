/** The keys of the app's data in this browser's storage. */
export const KEYS = {
  settings: 'kickmate.settings',
  /** The game of the match that was open last. */
  lastGame: 'kickmate.last-game',
  /** The match of earlier versions, which kept one for all games. */
  onlyMatch: 'kickmate.match',
  brokenMatch: 'kickmate.match.broken',
  /** What another window stored of a match that was played on in both. */
  forkedMatch: 'kickmate.match.forked',
  /** The match whose board the person has flipped. */
  flippedMatch: 'kickmate.turned-match',
  choices: 'kickmate.new-match',
  /** The player's last formation, by game. */
  formations: 'kickmate.formations',
  /** The solved puzzles on maps, and the number of moves. */
  puzzles: 'kickmate.puzzles',
  /** The puzzles that were solved, and the streaks. */
  puzzleProgress: 'kickmate.puzzle-progress',
  /** The ratings of the person by puzzles, and of the puzzles. */
  puzzleRatings: 'kickmate.puzzle-ratings',
  /** The best sprint in each game. */
  sprints: 'kickmate.sprints',
  /** The sprint in this window. */
  sprint: 'kickmate.sprint',
  /** The day on which bad turns were practised last, and the time that it took. */
  practice: 'kickmate.practice',
  /** Whether matches are no longer looked through for bad turns. */
  lookThrough: 'kickmate.look-through',
  /** The moment until which the person's games on the server are in the list of matches. */
  finishedOnline: 'kickmate.finished-online',
  /** The player whose schedules of bad turns were exchanged with the server, and how far they were read there. */
  practiceOnline: 'kickmate.practice-online',
  /** The matches in which the person took a hint. */
  hinted: 'kickmate.hinted',
  /** The badges, and the day of each. */
  badges: 'kickmate.badges',
  /** The progress in the lessons, by game. */
  lessons: 'kickmate.lessons',
  /** The player's own maps. */
  maps: 'kickmate.maps',
  /** The map in the map editor. */
  mapDraft: 'kickmate.map-draft',
  /** The variant of the game that was started from the map editor. */
  triedMap: 'kickmate.tried-map',
  /** The packs of maps that were opened last, and which of their maps are done. */
  pack: 'kickmate.pack',
  /** The pack of maps that is being put together. */
  packDraft: 'kickmate.pack-draft',
  /** The analysis on the analysis board: its record, the shown place, the way back. */
  analysis: 'kickmate.analysis',
  /** The position in the position editor, and its game. */
  positionDraft: 'kickmate.position',
  /** The hours in which this device is to get no notices. */
  quietHours: 'kickmate.quiet-hours',
  /** The numbers of this device for the luck of online games, by table. */
  nonces: 'kickmate.nonces',
} as const;

/** The key of a game's match. */
export const matchKey = (game: string): string => `kickmate.matches.${game}`;

/** The key of the unfinished match of a game from a file, by the game's id. */
export const foreignMatchKey = (game: string): string => `kickmate.foreign-match.${game}`;

/** The part of the browser's storage: `local` is shared by all windows, `session` is one window's own and survives its reloads. */
type Place = 'local' | 'session';
const storageOf = (place: Place): Storage => (place === 'local' ? localStorage : sessionStorage);

/** Reads a stored text; `undefined` if there is none or the browser has no storage for us. */
export function load(key: string, place: Place = 'local'): string | undefined {
  try {
    return storageOf(place).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it (`undefined`). False if the browser refuses: blocked, or full. */
export function store(key: string, text: string | undefined, place: Place = 'local'): boolean {
  try {
    if (text === undefined) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Parses JSON that is not trusted; `undefined` if it is invalid. */
export function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
