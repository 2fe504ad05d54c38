// The bodies and answers of the requests over HTTP, all of which docs/api.md lists.

import { SIDES } from '@kickmate/board';
import * as v from 'valibot';
import { HolidaySchema } from './holidays.ts';
import { PlayerInfoSchema, ProposalSchema, REFUSAL, ShownSeatSchema, TermsSchema } from './messages.ts';
import { SideSchema } from './steps.ts';

/** The mark of this server's answer to `GET api/hello`. A host of static files may answer any address with a page of its own. */
export const API_MARK = 'kickmate online';

/** The answer to `GET api/hello`, by which the app knows that there is a server. */
export const HelloSchema = v.object({
  mark: v.literal(API_MARK),
  proto: v.number(),
  /** The hash of the rules that the server runs. */
  rules: v.string(),
  /** Whether the database can be reached. Until then nobody can play. */
  isReady: v.boolean(),
  you: v.optional(PlayerInfoSchema),
});
export type Hello = v.InferOutput<typeof HelloSchema>;

/**
 * The browsers that are signed in as a player, the one that was used last first. `device` is the browser and the system ("Chrome on
 * Android"), empty if they are not known; the moments are in milliseconds since 1970; `isThis` marks the one that asks.
 */
export const SessionListSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      device: v.string(),
      madeAt: v.number(),
      seenAt: v.number(),
      isThis: v.optional(v.boolean()),
    }),
  ),
});
export type SessionList = v.InferOutput<typeof SessionListSchema>;

/** A token in the link by which another device becomes the same player. It works once. */
export const DeviceTokenSchema = v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,100}$/)) });
export type DeviceToken = v.InferOutput<typeof DeviceTokenSchema>;

const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(most));

/** The options that a browser needs to make or use a passkey, as W3C Web Authentication says. The challenge is valid for five minutes. */
export const PasskeyOptionsSchema = v.looseObject({ challenge: bytes(200) });
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptionsSchema>;

const Passkey = { id: bytes(1400), rawId: bytes(1400), type: v.literal('public-key') };
const Extensions = v.optional(v.record(v.string(), v.unknown()), {});

/** A passkey that a browser has made (`RegistrationResponseJSON`). All bytes are base64url. */
export const NewPasskeySchema = v.object({
  ...Passkey,
  response: v.object({ clientDataJSON: bytes(4000), attestationObject: bytes(8000) }),
  clientExtensionResults: Extensions,
});
export type NewPasskey = v.InferOutput<typeof NewPasskeySchema>;

/** The signature of a passkey, and what it signs (`AuthenticationResponseJSON`). */
export const PasskeyProofSchema = v.object({
  ...Passkey,
  response: v.object({ clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(1400) }),
  clientExtensionResults: Extensions,
});
export type PasskeyProof = v.InferOutput<typeof PasskeyProofSchema>;

/**
 * A player's passkeys, the oldest first. `madeAt` is in milliseconds since 1970, `device` the browser and the system with
 * which it was made ("Chrome on Android"), empty if they are not known.
 */
export const PasskeyListSchema = v.object({
  passkeys: v.array(v.object({ id: v.string(), madeAt: v.number(), device: v.optional(v.string()) })),
});
export type PasskeyList = v.InferOutput<typeof PasskeyListSchema>;

/**
 * What the bearer of a token may do: play as the player and answer challenges, once the player is a bot (`bot:play`); make,
 * answer and withdraw challenges (`challenge:write`). The names are those of lichess.
 */
export const TOKEN_SCOPES = ['bot:play', 'challenge:write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

const Scopes = v.pipe(v.array(v.picklist(TOKEN_SCOPES)), v.minLength(1), v.maxLength(TOKEN_SCOPES.length));

/** The days for which a token is valid if a request names no number: a year. */
const TOKEN_DAYS = 365;

/** A request for a token, by which a program acts for the player. `name`: what the player calls it. */
export const NewTokenSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  scopes: Scopes,
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TOKEN_DAYS)), TOKEN_DAYS),
});

/** A token that has just been made. Nobody can see it again. */
export const MadeTokenSchema = v.object({ id: v.string(), token: v.string() });

/** A player's tokens, the latest first, without the tokens themselves. Moments are in milliseconds since 1970. */
export const TokenListSchema = v.object({
  tokens: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      scopes: Scopes,
      madeAt: v.number(),
      /** The last use, to the hour; absent if it was never used. */
      usedAt: v.optional(v.number()),
      endsAt: v.number(),
    }),
  ),
});
export type TokenList = v.InferOutput<typeof TokenListSchema>;

/** A request to give the player a name. {@link readName} reads it. */
export const NameSchema = v.object({ name: v.string() });

/** The terms of a challenge. With a level it is for the computer, which accepts at once. */
export const ChallengeSchema = v.object({
  ...ProposalSchema.entries,
  level: ShownSeatSchema.entries.level,
  /** The id of the only player who may take the open seat; absent: whoever has the address. */
  to: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
});

