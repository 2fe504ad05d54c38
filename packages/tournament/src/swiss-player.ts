import { type Bye, type Entrant, isPresent, pointsOf, type TournamentGame } from './tournament.ts';

/** A colour of the pieces. */
export type Colour = 'white' | 'black';

/** Whether a player met somebody with fewer points, or got points without a game (down), or met more points (up). */
export type Float = 'down' | 'up' | 'none';

/** The colour that a player should get (FIDE Handbook C.04.3, A.6). */
export interface ColourPreference {
  readonly colour: Colour;
  /** 3 absolute: otherwise a colour for the third time in a row, or a difference of 3; 2 strong; 1 mild. */
  readonly strength: 1 | 2 | 3;
}

/** What the Dutch system has to know of a player before a round. */
export interface SwissPlayer {
  readonly id: string;
  /** Place among the seeds, from 1. */
  readonly number: number;
  readonly points: number;
  /** Those with whom a game was played; a forfeit is none. */
  readonly opponents: ReadonlySet<string>;
  /** The colours of the games that were played, the first one first. */
  readonly colours: readonly Colour[];
  /** Games with White minus games with Black. */
  readonly colourDifference: number;
  /** Absent before the first game. */
  readonly preference: ColourPreference | undefined;
  /** The floats of the last round and the one before it. */
  readonly floats: readonly [Float, Float];
  /** Whether the player may have a round without an opponent: had none yet, and no win by forfeit. */
  readonly canHaveBye: boolean;
  /** Rounds in which the player played no game. */
  readonly unplayed: number;
}

/** The players to be paired in a round, highest points first, equal ones in the order of their seeds. */
export function swissPlayers(
  entrants: readonly Entrant[],
  games: readonly TournamentGame[],
  byes: readonly Bye[],
  round: number,
): readonly SwissPlayer[] {
  const past = games.filter((game) => game.round < round);
  const pastByes = byes.filter((bye) => bye.round < round);
  const pointsBefore = (player: string, before: number) =>
    pastByes.filter((bye) => bye.player === player && bye.round < before).length +
    past
      .filter((game) => isOf(game, player) && game.round < before)
      .reduce((sum, game) => sum + pointsOf(game, player), 0);
  const floatOf = (player: string, at: number): Float => {
    if (pastByes.some((bye) => bye.round === at && bye.player === player)) return 'down';
    const game = past.find((one) => one.round === at && isOf(one, player));
    if (!game) return 'none';
    if (game.isForfeit) return pointsOf(game, player) > 0 ? 'down' : 'none';
    const own = pointsBefore(player, at);
    const other = pointsBefore(opponentIn(game, player), at);
    return own > other ? 'down' : own < other ? 'up' : 'none';
  };
  return entrants
    .map((entrant, index) => ({ entrant, number: index + 1 }))
    .filter(({ entrant }) => isPresent(entrant, round))
    .map(({ entrant: { id }, number }): SwissPlayer => {
      const own = past.filter((game) => isOf(game, id)).sort((one, other) => one.round - other.round);
      const played = own.filter((game) => !game.isForfeit);
      const colours = played.map((game): Colour => (game.white === id ? 'white' : 'black'));
      const colourDifference = colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
      return {
        id,
        number,
        points: pointsBefore(id, round),
        opponents: new Set(played.map((game) => opponentIn(game, id))),
        colours,
        colourDifference,
        preference: preferenceOf(colours, colourDifference),
        floats: [floatOf(id, round - 1), floatOf(id, round - 2)],
        canHaveBye:
          !pastByes.some((bye) => bye.player === id) && !own.some((game) => game.isForfeit && pointsOf(game, id) === 1),
        unplayed: round - 1 - played.length,
      };
    })
    .sort((one, other) => other.points - one.points || one.number - other.number);
}

/**
 * Who gets White, `one` or `other`, of whom `one` has the higher rank (FIDE Handbook C.04.3, E). `isOddWhite`: whether
 * an odd number has White where nothing else decides.
 */
export function isWhite(one: SwissPlayer, other: SwissPlayer, isOddWhite: boolean): boolean {
  const mine = one.preference;
  const theirs = other.preference;
  // E.1 to E.3: both preferences, or else the stronger one, or the wider difference.
  if (mine && (!theirs || mine.colour !== theirs.colour)) return mine.colour === 'white';
  if (theirs && !mine) return theirs.colour === 'black';
  if (mine && theirs) {
    const isMine = mine.colour === 'white';
    if (mine.strength !== theirs.strength) return mine.strength > theirs.strength ? isMine : !isMine;
    const wider = Math.abs(one.colourDifference) - Math.abs(other.colourDifference);
    if (mine.strength === 3 && wider !== 0) return wider > 0 ? isMine : !isMine;
    // Otherwise the colours change from the last time in which both had different ones.
    for (let back = 1; back <= Math.min(one.colours.length, other.colours.length); back++) {
      const before = one.colours.at(-back);
      if (before !== other.colours.at(-back)) return before === 'black';
    }
    // E.4: the preference of the higher rank.
    return isMine;
  }
  // E.5: the draw of lots before the first round.
  return (one.number % 2 === 1) === isOddWhite;
}

function preferenceOf(colours: readonly Colour[], difference: number): ColourPreference | undefined {
  const last = colours.at(-1);
  if (last === undefined) return undefined;
  const isTwice = colours.length > 1 && colours.at(-2) === last;
  const rest: Colour = last === 'white' ? 'black' : 'white';
  if (Math.abs(difference) > 1) return { colour: difference > 0 ? 'black' : 'white', strength: 3 };
  if (isTwice) return { colour: rest, strength: 3 };
  if (difference !== 0) return { colour: difference > 0 ? 'black' : 'white', strength: 2 };
  return { colour: rest, strength: 1 };
}

const isOf = (game: TournamentGame, player: string): boolean => game.white === player || game.black === player;

const opponentIn = (game: TournamentGame, player: string): string => (game.white === player ? game.black : game.white);
