import type { Placement } from '@kickmate/board';
import { ITEMS, type Item, type ItemDesign, type MapFile } from '@kickmate/game';
import { signOf } from './map-words.ts';
import { patternValue, unitedPattern } from './pattern.ts';
import { type Kind, kindsOf, WORTHS } from './pieces.ts';
import { texts } from './texts.ts';

// Items. A piece that carries one is of another kind, which has a letter of its own: so everything that works with kinds of
// pieces - placements, rays, values, the kernel - works with carriers, too.

/** The effects that items have until somebody designs others. */
export const USUAL_ITEMS: Readonly<Record<Item, ItemDesign>> = {
  boots: { pattern: ['..m..', '.....', 'm.o.m', '.....', '..m..'] },
  wings: { pattern: ['.b.b.', 'b...b', '..o..', 'b...b', '.b.b.'] },
  spurs: { pattern: ['..r..', '..b..', 'rbobr', '..b..', '..r..'] },
  horns: { pattern: ['.....', '.a.a.', '..o..', '.a.a.', '.....'] },
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letters that no kind of piece on a map has, in rising order. */
function freeLetters(map: MapFile): readonly string[] {
  const taken = new Set(kindsOf(map).map(({ letter }) => letter));
  return LETTERS.filter((letter) => !taken.has(letter));
}

/** The kinds of pieces that stand on a map at its start. */
function placedKinds(map: MapFile, placement: Placement): readonly Kind[] {
  const placed = new Set(placement.map((piece) => piece?.letter));
  return kindsOf(map).filter(({ letter }) => placed.has(letter));
}

/** The items that lie on a map at its start, in their usual order. */
const itemsOn = ({ tiles }: MapFile): readonly Item[] =>
  ITEMS.filter((item) => tiles.some((row) => row.includes(signOf(item))));

/** The reason why a map's kinds and items are too many: there is a letter for each kind with each item. `undefined` if there is none. */
export function itemLetterFault(map: MapFile, placement: Placement): string | undefined {
  const [kinds, items] = [placedKinds(map, placement).length, itemsOn(map).length];
  const free = freeLetters(map).length;
  if (kinds * items <= free) return undefined;
  return texts.faults.letters(kinds, items, free);
}

/**
 * The kinds of pieces of a sound map with items: those that stand on it at the start, then each of them with each item. The letters
 * of the latter are the free ones in rising order.
 */
export function carriersOf(map: MapFile, placement: Placement): readonly Kind[] {
  const bare = placedKinds(map, placement);
  const free = freeLetters(map);
  const items = itemsOn(map);
  const carriers = bare.flatMap((kind, index) =>
    items.map((item, place) => carrierOf(kind, item, map.items![item]!, free[index * items.length + place]!)),
  );
  return [...bare, ...carriers];
}

/** A kind of piece with an item. A worth by hand grows, or falls, by as much as the worth of the pattern. */
function carrierOf(kind: Kind, item: Item, { pattern: own, replaces }: ItemDesign, letter: string): Kind {
  const pattern = replaces ? own : unitedPattern(kind.pattern, own);
  const gain = patternValue(pattern) - patternValue(kind.pattern);
  const [least, most] = WORTHS;
  return {
    ...kind,
    letter,
    get name() {
      return texts.withItem[item](kind.name);
    },
    get gender() {
      return kind.gender;
    },
    pattern,
    worth: kind.worth === undefined ? undefined : Math.min(Math.max(kind.worth + gain, least), most),
    look: { ...kind.look, item },
    carried: { item, bare: kind.letter },
  };
}
