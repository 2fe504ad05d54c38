import { SIDES, sideName } from '@kickmate/board';
import { entries } from '@kickmate/catalogue';
import { ALL_LEVELS } from '@kickmate/engine/client';
import { type AnyVariant, gameOf, isOneRound } from '@kickmate/game';
import { formats } from '@kickmate/language';
import { farewellWords, type GameInfo, type Pace, type ShownSeat, type Terms } from '@kickmate/protocol';
import { clockWords, timeText } from '../match/clock/time-control.ts';
import { opponentWords } from '../opponents/opponents.ts';
import type { ConnectionState } from './connection.ts';
import { texts } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A sentence for people from words that may be a part of one: with a capital and a full stop. */
export function sentence(message: string): string {
  const whole = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?…]$/.test(whole) || whole === '' ? whole : `${whole}.`;
}

/** A pace in words: "3+2", "live: two halves of 5 minutes", "1 day a turn", "no clock". */
export function paceWords(pace: Pace): string {
  switch (pace.kind) {
    case 'clock':
      return timeText(pace);
    case 'live':
      return texts.pace.live(clockWords(pace.halfMs));
    case 'days':
      return texts.pace.days(pace.days);
    case 'unlimited':
      return texts.pace.unlimited;
  }
}

/** A pace in a sentence for somebody who does not know "5+3"; empty where {@link paceWords} says it already. */
export function paceHelp(pace: Pace): string {
  if (pace.kind !== 'clock') return '';
  const { ms, incrementMs } = pace;
  const time = clockWords(ms);
  return incrementMs > 0 ? texts.paceHelpMore(time, incrementMs / 1000) : texts.paceHelp(time);
}

/** The number of goals, or of rounds, that wins, in a sentence; empty where {@link termsWords} says it, or one round is all. */
export function goalsHelp({ goals, pace }: Pick<Terms, 'goals' | 'pace'>, variant: AnyVariant): string {
  if (goals !== undefined || isOneRound(variant)) return '';
  if (pace.kind === 'live') return variant.ball ? texts.wins.mostGoals : texts.wins.mostRounds;
  const usual = variant.match.goals.default;
  return variant.ball ? texts.wins.goals(usual) : texts.wins.rounds(usual);
}

/** The name of a game; with words for it if its map is not the game's first one. */
export function gameName(variant: string): string {
  const id = gameOf(variant);
  const name = entries.find((entry) => entry.id === id)?.name ?? id;
  return variant.includes(':') ? texts.onOtherMap(name) : name;
}

/** The terms of a game in one line: "Chess, 3+2, rated". */
export const termsWords = ({
  variant,
  pace,
  goals,
  rated,
}: Pick<Terms, 'variant' | 'pace' | 'goals' | 'rated'>): string =>
  [gameName(variant), paceWords(pace), goals !== undefined && texts.wins.firstTo(goals), rated && texts.rated]
    .filter(Boolean)
    .join(', ');

/** The page from which people come to games on these terms: that of their tournament, or the lobby. */
export const pageAround = (terms?: Pick<Terms, 'tournament'>): string =>
  terms?.tournament ? `/online/tournaments/${terms.tournament.id}` : '/online';

/** The time that is left in words: "2 days 23 hours", "5 hours", "12 minutes", "less than a minute". */
export function leftWords(ms: number): string {
  if (ms >= 2 * DAY) {
    const hours = Math.floor((ms % DAY) / HOUR);
    return [texts.days(Math.floor(ms / DAY)), hours > 0 && texts.hours(hours)].filter(Boolean).join(' ');
  }
  if (ms >= 2 * HOUR) return texts.hours(Math.floor(ms / HOUR));
  if (ms >= MINUTE) return texts.minutes(Math.floor(ms / MINUTE));
  return texts.underMinute;
}

/** The name of a seat's player; empty for one who is missing or has deleted all data. */
export function playerName({ name, level }: ShownSeat): string {
  const known = ALL_LEVELS.find((one) => one === level);
  return known ? opponentWords(known) : name;
}

/** Returns true for a game that the server's computer plays against itself, for all to see. */
export const isExhibition = ({ w, b }: GameInfo['seats']): boolean => w.level !== undefined && w.level === b.level;

/** The players of a game in one line. A missing player, or one whose data are deleted, is called "somebody". */
export const playersWords = ({ seats: { w, b } }: Pick<GameInfo, 'seats'>): string =>
  isExhibition({ w, b })
    ? texts.exhibition(playerName(w))
    : `${playerName(w) || texts.somebody} – ${playerName(b) || texts.somebody}`;

/** Returns true for a challenge that only this player may accept. */
export const isChallengeFor = ({ you, invited }: GameInfo, player: string | undefined): boolean =>
  you === undefined && invited !== undefined && invited.id === player;

/** Says who challenges: "Bob challenges you". */
export function challengeWords({ seats }: GameInfo): string {
  const proposer = SIDES.map((side) => seats[side]).find(({ name }) => name !== '');
  return texts.table.challenges(proposer ? playerName(proposer) : texts.table.somebody);
}

/** Whether the player of a seat of a game that has begun has deleted all data. */
export const isDeleted = ({ name, level }: ShownSeat): boolean => name === '' && level === undefined;

/** The name of a seat's player in a game that has begun; words for one who has deleted all data. */
export const playerNameOrDeleted = (seat: ShownSeat): string => (isDeleted(seat) ? texts.deleted : playerName(seat));

/** A finished game from the view of its player: "against Bob, as White"; or both players in one line. */
export function finishedGameWords({ seats, you }: Pick<GameInfo, 'seats' | 'you'>): string {
  if (!you) return playersWords({ seats });
  const other = seats[you === 'w' ? 'b' : 'w'];
  const side = sideName(you);
  return isDeleted(other) ? texts.againstDeleted(side) : texts.against(playerName(other), side);
}

/** The day of a moment, given in milliseconds since 1970, in the chosen language. */
export const dayWords = (at: number): string => formats().date(at, { dateStyle: 'medium' });

/** The result of a finished game in words, from the view of its player if there is one. */
export function resultWords({ result, you }: Pick<GameInfo, 'result' | 'you'>): string {
  if (result === '1/2-1/2') return texts.result.draw;
  const winner = result === '1-0' ? 'w' : result === '0-1' ? 'b' : undefined;
  if (!winner) return texts.result.calledOff;
  if (you) return winner === you ? texts.result.won : texts.result.lost;
  return winner === 'w' ? texts.result.white : texts.result.black;
}

/** The state of the connection as a sentence; empty while it is open. */
export function connectionWords(state: ConnectionState): string {
  switch (state.kind) {
    case 'connecting':
      return texts.connection.connecting;
    case 'waiting':
      return texts.connection.waiting;
    case 'outdated':
      return texts.connection.outdated;
    case 'refused':
      return texts.connection.refused(farewellWords(state.why));
    case 'open':
    case 'off':
      return '';
  }
}
