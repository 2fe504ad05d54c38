import * as v from 'valibot';
import { KEYS, load, readJson, store } from '../storage.ts';

const MyMap = v.object({
  /** Its name in addresses; none of a map that comes with the game. */
  id: v.string(),
  /** The map file. It may be unfinished. */
  text: v.string(),
});

/** A map that is kept on this device. */
export type MyMap = Readonly<v.InferOutput<typeof MyMap>>;

/** The maps of this device, in the order in which they were first kept. What is spoilt is not among them. */
export function myMaps(): readonly MyMap[] {
  const kept = v.safeParse(v.array(v.unknown()), readJson(load(KEYS.maps)));
  return kept.success ? kept.output.filter((one) => v.is(MyMap, one)) : [];
}

/** The map of an id, if it is one of this device. */
export const myMap = (id: string): MyMap | undefined => myMaps().find((map) => map.id === id);

/** Keeps a map, in the place of the one of the same id if there is one. False if the browser refuses. */
export function keepMap(map: MyMap): boolean {
  // Read anew each time: another window may have kept something there.
  const maps = myMaps();
  const isKnown = maps.some(({ id }) => id === map.id);
  return write(isKnown ? maps.map((one) => (one.id === map.id ? map : one)) : [...maps, map]);
}

/** Throws a map away. False if the browser refuses. */
export const discardMap = (id: string): boolean => write(myMaps().filter((map) => map.id !== id));

/** An id for a map that has none yet. */
export const newMapId = (): string =>
  `my-${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 3).toString(36)}`;

const write = (maps: readonly MyMap[]): boolean => store(KEYS.maps, maps.length > 0 ? JSON.stringify(maps) : undefined);
