import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fail, type Result } from '@kickmate/board';
import type { Refusal } from '@kickmate/protocol';
import { nameKeys } from '../db/names.ts';
import type { Player, SignedIn, Store } from '../db/store.ts';
import { deviceOf, Passkeys } from './passkeys.ts';

/** The cookie that says who somebody is. */
const COOKIE = 'kickmate';
/** The same behind HTTPS. Browsers take a name with this beginning from this very host only, and never without HTTPS. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
/** The longest life of a cookie that browsers allow, in seconds. */
const LIFE_S = 400 * 24 * 60 * 60;
/** The life of a link for another device, in milliseconds. */
const LINK_MS = 15 * 60_000;

/** The setting of the database that keeps the key of the cookies. */
const KEY_SETTING = 'cookie-key';

type Players = Pick<
  Store,
  'createPlayer' | 'renamePlayer' | 'player' | 'addSession' | 'session' | 'addDeviceLink' | 'useDeviceLink' | 'setting'
> &
  ConstructorParameters<typeof Passkeys>[1];

/** Names that nobody may have: the server's own, and its operator's in English and German. `readName` refuses the computer's. */
const OWN_NAMES = new Set(['Kickmate', 'Operator', 'Betreiber'].flatMap(nameKeys));

const newId = (): string => randomBytes(12).toString('base64url');

/**
 * Knows who somebody is, by a signed cookie: the id of a session of the player, and its HMAC-SHA-256. There are no accounts and
 * no passwords; a link that works once, or a passkey, makes another device the same player.
 */
export class Identity {
  readonly #key: string;
  readonly #players: Players;
  readonly #areNamesUnique: boolean;
  readonly passkeys: Passkeys;

  private constructor(key: string, players: Players, areNamesUnique: boolean) {
    this.#key = key;
    this.#players = players;
    this.#areNamesUnique = areNamesUnique;
    this.passkeys = new Passkeys(key, players);
  }

  /**
   * @param secret the key of the cookies; absent: one that the database keeps
   * @param areNamesUnique whether no two players may have names that look alike
   */
  static async open(players: Players, secret: string | undefined, areNamesUnique = true): Promise<Identity> {
    const key = secret ?? (await players.setting(KEY_SETTING, randomBytes(32).toString('base64url')));
    return new Identity(key, players, areNamesUnique);
  }

  /** Makes a new player. The error says why nobody can have the name. */
  create(name: string): Promise<Result<Player, Refusal>> {
    return this.named(name, (keys) => this.#players.createPlayer({ id: newId(), name }, keys));
  }

  /** Gives a player another name. The error says why nobody can have it. */
  rename(player: string, name: string): Promise<Result<void, Refusal>> {
    return this.named(name, (keys) => this.#players.renamePlayer(player, name, keys));
  }

  /**
   * Lets a player have a name. The error says why nobody can have it.
   * @param give claims the keys of the name; its error is the name of another player who has one of them
   */
  async named<T>(
    name: string,
    give: (keys: readonly string[]) => Promise<Result<T, string>>,
  ): Promise<Result<T, Refusal>> {
    const keys = nameKeys(name);
    if (keys.some((key) => OWN_NAMES.has(key))) return fail<Refusal>({ why: 'nameTaken' });
    const given = await give(this.#areNamesUnique ? keys : []);
    if (given.ok) return given;
    const { error: other } = given;
    return fail<Refusal>(
      other === name || other === '' ? { why: 'nameTaken' } : { why: 'nameLike', values: { other } },
    );
  }

  /** The player of a request's header `Cookie`; `undefined` without one, with a forged one, and after the end of its session. */
  async playerOf(header: string | undefined): Promise<SignedIn | undefined> {
    const id = this.#idIn(header);
    return id === undefined ? undefined : this.#players.session(id);
  }

  /** The player with an id; `undefined` for a deleted one. */
  async player(id: string): Promise<Player | undefined> {
    return this.#players.player(id);
  }

  /** Begins a session of a player, and returns its id. @param agent the header `User-Agent` of the browser */
  async begin(player: string, agent = ''): Promise<string> {
    const id = newId();
    await this.#players.addSession({ id, player, device: deviceOf(agent) });
    return id;
  }

  /** The headers `Set-Cookie` that give a browser a session. @param isSecure whether the page came by HTTPS */
  cookiesOf(session: string, isSecure: boolean): readonly string[] {
    const value = `${session}.${this.#signature(session)}`;
    // The cookie of an older server is replaced.
    return isSecure
      ? [cookie(COOKIE, '', 0, true), cookie(SECURE_COOKIE, value, LIFE_S, true)]
      : [cookie(COOKIE, value, LIFE_S, false)];
  }

  /** The headers `Set-Cookie` that make a browser nobody. */
  noCookies(isSecure: boolean): readonly string[] {
    const plain = cookie(COOKIE, '', 0, isSecure);
    return isSecure ? [plain, cookie(SECURE_COOKIE, '', 0, true)] : [plain];
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

  /** The id of the session in a header `Cookie`. That of HTTPS comes first: others may have set the other one. */
  #idIn(header: string | undefined): string | undefined {
    const parts = header?.split(';').map((part) => part.trim()) ?? [];
    for (const name of [SECURE_COOKIE, COOKIE])
      for (const part of parts.filter((one) => one.startsWith(`${name}=`))) {
        const [, id, signature] = /^([\w-]{1,40})\.([\w-]{43})$/.exec(part.slice(name.length + 1)) ?? [];
        if (id === undefined || signature === undefined) continue;
        if (timingSafeEqual(Buffer.from(signature), Buffer.from(this.#signature(id)))) return id;
      }
    return undefined;
  }

  /** The signature of a session's id. Older cookies have the id of a player instead, with the same signature. */
  #signature(id: string): string {
    return createHmac('sha256', this.#key).update(`player ${id}`).digest('base64url');
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The header `Set-Cookie` for a cookie that scripts cannot read. @param seconds its life */
export const cookie = (name: string, value: string, seconds: number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
