import { type AnyVariant, gameOf } from '@kickmate/game';

/** A game that can be played here, known before its rules are loaded. */
export interface CatalogueEntry {
  /** The variant's id in files and commands. */
  readonly id: string;
  /** The variant's name, for people. */
  readonly name: string;
  /** One sentence for people who choose a game. */
  readonly summary: string;
  /** The sentence in large letters on the start page. */
  readonly headline?: string;
  /** The sentences below the {@link headline}. */
  readonly lead?: string;
  /** The origin of the rules, as a sentence; absent if the project made the game. */
  readonly origin?: string;
  /** Whether the game is played on maps, which people may draw. */
  readonly hasMaps?: true;
  /** Whether both sides line up before each round. */
  readonly hasFormations?: true;
  /** Whether records (PGN) without the tag `Variant` and positions alone are first read as this game. */
  readonly isUntagged?: true;
  /** Loads the rules. */
  readonly load: () => Promise<AnyVariant>;
}

/** All games, in the order in which they are offered. */
export const entries: readonly CatalogueEntry[] = [
  {
    id: 'chess-league',
    name: 'Chess League',
    summary: 'Chess pieces kick a ball: score past the other back rank.',
    headline: 'Chess pieces kick a ball.',
    lead: "Move onto the ball and it flies. Put it behind the other side's back rank and you score.",
    origin: 'Chess League follows the browser game “Chess League: chess x football”.',
    load: async () => (await import('@kickmate/chess-league')).chessLeague,
  },
  {
    id: 'football',
    name: 'Football Chess',
    summary: 'Push the ball into the other goal; a turn can be many kicks.',
    headline: 'One ball, many kicks.',
    lead: 'Chess pieces push the ball along their lines, one after the other, until it lies in the other goal.',
    origin: "Football Chess is Joseph Boyer's, 1951, as it is played on vchess.club.",
    load: async () => (await import('@kickmate/football')).football,
  },
  {
    id: 'chess-eleven',
    hasFormations: true,
    name: 'Chess Eleven',
    summary: 'Football with chess pieces: carry, pass and shoot, or checkmate for two goals.',
    headline: 'Eleven chess pieces, one ball.',
    lead: 'Run with it, pass it along your lines, and shoot. Checkmate counts double.',
    load: async () => (await import('@kickmate/chess-eleven')).chessEleven,
  },
  {
    id: 'chesslike',
    hasMaps: true,
    name: 'Chesslike',
    summary: 'Chess pieces among walls, doors and keys, on maps and with pieces of your own making.',
    headline: 'Pieces of your own making.',
    lead: 'Rooms with walls, doors and keys. What a piece may do is drawn on a grid, and you can draw your own.',
    load: async () => (await import('@kickmate/chesslike')).chesslike,
  },
  {
    id: 'chess',
    isUntagged: true,
    name: 'Chess',
    summary: 'The game of kings: checkmate the other king.',
    headline: 'Chess, at your level.',
    lead: 'Ten levels, clocks, openings by name. It plays on your device, without an account.',
    origin: 'Chess and Chess960 are played by the Laws of FIDE.',
    load: async () => (await import('@kickmate/chess')).chess,
  },
  {
    id: 'chess960',
    name: 'Chess960',
    summary: 'Chess from one of 960 arrays, drawn by lot.',
    headline: 'Chess, begun afresh.',
    lead: 'The back rank is shuffled: 960 beginnings, and none to learn by heart.',
    load: async () => (await import('@kickmate/chess')).chess960,
  },
  {
    id: 'minimal',
    name: 'Hexapawn',
    summary: 'Six pawns on nine squares: break through, or leave the other side without a move.',
    origin: "Hexapawn is Martin Gardner's, 1962.",
    load: async () => (await import('@kickmate/minimal')).hexapawn,
  },
];

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
  if (id === game) return variant;
  const onMap = variant.maps?.on(id.slice(game.length + 1));
  if (!onMap) throw new Error(`no variant '${id}': ${variant.name} has no maps`);
  if (!onMap.ok) throw new Error(`no variant '${game}' on such a map: ${onMap.error.message}`);
  return onMap.value;
}
