import { seededRandom } from '@kickmate/game';
import { AREAS, type Area, areaOf } from './areas.ts';
import { KINDS, type Place, placesIn } from './places.ts';

/** A fault that can be planted, and found again when lines have moved. */
export interface Fault extends Omit<Place, 'at'> {
  readonly area: Area;
  /** From the project's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The whole lines in which the change is, by which the place is found again. */
  readonly source: string;
  /** The index in `source` of the first character that is replaced. */
  readonly column: number;
}

/** The fault at a place of a file. */
export function faultAt(area: Area, file: string, text: string, { at, ...place }: Place): Fault {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at + place.before.length);
  return {
    area,
    file,
    line: text.slice(0, at).split('\n').length,
    ...place,
    source: text.slice(start, end < 0 ? text.length : end),
    column: at - start,
  };
}

/** The text with the fault, planted into the lines like the fault's own that are nearest to its line; `undefined` if there are none. */
export function withFault({ line, source, column, before, after }: Fault, text: string): string | undefined {
  let nearest: { readonly start: number; readonly distance: number } | undefined;
  for (let start = text.indexOf(source); start >= 0; start = text.indexOf(source, start + 1)) {
    const distance = Math.abs(text.slice(0, start).split('\n').length - line);
    if (!nearest || distance < nearest.distance) nearest = { start, distance };
  }
  if (!nearest) return undefined;
  const at = nearest.start + column;
  return text.slice(0, at) + after + text.slice(at + before.length);
}

/** Where a fault is, and what it changes, in a line. */
export const describeFault = ({ file, line, before, after }: Fault): string =>
  `${file}:${line}  ${shortened(before)} -> ${shortened(after)}`;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

/** Draws the candidates for one fault after the other. The first that the compilers accept is planted. */
export type Draw = (index: number) => Generator<Fault>;

/**
 * Returns a draw by a seed: the areas take turns, each way to change a text is as likely as any other, and so is each of its
 * places. The same seed draws the same faults from the same texts.
 * @param read returns the text of a file
 */
export function openDraw(seed: number, files: readonly string[], read: (file: string) => string): Draw {
  const found = files.flatMap((file) => {
    const area = areaOf(file);
    return area === undefined ? [] : placesIn(file, read(file)).map((place) => ({ area, file, place }));
  });
  return function* (index) {
    const random = seededRandom(seed, index);
    const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const inArea = found.filter(({ area }) => area === AREAS[index % AREAS.length]);
    const byKind = KINDS.map((kind) => inArea.filter(({ place }) => place.kind === kind)).filter((some) => some[0]);
    while (byKind.length > 0) {
      const { area, file, place } = one(one(byKind));
      yield faultAt(area, file, read(file), place);
    }
  };
}
