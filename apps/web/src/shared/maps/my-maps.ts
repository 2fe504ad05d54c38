import * as v from 'valibot';
import { KEYS, load, readJson, store } from '../storage.ts';

const MyMap = v.object({
  /** Its id in addresses; differs from the ids of maps that come with the game. */
  id: v.string(),
  /** The map file. It may be unfinished. */
  text: v.string(),
  /** The id of the published work that it was made from, or published as. */
  work: v.optional(v.string()),
});

/** A map that is kept on this device. */
export type MyMap = Readonly<v.InferOutput<typeof MyMap>>;

/** The maps of this device in the order in which they were first stored, without invalid ones. */
export function myMaps(): readonly MyMap[] {
  const kept = v.safeParse(v.array(v.unknown()), readJson(load(KEYS.maps)));
  return kept.success ? kept.output.filter((one) => v.is(MyMap, one)) : [];
}

/** The map of this device with an id, if there is one. */
export const myMap = (id: string): MyMap | undefined => myMaps().find((map) => map.id === id);

/** Stores a map, replacing one of the same id. False if the browser refuses. */
export function keepMap(map: MyMap): boolean {
  // Read again each time: another window may have stored something.
  const maps = myMaps();
  const isKnown = maps.some(({ id }) => id === map.id);
  return write(isKnown ? maps.map((one) => (one.id === map.id ? map : one)) : [...maps, map]);
}

/** Deletes a map. False if the browser refuses. */
export const discardMap = (id: string): boolean => write(myMaps().filter((map) => map.id !== id));

/** Makes an id for a new map. */
export const newMapId = (): string =>
  `my-${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 3).toString(36)}`;

const write = (maps: readonly MyMap[]): boolean => store(KEYS.maps, maps.length > 0 ? JSON.stringify(maps) : undefined);
