import { type Cost, Costs } from './costs.ts';
import { cheapestMatching } from './matching.ts';
import { isWhite, type SwissPlayer, swissPlayers } from './swiss-player.ts';
import type { Bye, Entrant, Pairing, Round, TournamentGame } from './tournament.ts';

/** The empty place opposite the one who has no opponent. It ranks below everybody. */
const NOBODY: SwissPlayer = {
  id: '',
  number: Number.POSITIVE_INFINITY,
  points: -1,
  opponents: new Set(),
  colours: [],
  colourDifference: 0,
  preference: undefined,
  floats: ['none', 'none'],
  canHaveBye: false,
  unplayed: 0,
};

/** Two who are paired, the higher rank first. */
type Couple = readonly [SwissPlayer, SwissPlayer];

/**
 * The most rounds of a Swiss tournament in each of which everybody can meet somebody new. Those who have not met are a graph, of whose
 * degree each round takes one. Half of the players is always enough for a pairing (Dirac), and so is an odd degree in graphs as small as
 * these (Wallis, "The smallest regular graphs without one-factors", 1981). With one round more three players may be left who have met
 * only the other ones. Colours and byes are left out of this; with withdrawals, a tournament may still end earlier.
 * @param players at least 0; of an odd number one has a bye, as if there were one more
 */
export function mostRoundsOfSwiss(players: number): number {
  if (players < 2) return 0;
  const half = Math.ceil(players / 2);
  return players === 2 ? 1 : half % 2 === 0 ? half + 1 : half;
}

/**
 * A round by the Dutch system (FIDE Handbook C.04.3, as from 2026), or undefined if no round is possible in which nobody
 * plays an opponent again, has a second bye, or a difference of colours above 2. `seed`: an even number gives White to the first seed in the first
 * round, an odd one Black.
 *
 * The brackets of equal points are paired from the highest down. In each the criteria of the Handbook are costs of
 * pairs, each of which outweighs all later ones, and the pairing is the matching of everybody who is left with the least
 * costs; so the players below can always be paired. Two things differ from the Handbook: players with the most points
 * get no exceptions in the last round, and where no round is possible otherwise, players get a colour for the third time
 * in a row, as few as possible. Nobody ever had a colour three times more than the other one.
 */
export function pairSwiss(
  entrants: readonly Entrant[],
  games: readonly TournamentGame[],
  byes: readonly Bye[],
  round: number,
  seed: number,
): Round | undefined {
  const players = swissPlayers(entrants, games, byes, round);
  if (players.length < 2) return undefined;
  let rest: readonly SwissPlayer[] = players.length % 2 === 0 ? players : [...players, NOBODY];
  const couples: Couple[] = [];
  for (const points of distinctPoints(rest)) {
    const paired = pairBracket(rest, points);
    if (!paired) return undefined;
    couples.push(...paired);
    const done = new Set<SwissPlayer>(paired.flat());
    rest = rest.filter((place) => !done.has(place));
  }
  const found: { bye?: string; games: Pairing[] } = { games: [] };
  for (const [one, other] of couples.sort(byBoard)) {
    if (other === NOBODY) found.bye = one.id;
    else if (isWhite(one, other, seed % 2 === 0)) found.games.push({ white: one.id, black: other.id });
    else found.games.push({ white: other.id, black: one.id });
  }
  return found;
}

/**
 * The couples of the bracket of `points`: players with that many points and those above who are left. Everybody else who
 * is left moves down. Undefined if not everybody who is left can be paired.
 */
function pairBracket(rest: readonly SwissPlayer[], points: number): readonly Couple[] | undefined {
  const bracket = rest.filter((place) => place.points >= points);
  const movedDown = bracket.filter((place) => place.points > points);
  const isInside = ([one, other]: Couple) => one.points >= points && other.points >= points;
  const couples: Couple[] = [];
  // 1. Opponents for those who moved down.
  if (movedDown.length > 0) {
    const found = match(rest, points, (costs) => orderOfMovedDown(costs, bracket, movedDown));
    if (!found) return undefined;
    couples.push(...found.filter((couple) => isInside(couple) && couple[0].points > points));
  }
  // 2. The others, the upper half against the lower half.
  const paired = new Set<SwissPlayer>(couples.flat());
  const left = rest.filter((place) => !paired.has(place));
  const remainder = left.filter((place) => place.points === points);
  for (let pairs = Math.floor(remainder.length / 2); ; ) {
    const half = pairs;
    const found = match(left, points, (costs) => orderOfHalves(costs, remainder, half));
    if (!found) return undefined;
    const inside = found.filter(isInside);
    if (inside.length === pairs) return [...couples, ...inside];
    pairs = inside.length;
  }
}

type CostsOfCouple = (couple: Couple) => readonly Cost[];

/** The cheapest couples of everybody, by the criteria for a bracket and then an order of equally good pairings. */
function match(
  places: readonly SwissPlayer[],
  points: number,
  order: (costs: Costs) => CostsOfCouple,
): readonly Couple[] | undefined {
  const costs = new Costs();
  const criteria = criteriaOf(costs, places, points);
  const ordered = order(costs);
  const coupleOf = (one: number, other: number) => [places[one], places[other]] as Couple;
  return cheapestMatching(places.length, (one, other) => {
    const couple = coupleOf(one, other);
    return mayMeet(couple) ? costs.pack([...criteria(couple), ...ordered(couple)]) : undefined;
  })?.map(([one, other]) => coupleOf(one, other));
}

/**
 * Criteria C1 and C2: nobody meets the same opponent again, or has a second bye. Of C3: two who both had a colour twice
 * more than the other one do not meet, because one of them would have it three times more.
 */
