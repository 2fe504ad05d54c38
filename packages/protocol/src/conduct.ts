// How players behave towards each other: reports, and what the operator does about them.

import * as v from 'valibot';
import { PlayerInfoSchema } from './messages.ts';
import type { Refusal } from './refusals.ts';
import { REPORT_REASONS } from './report-reasons.ts';

const Reason = v.picklist(REPORT_REASONS);

/** The most characters that somebody writes about a report, or the operator about an act. */
export const MAX_WORDS = 300;
const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const Words = v.pipe(v.string(), v.trim(), v.maxLength(MAX_WORDS));

/** A player's report of another one, or of a tournament's name. */
export const NewReportSchema = v.union(
  [
    v.object({ tournament: Id, words: v.optional(Words, '') }),
    v.object({
      player: Id,
      reason: Reason,
      words: v.optional(Words, ''),
      /** The table of a game of both. */
      game: v.optional(Id),
      /** A published work of the player. */
      work: v.optional(Id),
    }),
  ],
  'needs a player and a reason, or a tournament',
);
export type NewReport = v.InferOutput<typeof NewReportSchema>;

const Limits = {
  reason: Reason,
  /** When it ends, in milliseconds since 1970; absent: never. */
  until: v.optional(v.pipe(v.number(), v.integer(), v.maxValue(8.64e15))),
};

/** What a player may not do: `mute`, speak to others; `ban`, begin games with them. */
export const RestrictionSchema = v.object({ kind: v.picklist(['mute', 'ban']), ...Limits });
export type Restriction = v.InferOutput<typeof RestrictionSchema>;

/** The refusal of a player with a restriction. */
export const restrictionRefusal = ({ kind, reason, until = 0 }: Restriction): Refusal => ({
  why: kind === 'ban' ? 'banned' : 'muted',
  values: { reason, until },
});

/** The restrictions of a player that hold now. */
export const RestrictionsSchema = v.object({ restrictions: v.array(RestrictionSchema) });

/** The games of a player that {@link ConductSchema} counts: the latest against people. */
export const COUNTED_GAMES = 50;

/** A player's latest finished games and games called off, against people. */
export const ConductSchema = v.object({
  games: v.number(),
  /** How many of them the player called off. */
  calledOff: v.number(),
  /** How many of them the player left, so that the opponent decided how they went on. */
  left: v.number(),
});
export type Conduct = v.InferOutput<typeof ConductSchema>;

/** The token of the operator, and the name that stands in the log. */
export const OperatorSchema = v.object({
  token: v.pipe(v.string(), v.maxLength(100)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24)),
});

const Shared = {
  /** Words for the log, which players do not see. */
  why: v.pipe(Words, v.minLength(1)),
  /** The report that is decided by it. */
  report: v.optional(Id),
};
const Act = { player: Id, ...Shared };
const TournamentAct = { tournament: Id, ...Shared };

/** What the operator does about a player, a published work or a tournament. `abandons`: games that go on are ended, too, as if the player had left for ever. */
export const ActSchema = v.variant('act', [
  v.object({ act: v.literal('rename'), ...Act }),
  v.object({ act: v.literal('mute'), ...Limits, ...Act }),
  v.object({ act: v.literal('ban'), ...Limits, abandons: v.boolean(), ...Act }),
  v.object({ act: v.picklist(['unmute', 'unban']), ...Act }),
  v.object({ act: v.literal('dismiss'), ...Act, report: Id }),
  // A work of the player: only its author sees it, or all see it again.
  v.object({ act: v.picklist(['hide', 'unhide']), ...Act, work: Id }),
  // A tournament gets a name that says nothing, or is called off: nobody is paired any more, and games go on.
  v.object({ act: v.picklist(['renameTournament', 'cancelTournament']), ...TournamentAct }),
  v.object({ act: v.literal('dismiss'), ...TournamentAct, report: Id }),
]);
export type Act = v.InferOutput<typeof ActSchema>;

/** A report as the operator sees it. Players whose data were deleted have no name. */
export const ReportSchema = v.object({
  id: v.string(),
  /** When it came, in milliseconds since 1970. */
  at: v.number(),
  /** Absent in a report of a tournament whose organiser's data were deleted. */
  player: v.optional(PlayerInfoSchema),
  /** Absent after the reporter's data were deleted. */
  reporter: v.optional(PlayerInfoSchema),
  reason: Reason,
  words: v.string(),
  game: v.optional(v.string()),
  work: v.optional(v.object({ id: v.string(), name: v.string() })),
  tournament: v.optional(v.object({ id: v.string(), name: v.string() })),
  isOpen: v.boolean(),
});
export type Report = v.InferOutput<typeof ReportSchema>;

/** The reports that wait for the operator, the oldest first. */
export const ReportListSchema = v.object({ reports: v.array(ReportSchema) });

const State = v.object({
  name: v.optional(v.string()),
  reason: v.optional(Reason),
  until: v.optional(v.number()),
  /** The id of a work that is hidden. */
  hidden: v.optional(v.string()),
  /** The id of a tournament that is called off. */
  cancelled: v.optional(v.string()),
});

/** An act of the operator in the log, with what it has changed, before and after it. */
export const LoggedActSchema = v.object({
  id: v.string(),
  at: v.number(),
  /** The name that the operator gave. */
  operator: v.string(),
  act: v.picklist([
    'rename',
    'mute',
    'ban',
    'unmute',
    'unban',
    'dismiss',
    'hide',
    'unhide',
    'renameTournament',
    'cancelTournament',
  ]),
  /** Absent if the organiser's data were deleted before a tournament's act. */
  player: v.optional(PlayerInfoSchema),
  why: v.string(),
  report: v.optional(v.string()),
  before: State,
  after: State,
});
export type LoggedAct = v.InferOutput<typeof LoggedActSchema>;

/** The latest acts of the operator, the latest first. */
export const ActLogSchema = v.object({ log: v.array(LoggedActSchema) });

/** All that the operator knows about a player. */
export const PlayerDoingsSchema = v.object({
  /** Without `since`, and with an empty name, after the player's data were deleted. */
  player: v.object({ ...PlayerInfoSchema.entries, since: v.optional(v.number()) }),
  conduct: ConductSchema,
  ...RestrictionsSchema.entries,
  ...ReportListSchema.entries,
  ...ActLogSchema.entries,
});
export type PlayerDoings = v.InferOutput<typeof PlayerDoingsSchema>;
