import { fail, ok, type Result } from '@kickmate/board';
import type { Refusal, Tournament, TournamentInfo, TournamentLine } from '@kickmate/protocol';
import {
  type ArenaStanding,
  arenaStandings,
  type Entrant,
  mostRoundsOfSwiss,
  pairRoundRobin,
  roundsOfRoundRobin,
  type Standing,
  standings,
  type TournamentGame,
} from '@kickmate/tournament';
import type { StoredEntrant, StoredTournament, StoredTournamentGame, TournamentPlan } from '../db/tournament-rows.ts';
import { isTimeZone } from '../time-zones.ts';

/** A tournament with everybody who takes part, and their games. */
export interface WholeTournament {
  readonly tournament: StoredTournament;
  /** In the order in which they came. */
  readonly entrants: readonly StoredEntrant[];
  /** In the order of rounds and boards. */
  readonly games: readonly StoredTournamentGame[];
  readonly byes: readonly { readonly round: number; readonly player: string }[];
}

/** Everything about a tournament beside its own row. */
export type Parts = Omit<WholeTournament, 'tournament'>;

/** The rounds of a Swiss tournament whose maker names none. */
const USUAL_ROUNDS = 5;
/** The minutes of an arena whose maker names none. */
const USUAL_MINUTES = 60;

/** What a tournament's maker asks for, with what is missing, and without what does not belong to its system. */
export function planOf(asked: TournamentPlan): Result<TournamentPlan, Refusal> {
  const {
    system,
    terms,
    rounds = USUAL_ROUNDS,
    isDouble = false,
    minutes = USUAL_MINUTES,
    isWeekly = false,
    zone,
  } = asked;
  const { kind } = terms.pace;
  const isPossible = system === 'arena' ? kind === 'clock' : kind === 'clock' || kind === 'days';
  if (!isPossible) {
    const fault = `terms.pace: ${system === 'arena' ? 'an arena needs clocks' : 'clocks or days for a turn are needed'}`;
    return fail({ why: 'message', values: { fault } });
  }
  if (system === 'swiss') return ok({ system, terms, rounds });
  if (system === 'roundRobin') return ok({ system, terms, isDouble });
  if (zone !== undefined && !isTimeZone(zone))
    return fail({ why: 'message', values: { fault: 'zone: no time zone of IANA' } });
  return ok({ system, terms, minutes, isWeekly, ...(isWeekly && zone !== undefined && { zone }) });
}

/** The entrants in the order of seeds: higher ratings first, then who came first. */
export const seeded = (entrants: readonly StoredEntrant[]): readonly Entrant[] =>
  [...entrants]
    .sort((one, other) => other.rating - one.rating)
    .map(({ player, rating, withdrawnFrom }) => ({
      id: player,
      rating,
      ...(withdrawnFrom !== undefined && { withdrawnFrom }),
    }));

/** Returns the number of rounds that a tournament with this many players has. */
export const roundsOf = (
  { system, rounds = USUAL_ROUNDS, isDouble = false }: TournamentPlan,
  players: number,
): number =>
  system === 'swiss' ? Math.min(rounds, mostRoundsOfSwiss(players)) : roundsOfRoundRobin(players, isDouble);

/** The games so far of a tournament with rounds, with those that were forfeited because somebody has withdrawn. */
export function gamesOfRounds({ tournament, entrants, games }: WholeTournament): readonly TournamentGame[] {
  const played = games.map(({ round, white, black, result, isPlayed }) => ({
    ...{ round, white, black },
    ...(result && { result }),
    ...(result !== undefined && !isPlayed && { isForfeit: true }),
  }));
  const { plan } = tournament;
  if (plan.system !== 'roundRobin') return played;
  const rounds = Array.from({ length: tournament.round }, (_, index) => index + 1);
  const forfeited = rounds.flatMap((round) =>
    pairRoundRobin(seeded(entrants), round, plan.isDouble ?? false).games.flatMap(({ white, black, forfeit }) =>
      forfeit ? [{ round, white, black, result: forfeit, isForfeit: true }] : [],
    ),
  );
  return [...played, ...forfeited];
}

