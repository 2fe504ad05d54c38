// The bodies and answers of the requests about tournaments, all of which docs/api.md lists.

import * as v from 'valibot';
import { PlayerInfoSchema, ProposalSchema } from './messages.ts';
import { isVisible } from './names.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const Moment = whole(0, Number.MAX_SAFE_INTEGER);

/**
 * The kinds of tournaments: everybody against everybody; rounds of players with about as many points, by the Dutch system;
 * an arena, in which whoever is free plays the next game until its time is over.
 */
export const TOURNAMENT_SYSTEMS = ['roundRobin', 'swiss', 'arena'] as const;
export type TournamentSystem = (typeof TOURNAMENT_SYSTEMS)[number];

/** The least players with whom a tournament begins. */
export const LEAST_ENTRANTS = { roundRobin: 3, swiss: 3, arena: 2 } as const satisfies Record<TournamentSystem, number>;
/** The most players of a tournament. In a round robin by correspondence all games go on at the same time. */
export const MOST_ENTRANTS = { roundRobin: 12, swiss: 64, arena: 64 } as const satisfies Record<
  TournamentSystem,
  number
>;

const Plan = {
  system: v.picklist(TOURNAMENT_SYSTEMS),
  /** The rounds of a Swiss tournament. With fewer players there are fewer. */
  rounds: v.optional(whole(1, 15)),
  /** Whether everybody plays everybody twice, with both colours, in a round robin. */
  isDouble: v.optional(v.boolean()),
  /** The minutes for which an arena pairs. */
  minutes: v.optional(whole(10, 180)),
  /** Whether an arena takes place each week at the same time, until its organiser calls it off. */
  isWeekly: v.optional(v.boolean()),
};
/** The terms of each game. */
const Terms = v.omit(ProposalSchema, ['colour']);

/** The least and the most characters of a tournament's name. */
export const LEAST_TOURNAMENT_NAME = 3;
export const MOST_TOURNAMENT_NAME = 60;

/** A tournament that somebody makes. */
export const NewTournamentSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(LEAST_TOURNAMENT_NAME),
    v.maxLength(MOST_TOURNAMENT_NAME),
    v.check((name) => isVisible(name), 'a name has no invisible characters, and no piles of marks'),
  ),
  ...Plan,
  terms: Terms,
  /** The moment at which it begins, in milliseconds since 1970. */
  startsAt: Moment,
  /** The time zone of IANA in which a weekly arena keeps its hour; absent: UTC. */
  zone: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type NewTournament = v.InferOutput<typeof NewTournamentSchema>;

/** A tournament in a list. */
export const TournamentInfoSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Who has made it; absent if the player is deleted. */
  organiser: v.optional(PlayerInfoSchema),
  ...Plan,
  /** The rounds that were planned, if `rounds` are fewer because there are too few players. */
  plannedRounds: v.optional(whole(1, 15)),
  terms: Terms,
  startsAt: Moment,
  /** `cancelled`: its organiser or the operator has called it off, or too few have come. */
  status: v.picklist(['open', 'running', 'over', 'cancelled']),
  /** The round that is played, or the last one; 0 before the first one. An arena has one. */
  round: whole(0, 10_000),
  players: whole(0, 100),
  /** Whether the one who asks takes part. */
  isIn: v.boolean(),
});
export type TournamentInfo = v.InferOutput<typeof TournamentInfoSchema>;

/** Those that are open and running, and the last ones that have ended. */
export const TournamentListSchema = v.object({ tournaments: v.array(TournamentInfoSchema) });

/** A line of the standings. */
const LineSchema = v.object({
  /** The player; without a name if deleted. */
  player: PlayerInfoSchema,
  /** The rating by which the player was seeded, in whole points. */
  rating: v.number(),
  place: whole(1, 100),
  points: v.number(),
  wins: v.number(),
  games: v.number(),
  /** Buchholz Cut 1 in a Swiss tournament, Sonneborn-Berger in a round robin; absent in an arena. */
  tieBreak: v.optional(v.number()),
  hasWithdrawn: v.optional(v.literal(true)),
  /** The player of an arena has not come to the last game, and is not paired until they say that they are here. */
  isPaused: v.optional(v.literal(true)),
  /** The points of each game of an arena, in the order in which they ended. */
  scores: v.optional(v.array(v.number())),
  /** The rounds in which the player had no opponent, and got a point. */
  byes: v.optional(v.array(v.number())),
});
export type TournamentLine = v.InferOutput<typeof LineSchema>;

/** A game of a tournament. `w` and `b` are ids of players. */
const GameSchema = v.object({
  table: v.string(),
  round: whole(1, 10_000),
  w: v.string(),
  b: v.string(),
  /** Absent while it goes on. `0-0`: neither has come. */
  result: v.optional(v.picklist(['1-0', '0-1', '1/2-1/2', '0-0'])),
  /** Whether somebody has not come. */
  isForfeit: v.optional(v.literal(true)),
});
export type TournamentGameInfo = v.InferOutput<typeof GameSchema>;

/** A tournament with everything that its page shows. */
export const TournamentSchema = v.object({
  ...TournamentInfoSchema.entries,
  /** The place decides the order. Before the beginning all have the first one, in the order in which they came. */
  standings: v.array(LineSchema),
  /** In the order of rounds and boards. */
  games: v.array(GameSchema),
  /** The milliseconds for which an arena goes on pairing. */
  leftMs: v.optional(v.number()),
  /** The game that the one who asks has to play now. */
  yourTable: v.optional(v.string()),
});
export type Tournament = v.InferOutput<typeof TournamentSchema>;

/** The id of a tournament that was made. */
export const NewTournamentInfoSchema = v.object({ tournament: v.string() });
