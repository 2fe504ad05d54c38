import type { MapFile, Variant } from '@kickmate/game';
import { textsReady } from '@kickmate/language';
import { describe } from './describe.ts';
import { events } from './events.ts';
import { kernelOn } from './kernel.ts';
import { groundOf } from './map/ground.ts';
import { formatMap } from './map/map-text.ts';
import { pieceKindOf } from './map/pieces.ts';
import { arena, SHIPPED } from './map/shipped/maps.ts';
import { mapsWith } from './maps.ts';
import { formatPosition, POSITION_FIELDS, parsePosition } from './position-text.ts';
import { formatAction, parseAction } from './rules/action-text.ts';
import { look } from './rules/actions.ts';
import { endByHistory } from './rules/end-by-history.ts';
import { actions } from './rules/moves.ts';
import { play, starts } from './rules/play.ts';
import type { ChesslikePosition } from './rules/position.ts';
import { reachOf, royalsInDanger } from './rules/reach.ts';
import { routeOf } from './rules/route.ts';
import { whyNot } from './why-not.ts';

/** The game's id. On another map a colon and the map follow. */
const ID = 'chesslike';
const NAME = 'Chesslike';

/**
 * Returns the game on a map without faults; a caller checks a map that somebody else made. The variant's id contains the
 * map's text, or the id of a shipped one.
 */
export function onMap(map: MapFile): Variant<ChesslikePosition> {
  const isArena = map === arena;
  const onIt = SHIPPED.find(({ file }) => file === map)?.id ?? formatMap(map);
  const ground = groundOf(map);
  const variant: Variant<ChesslikePosition> = {
    id: isArena ? ID : `${ID}:${onIt}`,
    name: isArena ? NAME : map.name,
    board: ground.board,
    pieces: ground.kinds.map((kind) => pieceKindOf(map, kind)),
    match: { goals: { default: 1, min: 1, max: 1 }, voidRounds: 1 },
    starts: (kickOff) => starts(ground, kickOff),
    side: (position) => position.side,
    actions: (position) => actions(ground, position),
    chance: () => [],
    play: (position, action, outcome) => play(ground, position, action, outcome),
    end: (position) => position.end,
    endByHistory: (plies) => endByHistory(ground, plies),

    pieceAt: (position, square) => position.pieces[square],
    events: (position, successor) => events(ground, position, successor),
    look,
    positionFields: POSITION_FIELDS,
    text: {
      parse: (text) => parsePosition(ground, text),
      format: (position) => formatPosition(ground, position),
      parseAction: (position, text) => parseAction(ground, position, text),
      formatAction: (successor) => formatAction(ground, successor),
    },

    kernel: kernelOn(ground),
    notation: { describe: (position, successor) => describe(ground, position, successor) },
    maps: mapsWith(map, onMap),
    terrain: {
      tileAt: (position, square) => position.tiles[square]!,
      keysOf: (position, side) => position.keys[side],
    },
    inDanger: (position) => royalsInDanger(ground, position),
    routes: {
      reach: (position, square) => reachOf(ground, position, square),
      route: (position, from, to) => routeOf(ground, position, from, to),
    },
    // The engine's matches were played on the arena.
    ...(isArena && { openingTree: new URL('../openings/tree.txt', import.meta.url) }),
    levels: { places: { 2: 2.05, 3: 2.6, 4: 2.95, 5: 3.5, 6: 4.2, 7: 5.45, 8: 6.6, 9: 8 } },
    motifs: async () => {
      const { hangingAlone } = await import('@kickmate/game/motifs');
      await textsReady();
      return hangingAlone(variant);
    },
    lesson: async () => {
      const { lesson } = await import('./lesson.ts');
      await textsReady();
      return lesson();
    },
    // The positions are the arena's; on every other map the bench searches the start.
    workload: async () => {
      const { WORKLOAD } = await import('./workload.ts');
      if (isArena) return WORKLOAD;
      return { ...WORKLOAD, positions: starts(ground, 'w').map(({ position }) => formatPosition(ground, position)) };
    },
    presentation: {
      rules: new URL('../README.md', import.meta.url),
      translatedRules: { de: new URL('../README.de.md', import.meta.url) },
      whyNot,
    },
  };
  return variant;
}

/** Chesslike on the first of its maps. The rules in words are the package's README. */
export const chesslike: Variant<ChesslikePosition> = onMap(arena);
