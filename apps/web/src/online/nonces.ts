import type { FollowedTable } from '@kickmate/protocol';
import * as v from 'valibot';
import { KEYS, load, readJson, store } from '../shared/storage.ts';

/**
 * How a table's luck uses the number of this device. `own`: it is the one that this device has drawn. `exchanged`: it was,
 * and is another one now, so the server has forged it. `broken`: the server's commitment is not the one of before that number
 * was sent. `other`: it never was; the player's other devices may have been
 * first. `missing`: the game began without one. `none`: nobody of this device plays there, or the game has not begun.
 */
export type NonceUse = 'own' | 'exchanged' | 'broken' | 'other' | 'missing' | 'none';

const Kept = v.record(
  v.string(),
  v.object({
    nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
    /** The server's commitment when the number was drawn; absent in what older versions have kept. */
    commit: v.optional(v.string()),
    /** Whether the server has shown that it uses the number. */
    isUsed: v.boolean(),
  }),
);
type Kept = v.InferOutput<typeof Kept>;

/** The most tables whose numbers are kept. The oldest ones are dropped. */
const MOST = 200;

function read(): Kept {
  const kept = v.safeParse(Kept, readJson(load(KEYS.nonces)) ?? {});
  return kept.success ? kept.output : {};
}

const write = (kept: Kept): void =>
  void store(KEYS.nonces, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));

/**
 * This device's number for the luck of a table. All windows of a browser have the same one, also after a reload, because
 * the server takes only the first.
 * @param commit the server's commitment: its secret was drawn before this number was known
 * @param draw makes a new number of 32 hexadecimal digits
 */
export function nonceFor(table: string, commit: string, draw: () => string): string {
  const kept = read();
  const known = kept[table];
  if (known) return known.nonce;
  const nonce = draw();
  write({ ...kept, [table]: { nonce, commit, isUsed: false } });
  return nonce;
}

/** Compares the number that a table's luck uses with this device's own, and keeps in mind that they were equal. */
export function useOfNonce({ table, you, nonces, match, commit }: FollowedTable): NonceUse {
  if (!you) return 'none';
  const kept = read();
  const own = kept[table];
  if (own?.commit !== undefined && own.commit !== commit) return 'broken';
  const used = nonces[you];
  if (used === undefined) return match ? 'missing' : 'none';
  if (own?.nonce !== used) return own?.isUsed ? 'exchanged' : 'other';
  if (!own.isUsed) write({ ...kept, [table]: { ...own, isUsed: true } });
  return 'own';
}
