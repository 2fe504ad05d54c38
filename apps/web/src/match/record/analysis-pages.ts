import type { Side } from '@kickmate/board';
import { shortForm } from '@kickmate/game';
import { type AnyMatch, customStartPosition } from '@kickmate/play';
import { positionText } from './position-text.ts';

/** The pages on which another site analyses a match. Nothing is sent before a person follows a link. */
export interface AnalysisPages {
  /** The site's name. */
  readonly site: string;
  /** Absent if the position cannot be written. */
  readonly position: string | undefined;
  /** The page for the running round; absent without moves, and if the round is too long for an address. */
  readonly game: string | undefined;
  /** The page on which a person pastes a record. */
  readonly paste: string;
}

/** The {@link AnalysisPages} of a match and a position of it; `undefined` for games without such a site. */
export function analysisPages(match: AnyMatch, position: unknown, bottom: Side): AnalysisPages | undefined {
  const { variant, round } = match;
  const site = variant.presentation?.analysis;
  if (!site) return undefined;
  const text = positionText(variant, position);
  const game = {
    start: variant.text.format(round.start),
    isCustomStart: customStartPosition(match) !== undefined,
    moves: round.plies.map((ply) => shortForm(variant, ply.before, ply)),
  };
  return {
    site: site.name,
    position: text && site.positionPage(text, bottom),
    game: site.gamePage(game, bottom),
    paste: site.pastePage,
  };
}
