import { SIDES, type Side } from '@kickmate/board';
import { gameOf } from '@kickmate/game';
import { onlyPersonSide, type Seats, type Session } from '@kickmate/play';
import * as v from 'valibot';
import { useKeeping } from '../shared/keeping.ts';
import { KEYS, load, readJson } from '../shared/storage.ts';

/** The last formations by game: `w` and `b` of two people, `own` of a person against the computer. */
const Kept = v.fallback(
  v.record(v.string(), v.object({ w: v.optional(v.string()), b: v.optional(v.string()), own: v.optional(v.string()) })),
  {},
);

/** The name under which a side's formation is kept. Against the computer it is `own`, whichever side the person plays. */
const keptName = (seats: Seats, side: Side): Side | 'own' => (onlyPersonSide(seats) === undefined ? side : 'own');

/** The formation in which each side of a match lined up last on this device, in text form. */
export function loadFormations(variantId: string, seats: Seats): Session['lastFormations'] {
  const kept = readKept()[gameOf(variantId)];
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const text = kept?.[keptName(seats, side)];
      return text === undefined ? [] : [[side, text]];
    }),
  );
}

/** The formation in which the person lined up last against the computer on this device, as that of a side, in text form. */
export function keptOwnFormation(variantId: string, side: Side): Session['lastFormations'] {
  const own = readKept()[gameOf(variantId)]?.own;
  return own === undefined ? {} : { [side]: own };
}

/** Stores the formations in which people lined up in a session. If the browser refuses, the app says so. */
export function storeFormations({ match, lastFormations, seats }: Session): void {
  const id = gameOf(match.variant.id);
  const all = readKept();
  const texts = SIDES.flatMap((side) =>
    seats[side].kind === 'person' && lastFormations[side] !== undefined
      ? [[keptName(seats, side), lastFormations[side]]]
      : [],
  );
  useKeeping().keep(KEYS.formations, JSON.stringify({ ...all, [id]: { ...all[id], ...Object.fromEntries(texts) } }));
}

const readKept = () => v.parse(Kept, readJson(load(KEYS.formations)) ?? {});
