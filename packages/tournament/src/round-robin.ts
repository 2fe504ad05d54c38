import { type Entrant, isPresent, type Pairing, type Round } from './tournament.ts';

/** The number of rounds in which everybody meets everybody once (twice if `isDouble`). 0 for fewer than 2 players. */
export function roundsOfRoundRobin(players: number, isDouble: boolean): number {
  if (players < 2) return 0;
  const cycle = players % 2 === 0 ? players - 1 : players;
  return isDouble ? 2 * cycle : cycle;
}

/**
 * A round by the Berger tables (FIDE Handbook C.05, Annex 1). With an odd number of players one sits out, without a
 * point. The table depends on the number of entrants, so nobody can join late; games of somebody who has withdrawn are
 * forfeited, and left out if both have. If `isDouble`, the second half has the colours reversed, and the last two
 * rounds of the first half are exchanged, as FIDE recommends: so nobody has the same colour three times in a row.
 *
 * @throws RangeError if there is no such round
 */
export function pairRoundRobin(entrants: readonly Entrant[], round: number, isDouble: boolean): Round {
  const last = roundsOfRoundRobin(entrants.length, isDouble);
  if (!Number.isInteger(round) || round < 1 || round > last)
    throw new RangeError(`round ${round} of a round robin with rounds 1 to ${last}`);
  const cycle = roundsOfRoundRobin(entrants.length, false);
  const isSecond = round > cycle;
  const row = isSecond ? round - cycle : isDouble && cycle > 1 && round >= cycle - 1 ? 2 * cycle - 1 - round : round;
  const games: Pairing[] = [];
  for (const [first, second] of bergerRow(cycle + 1, row)) {
    const [white, black] = isSecond ? [second, first] : [first, second];
    const game = pairingOf(entrants[white - 1], entrants[black - 1], round);
    if (game) games.push(game);
  }
  return { games };
}

/** The pairs of a round, white first: numbers 1 to `players`, which is even. */
function bergerRow(players: number, round: number): readonly (readonly [number, number])[] {
  // All but the last player sit at a round table. The one who meets the last player moves on by half the table a round.
  const seats = players - 1;
  const seat = (number: number) => ((((number - 1) % seats) + seats) % seats) + 1;
  const centre = seat(1 + (round - 1) * (players / 2));
  const games: (readonly [number, number])[] = [round % 2 === 1 ? [centre, players] : [players, centre]];
  for (let step = 1; step < players / 2; step++) games.push([seat(centre + step), seat(centre - step)]);
  return games;
}

function pairingOf(white: Entrant | undefined, black: Entrant | undefined, round: number): Pairing | undefined {
  if (!white || !black) return undefined;
  const hasWhite = isPresent(white, round);
  const hasBlack = isPresent(black, round);
  if (!hasWhite && !hasBlack) return undefined;
  const pairing = { white: white.id, black: black.id };
  if (hasWhite && hasBlack) return pairing;
  return { ...pairing, forfeit: hasWhite ? '1-0' : '0-1' };
}
