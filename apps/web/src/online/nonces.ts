import { opponent } from '@kickmate/board';
import {
  type FollowedTable,
  LOST_NONCE,
  type LuckShare,
  type ServerMessageOf,
  sha256Hex,
  shareFor,
} from '@kickmate/protocol';
import * as v from 'valibot';
import { KEYS, load, readJson, store } from '../shared/storage.ts';

/**
 * How a table's luck uses the number of this device. `own`: it is the one that this device has drawn. `exchanged`: it was,
 * and is another one now, so the server has forged it. `broken`: the server's commitment differs from the one that it
 * showed before that number was sent. `switched`: the other player's number is not the one that was sealed before this
 * device showed its own. `other`: it never was this device's; the player's other devices may have been first. `missing`:
 * the luck does without one. `none`: nobody of this device plays there, or the game has not begun.
 */
export type NonceUse = 'own' | 'exchanged' | 'broken' | 'switched' | 'other' | 'missing' | 'none';

const Kept = v.record(
  v.string(),
  v.object({
    nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
    /** The server's commitment when the number was drawn; absent in what older versions have kept. */
    commit: v.optional(v.string()),
    /** The other player's seal when the number was shown; absent before, empty against the computer. */
    other: v.optional(v.string()),
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
 * Returns a function that finds this device's share in the luck of a table, for each whole state of it. The function draws
 * the number when it is first needed, and stores it: all windows of a browser have the same one, also after a reload. The
 * function replaces the seal of another device once: two devices would otherwise never stop.
 * @param draw makes a new number of 32 hexadecimal digits
 */
export function shareOfDevice(draw: () => string): (sync: ServerMessageOf<'sync'>) => LuckShare {
  let hasReplaced = false;
  // Where nothing can be kept, the page still has one number.
  let drawn: Kept[string] | undefined;
  return (sync) => {
    const { table, you, commit, seals } = sync;
    if (!you) return {};
    const kept = read();
    const own = kept[table] ?? drawn ?? { nonce: draw(), commit, isUsed: false };
    const share = shareFor(sync, own.nonce);
    const isReplacing = share.seal !== undefined && seals[you] !== undefined;
    if (isReplacing && hasReplaced) return {};
    hasReplaced ||= isReplacing;
    // What was shown first counts: a server could exchange the other seal afterwards.
    const otherSeal = own.other ?? (share.nonce === undefined ? undefined : (seals[opponent(you)] ?? ''));
    drawn = { ...own, ...(otherSeal !== undefined && { other: otherSeal }) };
    if (!kept[table] || otherSeal !== own.other) write({ ...kept, [table]: drawn });
    return share;
  };
}

/** Compares the numbers that a table's luck uses with what this device has kept. */
export function nonceUse({ table, you, nonces, match, commit }: FollowedTable): NonceUse {
  if (!you) return 'none';
  const own = read()[table];
  if (own?.commit !== undefined && own.commit !== commit) return 'broken';
  const otherNonce = nonces[opponent(you)] ?? LOST_NONCE;
  if (own?.other !== undefined && otherNonce !== LOST_NONCE && sha256Hex(otherNonce) !== own.other) return 'switched';
  const used = nonces[you];
  if (used === undefined || used === LOST_NONCE) return match ? 'missing' : 'none';
  if (own?.nonce !== used) return own?.isUsed ? 'exchanged' : 'other';
  return 'own';
}

/** Stores that a table's luck uses this device's number, if it does: from then on another one was exchanged. */
export function noteUsed(followed: FollowedTable): void {
  const { table } = followed;
  const kept = read();
  const own = kept[table];
  if (own && !own.isUsed && nonceUse(followed) === 'own') write({ ...kept, [table]: { ...own, isUsed: true } });
}