/**
 * The kinds of notices: it is the player's turn by correspondence, a quarter of its time is left, somebody challenges the
 * player, or offers a rematch, somebody has taken the game that the player offered or looked for, a round of a tournament
 * begins.
 */
export const NOTICE_KINDS = ['turn', 'reminder', 'challenge', 'rematch', 'taken', 'round'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));

/** The hours of each day in which a device is quiet, in minutes of the day. */
export const QuietHoursSchema = v.object({ from: Minute, until: Minute });
export type QuietHours = v.InferOutput<typeof QuietHoursSchema>;

/** The notices that a browser wants. */
export const NoticeWishesSchema = v.object({
  kinds: v.array(v.picklist(NOTICE_KINDS)),
  /** Notices wait for the end of quiet hours. */
  quiet: v.optional(QuietHoursSchema),
  /** The device's time zone: `Europe/Berlin`. */
  zone: v.pipe(v.string(), v.maxLength(60)),
  language: v.picklist(['en', 'de']),
});
export type NoticeWishes = v.InferOutput<typeof NoticeWishesSchema>;

/** A browser's push subscription (`PushSubscriptionJSON`), with the notices that it wants. */
export const NewSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  /** A point of P-256 (65 bytes) and a secret (16 bytes), base64url. */
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
  wishes: NoticeWishesSchema,
});
export type NewSubscription = v.InferOutput<typeof NewSubscriptionSchema>;

/** The settings of a browser: the server's public key, with which it subscribes, and its wishes, if it gets notices. */
export const NoticeSettingsSchema = v.object({
  key: bytes(100),
  wishes: v.optional(NoticeWishesSchema),
  /** The push service has ended the browser's subscription, so no notices come until it subscribes again. */
  isGone: v.optional(v.literal(true)),
});
export type NoticeSettings = v.InferOutput<typeof NoticeSettingsSchema>;

/** The text of a push message. */
export interface PushNotice {
  readonly kind: NoticeKind;
  readonly table: string;
  /** The opponent's name; empty if there is none. */
  readonly by: string;
  /** The milliseconds that are left, in a reminder. */
  readonly leftMs?: number;
  readonly language: NoticeWishes['language'];
}

/** The table of a challenge that was made or taken. */
export const TableInfoSchema = v.object({ table: v.string() });
export type TableInfo = v.InferOutput<typeof TableInfoSchema>;

/** A game in a list. */
export const GameInfoSchema = v.object({
  table: v.string(),
  /** The terms. In lists the text of a map of one's own is missing from the variant's id: `chesslike:` is left of it. */
  terms: TermsSchema,
  seats: v.object({ w: ShownSeatSchema, b: ShownSeatSchema }),
  /** The player's own side. */
  you: v.optional(SideSchema),
  status: v.picklist(['waiting', 'running', 'over']),
  /** The only player who may take the open seat. */
  invited: v.optional(PlayerInfoSchema),
  /** The side whose turn it is, or that has to open the table before a new game begins; `both` if both have to, or to line up. */
  toAct: v.optional(v.picklist([...SIDES, 'both'])),
  /** The time that is left for that, in milliseconds. */
  dueInMs: v.optional(v.number()),
  /** The holiday that each player has now or next, in a game by correspondence that goes on. */
  holidays: v.optional(v.object({ w: v.optional(HolidaySchema), b: v.optional(HolidaySchema) })),
  /** The result as in PGN: `1-0`, `0-1`, `1/2-1/2` or `*`. */
  result: v.optional(v.string()),
  /** Whether the game cannot be opened any more: it was stored by other rules. Unless it was over, it does not count. */
  isFaulty: v.optional(v.boolean()),
  /** The moment of the last change, in milliseconds since 1970. */
  updated: v.number(),
});
export type GameInfo = v.InferOutput<typeof GameInfoSchema>;

/** A page of a list of games. */
export const GameListSchema = v.object({
  games: v.array(GameInfoSchema),
  /** The value of `after` for the next page; absent on the last one. */
  next: v.optional(v.string()),
});
export type GameList = v.InferOutput<typeof GameListSchema>;

const Score = { won: v.number(), drawn: v.number(), lost: v.number() };

/** Somebody whom a player follows or has played, with the player's results against them. */
export const KnownPlayerSchema = v.object({
  ...PlayerInfoSchema.entries,
  isFollowed: v.boolean(),
  /** True while they are connected. */
  isHere: v.boolean(),
  ...Score,
});
export type KnownPlayerInfo = v.InferOutput<typeof KnownPlayerSchema>;

/** The players whom a player follows, then other opponents; those of the latest games first. */
export const KnownPlayersSchema = v.object({ players: v.array(KnownPlayerSchema) });

/** The players whom a player blocks. */
export const BlockListSchema = v.object({ players: v.array(PlayerInfoSchema) });
export type BlockList = v.InferOutput<typeof BlockListSchema>;

/** The answer to a request that changed nothing. `message`: the refusal in English, for people who use no app. */
export const ApiErrorSchema = v.object({ ...REFUSAL, message: v.string() });
