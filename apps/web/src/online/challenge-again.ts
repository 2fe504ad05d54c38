import { opponent } from '@kickmate/board';
import type { GameInfo, Terms } from '@kickmate/protocol';

/** A challenge to the opponent of a finished game. */
export type AgainTerms = Terms & { readonly to: string };

/**
 * The challenge to the opponent of a finished game on the same terms with exchanged colours; `undefined` if the opponent is the
 * computer or has deleted all data, or if the game's map is not known here.
 */
export function termsAgain({ terms, seats, you }: Pick<GameInfo, 'terms' | 'seats' | 'you'>): AgainTerms | undefined {
  if (!you || terms.variant.endsWith(':')) return undefined;
  const { player, level } = seats[opponent(you)];
  if (player === undefined || level !== undefined) return undefined;
  const { tournament: _, ...same } = terms;
  return { ...same, colour: opponent(you), to: player };
}
