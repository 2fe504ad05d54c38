import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { fail, ok, type Result } from '@kickmate/board';
import { setTimer as realTimer, type SetTimer } from '@kickmate/play';
import type { NewSubscription, NoticeSettings, PushNotice, Refusal } from '@kickmate/protocol';
import { DatabaseAway, type Log } from '../db/database.ts';
import {
  type DueNotice,
  MOST_AT_ONCE,
  MOST_DEVICES,
  type NoticeRows,
  type Taken,
  type UnderWay,
} from '../db/notice-rows.ts';
import type { Store } from '../db/store.ts';
import { type Delivery, type PushOptions, PushServices } from './push-service.ts';
import { quietMs } from './quiet.ts';
import { newServerKey, serverKeysOf } from './web-push.ts';

/** The parts of the server that notices need. */
export interface NoticesOptions extends Omit<PushOptions, 'keys'> {
  readonly rows: NoticeRows;
  readonly store: Pick<Store, 'setting'>;
  /** The play time now. */
  now(): number;
  readonly log: Log;
  /** Called with the result of each message. */
  onDelivery?(delivery: Delivery): void;
  /** Milliseconds since 1970, for quiet hours. */
  wallClock?(): number;
  readonly setTimer?: SetTimer | undefined;
}

/** The setting of the database that keeps the private key for push services. */
const KEY_SETTING = 'push-key';
/** The milliseconds between two looks for notices that are due, and after one that has found many: more may have had no place. */
const LOOK_MS = 500;
const SOON_MS = 50;
const MANY = MOST_AT_ONCE.service / 2;
/** The messages that are on their way at a time. {@link MOST_AT_ONCE} says how players and push services share the places. */
const MOST_UNDER_WAY = 200;
/** The attempts to send a notice, and the pause before the next one, in milliseconds: each is five times as long. */
const MOST_TRIES = 4;
const RETRY_MS = 60_000;
/** The seconds for which a push service keeps a notice: ten minutes if somebody waits at a table that begins, else a day. */
const TTL_S = { waitsNow: 600, usual: 86_400 } as const;

/**
 * The notices of this server: who gets them, and the work of sending those that are due. A notice is taken in the database
 * before it is sent. So it is sent by one server, and never twice: one that dies while it sends may lose it.
 */
export class Notices {
  readonly #options: NoticesOptions;
  readonly #services: PushServices;
  readonly #underWay = new Map<DueNotice, Promise<void>>();
  readonly #setTimer: SetTimer;
  #cancel: () => void;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** The public key with which browsers subscribe. */
  readonly key: string;

  private constructor(options: NoticesOptions, key: string) {
    const keys = serverKeysOf(key);
    this.#options = options;
    this.#services = new PushServices({ ...options, keys });
    this.key = keys.publicKey;
    this.#setTimer = options.setTimer ?? realTimer;
    this.#cancel = this.#setTimer(() => this.#tick(), LOOK_MS);
  }

  /** Starts the sending of notices. The first server of a database makes its key. */
  static async open(options: NoticesOptions): Promise<Notices> {
    return new Notices(options, await options.store.setting(KEY_SETTING, newServerKey()));
  }

  /** The settings of a browser. */
  async settings(session: string): Promise<NoticeSettings> {
    const { wishes, isGone } = (await this.#options.rows.device(session)) ?? {};
    return { key: this.key, ...(wishes && { wishes }), ...(isGone && { isGone }) };
  }

  /** Sends a browser the notices that it wants from now on. */
  async subscribe(
    { player, session }: { readonly player: string; readonly session: string },
    { keys, wishes, ...wanted }: NewSubscription,
  ): Promise<Result<void, Refusal>> {
    const endpoint = await this.#services.acceptable(wanted.endpoint);
    if (endpoint === undefined) return fail({ why: 'pushAddress' });
    const isKept = await this.#options.rows.keepDevice({ player, session, endpoint, ...keys, wishes });
    return isKept ? ok(undefined) : fail({ why: 'manyPushDevices', values: { most: MOST_DEVICES } });
  }

  /** Ends the notices of a browser. */
  unsubscribe(session: string): Promise<void> {
    return this.#options.rows.dropDevice(session);
  }

  /** Ends: resolves when everything that is under way is sent. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#looking;
    await Promise.all(this.#underWay.values());
    this.#services.close();
  }

  #tick(): void {
    this.#looking = this.#look().then((count) => {
      if (!this.#isClosed) this.#cancel = this.#setTimer(() => this.#tick(), count >= MANY ? SOON_MS : LOOK_MS);
    });
  }

  /** Takes the notices that are due, begins to send them, and returns their number. Never rejects. */
  async #look(): Promise<number> {
    const { rows, log } = this.#options;
    const now = Math.floor(this.#options.now());
    try {
      const due = await rows.dueNotices(now, MOST_UNDER_WAY - this.#underWay.size, this.#countUnderWay());
      if (due.length === 0) return 0;
      const taken = await rows.takeNotices(
        due.map((notice) => ({ ...notice, ...this.#decide(notice, now) })),
        now,
      );
      for (const notice of taken) {
        if (!notice.sendsNow) continue;
        this.#begin(notice as DueNotice & typeof notice);
        // To encrypt hundreds in one go would hold up play.
        await setImmediate();
      }
      return due.length;
    } catch (error) {
      if (!(error instanceof DatabaseAway)) log.error({ error: String(error) }, 'notices could not be taken');
      return 0;
    }
  }

  #countUnderWay(): UnderWay {
    const count = (keys: readonly string[]) => {
      const counts: Record<string, number> = {};
      for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
      return counts;
    };
    const notices = [...this.#underWay.keys()];
    return {
      players: count(notices.map(({ player }) => player)),
      services: count(notices.map(({ service }) => service)),
    };
  }

  /** Decides about a notice: it is sent now, waits until a play time, or is dropped. */
  #decide({ isStillTrue, wishes, kind }: DueNotice, now: number): Pick<Taken, 'sendsNow' | 'next'> {
    if (!isStillTrue || !wishes.kinds.includes(kind)) return { sendsNow: false };
    const { wallClock = Date.now } = this.#options;
    const wait = quietMs(wishes, wallClock());
    return wait > 0 ? { sendsNow: false, next: now + wait } : { sendsNow: true };
  }

  #begin(notice: DueNotice): void {
    const sending = this.#send(notice)
      .catch((error) => {
        if (!(error instanceof DatabaseAway))
          this.#options.log.error({ error: String(error) }, 'the result of a notice could not be stored');
      })
      .finally(() => this.#underWay.delete(notice));
    this.#underWay.set(notice, sending);
  }

  async #send(notice: DueNotice): Promise<void> {
    const { kind, game, by, leftMs, wishes, tries, isByDays } = notice;
    const waitsNow = kind === 'taken' || (kind === 'round' && !isByDays);
    const text: PushNotice = { kind, table: game, by, language: wishes.language };
    const delivery = await this.#services.send(notice, {
      text: JSON.stringify(kind === 'reminder' && leftMs !== undefined ? { ...text, leftMs } : text),
      ttl: TTL_S[waitsNow ? 'waitsNow' : 'usual'],
      topic: createHash('sha256').update(game).digest('base64url').slice(0, 32),
    });
    this.#options.onDelivery?.(delivery);
    const { rows } = this.#options;
    if (delivery === 'gone') await rows.markGone(notice.endpoint);
    if (delivery !== 'later' || tries + 1 >= MOST_TRIES) return;
    await rows.putOff({ ...notice, sendsNow: false }, Math.floor(this.#options.now()) + RETRY_MS * 5 ** tries);
  }
}
