import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../db/store.ts';
import { cookie } from './identity.ts';

const COOKIE = 'kickmate-operator';
const SECURE_COOKIE = `__Host-${COOKIE}`;
/** The time after which the operator signs in again, in seconds. */
const LIFE_S = 8 * 60 * 60;

/** The token of the operator of a server's data, made when somebody first asks for it: `npm run data -- operator` shows it. */
export const operatorToken = (settings: Pick<Store, 'setting'>): Promise<string> =>
  settings.setting('operator-token', randomBytes(24).toString('base64url'));

/**
 * Knows the operator: whoever has shown the token, for eight hours, by a cookie with the operator's name and the end, and their
 * HMAC-SHA-256 with the token as key.
 */
export class Operator {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** Tells whether a text is the token, in a time that says nothing about it. */
  isToken(text: string): boolean {
    return timingSafeEqual(hash(text), hash(this.#token));
  }

  /** The header `Set-Cookie` by which a browser is the operator's. @param now milliseconds since 1970 */
  cookieFor(name: string, isSecure: boolean, now: number): string {
    const content = `${Buffer.from(name).toString('base64url')}.${now + LIFE_S * 1000}`;
    return cookie(isSecure ? SECURE_COOKIE : COOKIE, `${content}.${this.#signature(content)}`, LIFE_S, isSecure);
  }

  /** The header `Set-Cookie` by which it is no more. */
  noCookie(isSecure: boolean): string {
    return cookie(isSecure ? SECURE_COOKIE : COOKIE, '', 0, isSecure);
  }

  /** The operator's name in a request's header `Cookie`; `undefined` for others, and after the end. @param now milliseconds since 1970 */
  nameIn(header: string | undefined, now: number): string | undefined {
    for (const part of header?.split(';') ?? []) {
      const [, name, until, signature] = SHOWN.exec(part.trim()) ?? [];
      if (name === undefined || signature === undefined || Number(until) <= now) continue;
      const own = this.#signature(`${name}.${until}`);
      if (timingSafeEqual(Buffer.from(signature), Buffer.from(own))) return Buffer.from(name, 'base64url').toString();
    }
    return undefined;
  }

  #signature(content: string): string {
    return createHmac('sha256', this.#token).update(content).digest('base64url');
  }
}

const SHOWN = new RegExp(`^(?:__Host-)?${COOKIE}=([\\w-]+)\\.(\\d{1,16})\\.([\\w-]{43})$`);

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
