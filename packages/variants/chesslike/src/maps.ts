import { fail, ok, quoted, type Result, type TextError } from '@kickmate/board';
import type { AnyVariant, MapFile, Maps } from '@kickmate/game';
import { aimOn } from './map/aim.ts';
import { USUAL_ITEMS } from './map/items.ts';
import { faultsOf, remarksOn, SIZES } from './map/map-check.ts';
import { formatMap, parseMap } from './map/map-text.ts';
import { COLOURS, GLYPHS, OBJECTIVES, TILES } from './map/map-words.ts';
import { ABILITIES, patternValue, SELF } from './map/pattern.ts';
import { STANDARD, WORTHS } from './map/pieces.ts';
import { SHIPPED } from './map/shipped/maps.ts';
import { texts } from './map/texts.ts';
import { trainingMap } from './map/training-map.ts';
import { turnsLeft } from './rules/end.ts';
import type { ChesslikePosition } from './rules/position.ts';

/** Begins a map file's text. No id of a shipped map begins so. */
const BRACE = '{';

/** The facet `maps` of the variant on a map; `onMap` makes the variant on another map. */
export const mapsWith = (current: MapFile, onMap: (map: MapFile) => AnyVariant): Maps => ({
  current,
  shipped: SHIPPED,
  standard: STANDARD,
  tiles: TILES,
  items: USUAL_ITEMS,
  signs: ABILITIES,
  self: SELF,
  objectives: OBJECTIVES,
  aim: aimOn,
  glyphs: GLYPHS,
  colours: COLOURS,
  sizes: SIZES,
  value: patternValue,
  worths: WORTHS,
  turnsLeft: (position) => turnsLeft(current.turns, position as ChesslikePosition),
  check: (map) =>
    faultsOf(map).map(({ path, square, message }) => ({ path, message, ...(square !== undefined && { square }) })),
  remarks: remarksOn,
  parse: parseMap,
  format: formatMap,
  forTraining: (random) => onMap(trainingMap(random)),
  on: (text) => on(text, onMap),
});

function on(text: string, onMap: (map: MapFile) => AnyVariant): Result<AnyVariant, TextError> {
  const shipped = SHIPPED.find(({ id }) => id === text);
  if (shipped) return ok(onMap(shipped.file));
  if (!text.trimStart().startsWith(BRACE))
    return fail({
      cause: 'impossible',
      field: 'map',
      at: 0,
      message: texts.file.unknownMap(quoted(text), SHIPPED.map(({ id }) => id).join(', ')),
    });
  const map = parseMap(text);
  return map.ok ? ok(onMap(map.value)) : map;
}
