import type { Side } from '@kickmate/board';
import type { Luck } from '@kickmate/play';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Luck that no player can know in advance, and that everybody can check afterwards. The server draws a secret and shows
 * its SHA-256, the commitment, before the game; each player adds a nonce, which the server cannot foresee. All chance of
 * the game follows from the three (HMAC-SHA-256, RFC 2104). After the game the server shows the secret.
 */
export interface Fortune {
  /** The server's secret: 64 hexadecimal digits, 256 bits. */
  readonly secret: string;
  /** The players' nonces: 32 hexadecimal digits each. A computer has none. */
  readonly nonces: Readonly<{ w?: string | undefined; b?: string | undefined }>;
}

/** The commitment to a secret: its SHA-256, in hexadecimal digits. */
export const commitTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The luck of a game, for its session. Equal fortunes give equal luck. */
export function luckOf(fortune: Fortune): Luck {
  return ({ round, ply, for: purpose }) => streamOf(fortune, `${purpose} ${round} ${ply}`);
}

/**
 * The seed of a game's match: a whole number below 2 to the power of 32. It decides only in which positions rounds begin.
 * It stays as secret as the rest until the game is over.
 */
export const seedOf = (fortune: Fortune): number => Math.floor(streamOf(fortune, 'seed')() * 2 ** 32);

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
      const text = `${nonces.w ?? '-'} ${nonces.b ?? '-'} ${purpose} ${drawn / 4}`;
      const bytes = hmac(sha256, key, utf8ToBytes(text));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    drawn++;
    const high = block.getUint32(place * 8) >>> 6;
    const low = block.getUint32(place * 8 + 4) >>> 6;
    return (high * 2 ** 26 + low) / 2 ** 52;
  };
}
