import { formats } from '@kickmate/language';
import type { RatingPool, Running, ShownRating, ShownSeat } from '@kickmate/protocol';
import { gameName, isExhibition, playerNameOrDeleted, playersWords } from '../words.ts';
import { texts } from './texts.ts';

/** A rating in digits, with a question mark while it is provisional: "1622", "1500?". */
export const ratingWords = ({ points, isProvisional }: ShownRating): string => `${points}${isProvisional ? '?' : ''}`;

/** The change of a rating with its sign: "+12", "−8", "±0". */
export const changeWords = (change: number): string =>
  change === 0 ? '±0' : formats().number(change, { signDisplay: 'always' });

/** A seat's player with the rating, where it is known: "Ann 1622". */
export const ratedName = (seat: ShownSeat): string =>
  [playerNameOrDeleted(seat), seat.rating && ratingWords(seat.rating)].filter(Boolean).join(' ');

/** The players of a running game in one line, with their ratings where they are known: "Ann 1622 – Bob 1500?". */
export const ratedPlayersWords = ({ seats }: Pick<Running, 'seats'>): string =>
  (seats.w.rating || seats.b.rating) && !isExhibition(seats)
    ? `${ratedName(seats.w)} – ${ratedName(seats.b)}`
    : playersWords({ seats });

/** The games of a rating: "Chess, fast". */
export const poolWords = ({ game, pace }: RatingPool): string => texts.pool(gameName(game), texts.pace[pace]);