function mayMeet([one, other]: Couple): boolean {
  if (other === NOBODY) return one.canHaveBye;
  return !one.opponents.has(other.id) && one.colourDifference * other.colourDifference < 4;
}

/** Criteria C3 and C5 to C21 of FIDE Handbook C.04.3 (2026) for the bracket of `points`, as costs of a couple. */
function criteriaOf(costs: Costs, places: readonly SwissPlayer[], points: number): CostsOfCouple {
  const count = places.length;
  const levels = distinctPoints(places);
  const above = levels.filter((level) => level > points);
  const next = levels.find((level) => level < points);
  const addForEach = (of: readonly number[]) => new Map(of.map((level) => [level, costs.add(count)]));
  const clash = costs.add(count);
  const byeOfPoints = costs.add(2 * Math.max(...levels));
  const pairs = costs.add(count);
  const floaters = addForEach([...above, points]);
  const nextPairs = costs.add(count);
  const nextFloaters = addForEach(next === undefined ? [] : [...above, points, next]);
  const unplayed = costs.add(Math.max(...places.map((place) => place.unplayed)));
  const colours = costs.add(count);
  const strongColours = costs.add(count);
  const repeated = [0, 1].map(() => ({ down: costs.add(count), up: costs.add(count) }));
  const repeatedFar = [0, 1].map(() => ({ down: addForEach(above), up: addForEach(above) }));
  return ([one, other]) => {
    const found: Cost[] = [];
    const isDown = one.points >= points && other.points < points;
    const isInside = one.points >= points && other.points >= points;
    const strength = sharedPreference([one, other]);
    if (strength === 3) found.push([clash, 1]);
    if (other === NOBODY) found.push([byeOfPoints, 2 * one.points]);
    if (isInside) found.push([pairs, -1]);
    if (isDown) found.push([floaters.get(one.points)!, 1]);
    if (next !== undefined && one.points >= next) {
      if (other.points === next) found.push([nextPairs, -1]);
      else if (other.points < next) found.push([nextFloaters.get(one.points)!, 1]);
    }
    if (isDown && other === NOBODY) found.push([unplayed, one.unplayed]);
    if (isInside && strength >= 1) found.push([colours, 1]);
    if (isInside && strength >= 2) found.push([strongColours, 1]);
    for (const back of [0, 1] as const) {
      const wasDown = one.floats[back] === 'down';
      const isRepeatedUp = isInside && one.points > points && other.points === points && other.floats[back] === 'up';
      if (isDown && wasDown && one.points === points) found.push([repeated[back]!.down, 1]);
      if (isDown && wasDown && one.points > points) found.push([repeatedFar[back]!.down.get(one.points)!, 1]);
      if (!isRepeatedUp) continue;
      found.push([repeated[back]!.up, 1]);
      found.push([repeatedFar[back]!.up.get(one.points)!, 1]);
    }
    return found;
  };
}

/** The weaker strength of two preferences for the same colour; 0 if they do not collide. */
function sharedPreference([one, other]: Couple): number {
  if (!one.preference || one.preference.colour !== other.preference?.colour) return 0;
  return Math.min(one.preference.strength, other.preference.strength);
}

/** Among equally good pairings: those of the highest rank who moved down are paired, with opponents of high rank. */
function orderOfMovedDown(
  costs: Costs,
  bracket: readonly SwissPlayer[],
  movedDown: readonly SwissPlayer[],
): CostsOfCouple {
  const number = new Map(bracket.map((place, index) => [place, index]));
  const unpaired = new Map(movedDown.map((place) => [place, costs.add(1)]));
  const opponents = new Map(movedDown.map((place) => [place, costs.add(bracket.length)]));
  return ([one, other]) => {
    const place = opponents.get(one);
    if (place === undefined) return [];
    const opponent = number.get(other);
    return opponent === undefined ? [[unpaired.get(one)!, 1]] : [[place, opponent]];
  };
}

/**
 * Among equally good pairings of a bracket with so many `pairs`: as few exchanges between the upper and the lower half
 * as possible, of players who are near each other, and then the first transposition of the lower half (Handbook, D).
 */
function orderOfHalves(costs: Costs, remainder: readonly SwissPlayer[], pairs: number): CostsOfCouple {
  const count = remainder.length;
  const number = new Map(remainder.map((place, index) => [place, index]));
  const isUpper = (index: number) => index < pairs;
  const exchanges = costs.add(count);
  const distance = costs.add(count * count);
  const fromUpper: number[] = [];
  for (let index = pairs - 1; index >= 0; index--) fromUpper[index] = costs.add(1);
  const fromLower: number[] = [];
  for (let index = pairs; index < count; index++) fromLower[index] = costs.add(1);
  const opponents = remainder.map(() => costs.add(count));
  return ([one, other]) => {
    const found: Cost[] = [];
    const first = number.get(one);
    const second = number.get(other);
    if (first === undefined) return found;
    // The lower one of a couple, or somebody who floats, stands in the lower half after the exchange.
    const leaving = second ?? first;
    if (isUpper(leaving)) {
      found.push([exchanges, 1]);
      found.push([distance, -leaving]);
      found.push([fromUpper[leaving]!, -1]);
    }
    if (second === undefined) return found;
    if (!isUpper(first)) {
      found.push([distance, first]);
      found.push([fromLower[first]!, -1]);
    }
    found.push([opponents[first]!, second]);
    return found;
  };
}

function distinctPoints(places: readonly SwissPlayer[]): readonly number[] {
  return [...new Set(places.map((place) => place.points))];
}

/** The order of boards: by the points of the better player, then of both, then by rank. */
function byBoard(one: Couple, other: Couple): number {
  return (
    other[0].points - one[0].points ||
    other[0].points + other[1].points - (one[0].points + one[1].points) ||
    one[0].number - other[0].number
  );
}
