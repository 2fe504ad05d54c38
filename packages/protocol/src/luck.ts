import { SIDES, type Side } from '@kickmate/board';
import type { RandomSource } from '@kickmate/play';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ClientMessageOf, ServerMessageOf } from './messages.ts';

/**
 * Luck that nobody can know or choose in advance, and that everybody can check afterwards. The server draws a secret and
 * shows its SHA-256, the commitment. Each player draws a nonce and shows its SHA-256, the seal. Only when all three are
 * bound do the players show their nonces: so a player who knows the server's secret cannot pick a nonce for it. All chance of
 * the game follows from the three (HMAC-SHA-256, RFC 2104). After the game the server shows the secret.
 */
export interface Fortune {
  /** The server's secret: 64 hexadecimal digits, 256 bits. */
  readonly secret: string;
  /** The players' nonces: 32 hexadecimal digits each, or {@link LOST_NONCE}. A computer has none. */
  readonly nonces: Readonly<{ w?: string | undefined; b?: string | undefined }>;
}

/** The nonce of a player whose device does not have the number that was sealed. The luck is drawn as without one. */
export const LOST_NONCE = '-';

/** The commitment to a secret, or the seal of a nonce: the SHA-256 of hexadecimal digits, in hexadecimal digits. */
export const sha256Hex = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The random numbers of a game, for its session. Equal fortunes give equal numbers. */
export function randomSourceOf(fortune: Fortune): RandomSource {
  return ({ round, ply, for: purpose }) => streamOf(fortune, `${purpose} ${round} ${ply}`);
}

/**
 * The seed of a game's match: a whole number below 2 to the power of 32. It decides only in which positions rounds begin.
 * It stays as secret as the rest until the game is over.
 */
export const seedOf = (fortune: Fortune): number => Math.floor(streamOf(fortune, 'seed')() * 2 ** 32);

/** The players' seals, by side. */
export type Seals = Readonly<{ w?: string | undefined; b?: string | undefined }>;

/** A player's share in the luck of a game that has not begun, as the message `join` brings it; empty: nothing to bring now. */
export type LuckShare = Pick<ClientMessageOf<'join'>, 'seal' | 'nonce'>;

/**
 * The share that a player with this nonce has to bring when a table is as `sync` says: the seal; the nonce, once all people
 * have sealed theirs. If another device has sealed another nonce, this one's seal replaces it as long as nobody has shown a
 * nonce; afterwards the nonce is lost.
 */
export function shareFor(sync: ServerMessageOf<'sync'>, nonce: string): LuckShare {
  const { you, status, seals, nonces, seats } = sync;
  if (!you || status !== 'waiting' || nonces[you] !== undefined) return {};
  const seal = sha256Hex(nonce);
  // Servers from before the seals took nonces without one.
  const isNonceShown = (side: Side) => nonces[side] !== undefined && seals[side] !== undefined;
  if (seals[you] !== seal && !SIDES.some(isNonceShown)) return { seal };
  const owesSeal = (side: Side) => seats[side].level === undefined && (seals[side] ?? nonces[side]) === undefined;
  if (SIDES.some(owesSeal)) return {};
  return { nonce: seals[you] === seal ? nonce : 'lost' };
}

/** The side of the one who proposes a game, where it is drawn by lot. It follows from the secret alone: nonces come later. */
export const lotOf = (secret: string): Side => (streamOf({ secret, nonces: {} }, 'lot')() < 0.5 ? 'w' : 'b');

/** The numbers of one purpose. Each number has 52 random bits, and each block of the HMAC gives four numbers. */
function streamOf({ secret, nonces }: Fortune, purpose: string): () => number {
  const key = hexToBytes(secret);
  let drawn = 0;
  let block = new DataView(new ArrayBuffer(0));
  return () => {
    const place = drawn % 4;
    if (place === 0) {
      const text = `${nonces.w ?? LOST_NONCE} ${nonces.b ?? LOST_NONCE} ${purpose} ${drawn / 4}`;
      const bytes = hmac(sha256, key, utf8ToBytes(text));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    drawn++;
    const high = block.getUint32(place * 8) >>> 6;
    const low = block.getUint32(place * 8 + 4) >>> 6;
    return (high * 2 ** 26 + low) / 2 ** 52;
  };
}
