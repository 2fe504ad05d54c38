import type { AnalysisSite } from '@kickmate/game';

const SITE = 'https://lichess.org';

/** The longest address that all servers accept, in characters. */
const MAX_ADDRESS = 4000;

/**
 * The site lichess, which analyses positions and games. A position stands in the address as FEN, with `_` for spaces. A game
 * stands there as PGN: `/analysis/pgn/` takes moves, and tags before them, percent-encoded.
 * @param path the part of the address that names the game
 * @param tag the value of the tag `Variant` that a PGN needs there; a game with such a tag always needs its start, too
 */
export const lichess = (path: string, tag?: string): AnalysisSite => ({
  name: 'lichess',
  pastePage: `${SITE}/paste`,
  positionPage: (position, bottom) =>
    `${SITE}/analysis/${path}/${position.replaceAll(' ', '_')}?color=${colourOf(bottom)}`,
  gamePage({ start, isCustomStart, moves }, bottom) {
    const tags = [...(tag ? [`[Variant "${tag}"]`] : []), ...(tag || isCustomStart ? [`[FEN "${start}"]`] : [])];
    const pgn = [
      ...tags.map((one) => `${encodeURIComponent(one).replaceAll('%2F', '/')}%20`),
      moves.map(encodeURIComponent).join('_'),
    ];
    const address = `${SITE}/analysis/pgn/${pgn.join('')}?color=${colourOf(bottom)}`;
    return moves.length > 0 && address.length <= MAX_ADDRESS ? address : undefined;
  },
});

const colourOf = (side: 'w' | 'b'): string => (side === 'w' ? 'white' : 'black');