/** Whether somebody in an arena has not come to a game, and not said since then that they are here. */
export const isPaused = ({ player, hereSince }: StoredEntrant, games: readonly StoredTournamentGame[]): boolean =>
  games.some(({ absent, movedAt }) => absent.includes(player) && movedAt >= hereSince);

/** The standings of an arena. Nobody plays two games at once, so the order of rounds is that of a player's games. */
export const arenaLines = ({ entrants, games }: Parts): readonly ArenaStanding[] =>
  arenaStandings(
    seeded(entrants).map(({ id }) => id),
    games.map(({ white, black, result }) => ({ white, black, ...(result && { result }) })),
  );

/** The standings of a tournament with rounds. */
export const roundLines = (whole: WholeTournament): readonly Standing[] =>
  standings(
    seeded(whole.entrants),
    gamesOfRounds(whole),
    whole.byes,
    whole.tournament.plan.system === 'swiss' ? 'swiss' : 'roundRobin',
  );

/** A tournament as lists show it. */
export function infoOf({
  plan,
  startsAt,
  id,
  name,
  organiser,
  status,
  round,
  players,
  isIn,
}: StoredTournament): TournamentInfo {
  // The zone is left out: it would tell where the organiser lives.
  const { zone: _, ...shown } = plan;
  const planned = plan.rounds;
  const rounds = plan.system === 'swiss' && status !== 'open' ? roundsOf(plan, players) : planned;
  return {
    id,
    name,
    ...(organiser && { organiser }),
    ...shown,
    ...(rounds !== undefined && { rounds }),
    ...(planned !== undefined && planned !== rounds && { plannedRounds: planned }),
    startsAt,
    status,
    round,
    players,
    isIn,
  };
}

/**
 * A tournament as its page shows it.
 * @param asker the player who asks
 * @param now play time
 */
export function pageOf(whole: WholeTournament, asker: string | undefined, now: number): Tournament {
  const { tournament, entrants, games } = whole;
  const { plan, status, endsAt } = tournament;
  const entrantOf = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  const line = (player: string): Pick<TournamentLine, 'player' | 'rating' | 'hasWithdrawn' | 'isPaused'> => {
    const entrant = entrantOf.get(player)!;
    return {
      player: { id: player, name: entrant.name },
      rating: entrant.rating,
      ...(entrant.withdrawnFrom !== undefined && { hasWithdrawn: true }),
      ...(plan.system === 'arena' && status === 'running' && isPaused(entrant, games) && { isPaused: true }),
    };
  };
  const lines: readonly TournamentLine[] =
    plan.system === 'arena'
      ? arenaLines(whole).map(({ player, place, points, wins, games, scores }) => ({
          ...line(player),
          ...{ place, points, wins, games, scores: [...scores] },
        }))
      : roundLines(whole).map(({ player, place, points, wins, games, buchholzCut1, sonnebornBerger }) => ({
          ...line(player),
          ...{ place, points, wins, games },
          tieBreak: plan.system === 'swiss' ? buchholzCut1 : sonnebornBerger,
          byes: whole.byes.filter((bye) => bye.player === player).map(({ round }) => round),
        }));
  const yours = games.find(({ white, black, result }) => result === undefined && (white === asker || black === asker));
  return {
    ...infoOf(tournament),
    standings: [...lines],
    games: games.map(({ id, round, white, black, result, isPlayed }) => ({
      ...{ table: id, round, w: white, b: black },
      ...(result && { result }),
      ...(result !== undefined && !isPlayed && { isForfeit: true as const }),
    })),
    ...(status === 'running' && endsAt !== undefined && { leftMs: Math.max(0, endsAt - now) }),
    ...(yours && { yourTable: yours.id }),
  };
}
