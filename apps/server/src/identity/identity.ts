import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Player, Store } from '../db/store.ts';
import { Passkeys } from './passkeys.ts';

/** The cookie that says who somebody is. */
const COOKIE = 'kickmate';
/** The longest life of a cookie that browsers allow, in seconds. */
const LIFE_S = 400 * 24 * 60 * 60;
/** The life of a link for another device, in milliseconds. */
const LINK_MS = 15 * 60_000;

/** The setting of the database that keeps the key of the cookies. */
const KEY_SETTING = 'cookie-key';

type Players = Pick<Store, 'createPlayer' | 'player' | 'addDeviceLink' | 'useDeviceLink' | 'setting'> &
  ConstructorParameters<typeof Passkeys>[1];

/**
 * Knows who somebody is, by a signed cookie: the player's id and its HMAC-SHA-256. There are no accounts and no passwords; a
 * link that works once, or a passkey, makes another device the same player.
 */
export class Identity {
  readonly #key: string;
  readonly #players: Players;
  readonly passkeys: Passkeys;

  private constructor(key: string, players: Players) {
    this.#key = key;
    this.#players = players;
    this.passkeys = new Passkeys(key, players);
  }

  /** @param secret the key of the cookies; absent: one that the database keeps */
  static async open(players: Players, secret: string | undefined): Promise<Identity> {
    const key = secret ?? (await players.setting(KEY_SETTING, randomBytes(32).toString('base64url')));
    return new Identity(key, players);
  }

  /** Makes a new player. */
  create(name: string): Promise<Player> {
    return this.#players.createPlayer({ id: randomBytes(12).toString('base64url'), name });
  }

  /** The player of a request's header `Cookie`; `undefined` without one, with a forged one, and for a deleted player. */
  async playerOf(header: string | undefined): Promise<Player | undefined> {
    const id = this.#idIn(header);
    return id === undefined ? undefined : this.#players.player(id);
  }

  /** The player with an id; `undefined` for a deleted one. */
  async player(id: string): Promise<Player | undefined> {
    return this.#players.player(id);
  }

  /** The header `Set-Cookie` that makes a browser this player. @param isSecure whether the page came by https */
  cookieOf(player: string, isSecure: boolean): string {
    return cookie(`${player}.${this.#signature(player)}`, LIFE_S, isSecure);
  }

  /** The header `Set-Cookie` that makes a browser nobody. */
  noCookie(isSecure: boolean): string {
    return cookie('', 0, isSecure);
  }

  /** A token by which another device becomes the same player: it works once, for 15 minutes. Only its hash is stored. */
  async deviceToken(player: string): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await this.#players.addDeviceLink({ tokenHash: hashOf(token), player, expiresInMs: LINK_MS });
    return token;
  }

  /** Uses up a token. Returns its player, or `undefined` if it is unknown, used or too old. */
  async useDeviceToken(token: string): Promise<Player | undefined> {
    const id = await this.#players.useDeviceLink(hashOf(token));
    return id === undefined ? undefined : this.#players.player(id);
  }

  /**
   * A name for an address, the same at all servers. Nobody finds the address from it without the key. `undefined` for a
   * program on this machine.
   */
  networkOf(address: string | undefined): string | undefined {
    if (address === undefined) return undefined;
    return createHmac('sha256', this.#key).update(`network ${address}`).digest('base64url').slice(0, 16);
  }

  #idIn(header: string | undefined): string | undefined {
    for (const part of header?.split(';') ?? []) {
      const [, id, signature] = /^\s*kickmate=([\w-]{1,40})\.([\w-]{43})\s*$/.exec(part) ?? [];
      if (id === undefined || signature === undefined) continue;
      if (timingSafeEqual(Buffer.from(signature), Buffer.from(this.#signature(id)))) return id;
    }
    return undefined;
  }

  #signature(id: string): string {
    return createHmac('sha256', this.#key).update(`player ${id}`).digest('base64url');
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const cookie = (value: string, seconds: number, isSecure: boolean): string =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
