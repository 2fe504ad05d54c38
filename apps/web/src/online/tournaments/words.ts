import { formats } from '@kickmate/language';
import type { TournamentInfo } from '@kickmate/protocol';
import { termsWords } from '../words.ts';
import { texts } from './texts.ts';

/** A moment with its weekday: "Sat 5 Dec, 19:00", in the device's time zone. @param at milliseconds since 1970 */
const momentWords = (at: number): string =>
  formats().date(at, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The kind of a tournament and its games: "Swiss rounds, 5 rounds: Chess, 15+10". */
export function planWords(plan: TournamentInfo): string {
  const { system, rounds, plannedRounds, isDouble, minutes, isWeekly, terms } = plan;
  const count = rounds !== undefined && texts.rounds(rounds);
  const parts = [
    texts.systems[system],
    count && plannedRounds !== undefined ? texts.fewerRounds(count, plannedRounds) : count,
    isDouble && texts.twice,
    minutes !== undefined && texts.minutes(minutes),
    isWeekly && texts.weekly,
  ].filter((part) => typeof part === 'string');
  return `${parts.join(', ')}: ${termsWords(terms)}`;
}

/** The state of a tournament: "begins Sat 5 Dec, 19:00, 4 players". */
export function stateWords({ status, startsAt, system, round, rounds, players, isIn }: TournamentInfo): string {
  const state = {
    open: () => texts.begins(momentWords(startsAt)),
    running: () => (system === 'swiss' ? texts.round(round, rounds) : texts.runs),
    over: () => texts.isOver,
    cancelled: () => texts.isCancelled,
  }[status]();
  return [state, texts.players(players), ...(isIn && status !== 'over' ? [texts.youAreIn] : [])].join(', ');
}
