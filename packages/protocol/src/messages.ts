import { fail, ok, type Result, SIDES } from '@kickmate/board';
import * as v from 'valibot';
import { FAREWELLS, WHYS } from './refusals.ts';
import { SideSchema as Side, StepSchema } from './steps.ts';
import { PHRASES } from './texts.ts';

/** The version of these messages. Both ends refuse another one. */
export const PROTOCOL = 4;

/** The most bytes of a message to the server. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

/** The days that a turn may take in a game by correspondence. */
export const DAYS = [1, 2, 3, 7] as const;

/**
 * The number of goals that wins a game by correspondence if its terms name none, in games that are usually played as live
 * matches: with a turn a day, more goals would take years.
 */
export const GOALS_BY_CORRESPONDENCE = 2;

const Level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const hex = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`), `${digits} hexadecimal digits are needed`));

const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'an id has 1 to 40 letters, digits, - or _'));
const Version = whole(0, 2 ** 31);
/** A formation in the text form of its game. */
const Formation = text(400);
const Nonce = hex(32);
const Seal = hex(64);

/** The pace of a game: clocks with an increment, a live match of two halves, days for a turn, or no limit at all. */
export const PaceSchema = v.variant('kind', [
  /** 10 seconds to 3 hours, and up to a minute for each turn, in milliseconds. */
  v.object({ kind: v.literal('clock'), ms: whole(10_000, 10_800_000), incrementMs: whole(0, 60_000) }),
  /** Halves of 30 seconds to an hour, and turns of 3 seconds to 2 minutes, in milliseconds. */
  v.object({ kind: v.literal('live'), halfMs: whole(30_000, 3_600_000), turnMs: whole(3_000, 120_000) }),
  v.object({ kind: v.literal('days'), days: v.picklist(DAYS) }),
  v.object({ kind: v.literal('unlimited') }),
]);
export type Pace = v.InferOutput<typeof PaceSchema>;

/** Whether a game of this pace is played at one sitting: both players are there, and nobody plays two such games at a time. */
export const isAtOneSitting = ({ kind }: Pace): boolean => kind === 'clock' || kind === 'live';

/** The terms of a game that somebody proposes. */
export const ProposalSchema = v.object({
  /** The id of the variant; with a map of one's own its text is a part of the id. */
  variant: text(12_000),
  /** The array from which rounds begin, in games that have several. */
  array: v.optional(text(40)),
  /** The number of goals that wins. Absent: the game's usual number; in a live match the time ends it. */
  goals: v.optional(whole(1, 99)),
  pace: PaceSchema,
  /** The side of the person who proposes. `lot`: it is drawn. */
  colour: v.picklist([...SIDES, 'lot']),
  /** Whether the result counts for the players' ratings. Absent: it does not, the game is a casual one. */
  rated: v.optional(v.boolean()),
});

/** The terms of a game. */
export const TermsSchema = v.object({
  ...ProposalSchema.entries,
  /** The place of the game in its tournament; absent: it belongs to none. Rounds and boards count from 1. */
  tournament: v.optional(v.object({ id: Id, round: whole(1, 10_000), board: whole(1, 100) })),
});
export type Terms = v.InferOutput<typeof TermsSchema>;

/** A player's command at a table. The side is that of the player's seat. */
export const OpSchema = v.variant('kind', [
  /** An action in coordinates, without an outcome. */
  v.object({ kind: v.literal('act'), text: text(60) }),
  v.object({ kind: v.literal('ready'), formation: v.optional(Formation) }),
  v.object({
    kind: v.picklist(['offer', 'accept', 'decline', 'withdraw']),
    what: v.picklist(['draw', 'takeback', 'rematch']),
  }),
  v.object({ kind: v.picklist(['claim', 'resign', 'abort']) }),
  /** The decision of the one who stayed. `computer`: it goes on in the other seat, at this level. */
  v.object({
    kind: v.literal('step in'),
    choice: v.picklist(['win', 'draw', 'wait', 'computer']),
    level: v.optional(Level),
  }),
]);
export type Op = v.InferOutput<typeof OpSchema>;

/** The messages of a client. */
export const ClientMessageSchema = v.variant('type', [
  /** The first message. `rules` is the hash of the rules that the client runs. */
  v.object({ type: v.literal('hello'), proto: whole(0, 1000), rules: text(80) }),
  /**
   * Comes to a table, as a player or to watch. `since` is the version that the client has, with nothing missing. A player's
   * share in the luck comes in two steps, each by a further `join`: the `seal` (the SHA-256 of the player's nonce) once the
   * server's commitment is known, and the `nonce` itself once the seals of all players are known, so that nobody can choose
   * a number that fits the others'. `lost`: this device does not have the number that was sealed, and the luck does without.
   */
  v.object({
    type: v.literal('join'),
    table: Id,
    since: v.optional(Version),
    seal: v.optional(Seal),
    nonce: v.optional(v.union([Nonce, v.literal('lost')])),
  }),
  v.object({ type: v.literal('leave'), table: Id }),
  /** A command. The server answers an id that it knows as it did the first time. `v`: the version that the player saw. */
  v.object({ type: v.literal('do'), table: Id, id: Id, v: Version, op: OpSchema }),
  /** An unfinished formation. `n` grows with each draft, so that an older one that comes later is dropped. */
  v.object({ type: v.literal('draft'), table: Id, formation: Formation, n: whole(0, 2 ** 31) }),
  v.object({ type: v.literal('say'), table: Id, phrase: whole(0, PHRASES.length - 1) }),
  /** Begins or stops to follow the lobby. */
  v.object({ type: v.literal('lobby'), on: v.boolean() }),
  /** Looks for an opponent. A fitting seek of somebody else is taken at once. */
  v.object({ type: v.literal('seek'), id: Id, terms: ProposalSchema }),
  v.object({ type: v.literal('unseek'), id: Id }),
  /** Takes somebody's seek. */
  v.object({ type: v.literal('take'), seek: Id }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;

const Sides = <T extends v.GenericSchema>(schema: T) => v.object({ w: schema, b: schema });
const SideTexts = v.object({ w: v.optional(v.string()), b: v.optional(v.string()) });
const Milliseconds = v.pipe(v.number(), v.minValue(0));
const Offer = v.object({ by: Side, isDeclined: v.boolean() });
const Holiday = v.object({ inMs: Milliseconds, endsInMs: Milliseconds });

/** The rest of a session beside its match: `SavedSession` of `@kickmate/play`. */
export const SessionStateSchema = v.object({
  elapsed: v.optional(Milliseconds),
  owed: v.optional(Sides(Milliseconds)),
  lineUp: v.optional(
    v.union([v.literal('done'), v.object({ ready: SideTexts, drafts: SideTexts, answered: v.optional(v.string()) })]),
  ),
  offers: v.optional(v.object({ draw: v.optional(Offer), takeback: v.optional(Offer) })),
  /** The holiday that each side has now or next, as the milliseconds until it begins and ends. */
  holidays: v.optional(v.object({ w: v.optional(Holiday), b: v.optional(Holiday) })),
  aborted: v.optional(Side),
});
export type SessionState = v.InferOutput<typeof SessionStateSchema>;

/** A rating as everybody sees it, in whole points. */
export const ShownRatingSchema = v.object({
  points: v.pipe(v.number(), v.integer()),
  /** Whether it may be far from the true strength: it rests on few games, or on old ones. */
  isProvisional: v.optional(v.boolean()),
});
export type ShownRating = v.InferOutput<typeof ShownRatingSchema>;

/** The player of a side as everybody sees it. */
export const ShownSeatSchema = v.object({
  name: v.string(),
  /** The id of the player's page; absent for an open seat. */
  player: v.optional(v.string()),
  /** The rating in games like this one; after a rated game the new one. */
  rating: v.optional(ShownRatingSchema),
  /** The points that the game has added to the rating, or taken from it. Absent before its end, and in a casual game. */
  change: v.optional(v.pipe(v.number(), v.integer())),
  /** The level of the computer, if it plays this side. */
  level: v.optional(Level),
});
export type ShownSeat = v.InferOutput<typeof ShownSeatSchema>;

const Rematch = v.object({ by: v.optional(Side), table: v.optional(Id) });

/**
 * The causes for which a game on rated terms does not count: the players are of one network; the computer has taken a seat over;
 * or it ended otherwise than by the rules before both sides had two turns.
 */
export const UNRATED_CAUSES = ['network', 'computer', 'short'] as const;
export type UnratedCause = (typeof UNRATED_CAUSES)[number];

/** The fields of a table, other than the match, that may change with every event. */
const TableFields = {
  state: SessionStateSchema,
  seats: Sides(ShownSeatSchema),
  unrated: v.optional(v.picklist(UNRATED_CAUSES)),
  /** An offer of a rematch, and the table at which it is played once both agree. */
  rematch: Rematch,
  /** The server's secret, once the game is over. */
  secret: v.optional(hex(64)),
};

/** A refusal as it is sent: see `Refusal`. */
export const REFUSAL = {
  why: v.picklist(WHYS),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
};

/** A game that somebody looks for. */
export const SeekSchema = v.object({
  id: Id,
  by: v.string(),
  /** The rating of the one who looks, in games like this one. */
  rating: v.optional(ShownRatingSchema),
  terms: TermsSchema,
  isOwn: v.boolean(),
});
export type Seek = v.InferOutput<typeof SeekSchema>;

/** A game that is being played, for the list of those to watch. */
export const RunningSchema = v.object({
  table: Id,
  variant: v.string(),
  seats: Sides(ShownSeatSchema),
  pace: PaceSchema,
  rated: TermsSchema.entries.rated,
  watchers: whole(0, 2 ** 31),
});
export type Running = v.InferOutput<typeof RunningSchema>;

/** A player as the player sees it. */
export const PlayerInfoSchema = v.object({ id: v.string(), name: v.string() });
export type PlayerInfo = v.InferOutput<typeof PlayerInfoSchema>;

/** The messages of the server. */
export const ServerMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    proto: v.number(),
    rules: v.string(),
    /** The player of this connection; absent for somebody without a name, who may only watch. */
    you: v.optional(PlayerInfoSchema),
  }),
  /** All of a table. */
  v.object({
    type: v.literal('sync'),
    table: Id,
    v: Version,
    terms: TermsSchema,
    /** The id of a command that has been carried out: this message is its acknowledgement. Only for the player who sent it. */
    id: v.optional(Id),
    /** The side of this connection's player; absent for those who watch. */
    you: v.optional(Side),
    status: v.picklist(['waiting', 'running', 'over']),
    /** Whether the game is over because nobody took its open seat in time. */
    expired: v.optional(v.boolean()),
    /** When the game began, in milliseconds since 1970. */
    begun: v.optional(v.number()),
    /** SHA-256 of the server's secret, the players' seals, and their nonces once they have shown them: see `Fortune`. */
    commit: hex(64),
    seals: SideTexts,
    nonces: SideTexts,
    /** The match so far, as PGN. Absent while a player is missing. */
    record: v.optional(v.string()),
    ...TableFields,
  }),
  /** One change of a table. With the id of a command it is that command's acknowledgement. */
  v.object({
    type: v.literal('ev'),
    table: Id,
    v: Version,
    /** The id of the command; only for the player who sent it. */
    id: v.optional(Id),
    steps: v.array(StepSchema),
    ...TableFields,
  }),
  /** A message changed nothing. */
  v.object({
    type: v.literal('no'),
    id: v.optional(Id),
    table: v.optional(Id),
    ...REFUSAL,
    v: v.optional(Version),
  }),
  /** A player's unfinished formation, where both may see it. */
  v.object({ type: v.literal('draft'), table: Id, side: Side, formation: v.string() }),
  v.object({ type: v.literal('said'), table: Id, side: Side, phrase: whole(0, PHRASES.length - 1) }),
  /** The people who watch a table, its clock, and the lag of each player in milliseconds; absent for one who is not there. */
  v.object({
    type: v.literal('presence'),
    table: Id,
    /** The version of the table: a client that has an older one has missed something. */
    v: v.optional(Version),
    watchers: v.number(),
    /** The time that the running turn has taken so far: the clock of a client may have stood still, or run through an outage. */
    elapsed: v.optional(Milliseconds),
    lag: v.object({ w: v.optional(Milliseconds), b: v.optional(Milliseconds) }),
    /** The side that has left in its own turn, and the milliseconds until the other one may decide what becomes of it. */
    gone: v.optional(v.object({ side: Side, inMs: Milliseconds })),
  }),
  /** The whole lobby. */
  v.object({
    type: v.literal('lobby'),
    seeks: v.array(SeekSchema),
    running: v.array(RunningSchema),
    people: v.number(),
    /** The number of games that were played to an end. */
    played: v.number(),
  }),
  /** A game was found: go to this table. */
  v.object({ type: v.literal('paired'), table: Id, seek: v.optional(Id) }),
  /** One's own lag in milliseconds, measured by the server. */
  v.object({ type: v.literal('lag'), ms: Milliseconds }),
  /** Something has happened in one of the player's games: the inbox has changed. */
  v.object({ type: v.literal('inbox') }),
  /** The server ends the connection. `retryMs`: when to come back; absent: do not. */
  v.object({ type: v.literal('bye'), why: v.picklist(FAREWELLS), retryMs: v.optional(Milliseconds) }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessageSchema>;

/** The messages of one type. */
export type ServerMessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;
export type ClientMessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: Type }>;

/** A message that cannot be read, with the place of the fault. */
export interface Unreadable {
  readonly message: string;
}

/** Reads a message of a client. The error names the field and what would be right. */
export const readClientMessage = (text: string): Result<ClientMessage, Unreadable> => read(ClientMessageSchema, text);

/** Reads a message of the server. */
export const readServerMessage = (text: string): Result<ServerMessage, Unreadable> => read(ServerMessageSchema, text);

function read<const T extends v.GenericSchema>(schema: T, text: string): Result<v.InferOutput<T>, Unreadable> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail({ message: 'a message is JSON' });
  }
  const checked = v.safeParse(schema, json);
  if (checked.success) return ok(checked.output);
  const [issue] = checked.issues;
  return fail({ message: `${v.getDotPath(issue) ?? 'the message'}: ${issue.message}` });
}
