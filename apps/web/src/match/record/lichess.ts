import { shortForm } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { positionText } from './position-text.ts';

/**
 * The address of lichess, which analyses positions and games of the variants that name it (`presentation.lichess`).
 *
 * A position is written into the address as FEN, with `_` for spaces. A whole game is written as PGN: `/analysis/pgn/`
 * takes moves, and tags before them, percent-encoded. Nothing is sent before a person follows the link. If a game's address
 * is too long for servers, the person pastes the game at `/paste`, which a link cannot fill.
 */
const SITE = 'https://lichess.org';

/** Whether lichess knows a game. */
export const isOnLichess = ({ presentation }: AnyMatch['variant']): boolean => presentation?.lichess !== undefined;

/** The page on which a person pastes a PGN. */
export const PASTE_PAGE = `${SITE}/paste`;

/** The longest address that all servers accept, in characters. */
const MAX_ADDRESS = 4000;

/** The page that analyses a position; `undefined` for games that lichess does not know. */
export function positionPage(
  { variant }: Pick<AnyMatch, 'variant'>,
  position: unknown,
  side: 'w' | 'b',
): string | undefined {
  const known = variant.presentation?.lichess;
  if (!known) return undefined;
  const text = positionText(variant, position);
  return (
    text && `${SITE}/analysis/${known.path}/${text.replaceAll(' ', '_')}?color=${side === 'w' ? 'white' : 'black'}`
  );
}

/** The page that analyses a game; `undefined` for games that lichess does not know, or that are too long for an address. */
export function gamePage({ variant, round }: AnyMatch, isSetUp: boolean, side: 'w' | 'b'): string | undefined {
  const known = variant.presentation?.lichess;
  if (!known) return undefined;
  const tags = [
    ...(known.tag ? [`[Variant "${known.tag}"]`] : []),
    ...(known.tag || isSetUp ? [`[FEN "${variant.text.format(round.start)}"]`] : []),
  ];
  const moves = round.plies.map((ply) => shortForm(variant, ply.before, ply));
  const pgn = [
    ...tags.map((tag) => `${encodeURIComponent(tag).replaceAll('%2F', '/')}%20`),
    moves.map(encodeURIComponent).join('_'),
  ];
  const address = `${SITE}/analysis/pgn/${pgn.join('')}?color=${side === 'w' ? 'white' : 'black'}`;
  return moves.length > 0 && address.length <= MAX_ADDRESS ? address : undefined;
}
