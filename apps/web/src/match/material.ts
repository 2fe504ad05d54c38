import { opponent, type Piece, type Placement, type Side } from '@kickmate/board';
import type { PieceKind } from '@kickmate/game';

/** A side's lead in material. */
export interface Lead {
  /** The other side's missing pieces, the most valuable first. */
  readonly pieces: readonly Piece[];
  /** The lead in pawns; 0 or less if the side is not ahead. */
  readonly points: number;
}

/**
 * A side's lead in material, by kind and in total. Values are in whole pawns, as players count them. A piece with an item is
 * listed as the piece that it was without; the item counts in its value.
 * @param start the pieces at the start if the two sides begin with different ones; only changes since then count
 */
export function leadOf(kinds: readonly PieceKind[], placement: Placement, side: Side, start: Placement = []): Lead {
  const other = opponent(side);
  const countIn = (pieces: Placement, of: Side, letter: string) =>
    pieces.filter((piece) => piece?.side === of && piece.letter === letter).length;
  const count = (of: Side, letter: string) => countIn(placement, of, letter) - countIn(start, of, letter);
  const leads = kinds.map(({ letter, value, bare = letter }) => ({
    letter,
    bare,
    pawns: Math.round(value / 100),
    more: count(side, letter) - count(other, letter),
  }));
  const withItems = (bare: string): number => leads.reduce((sum, one) => (one.bare === bare ? sum + one.more : sum), 0);
  return {
    pieces: leads
      .flatMap((lead) => (lead.bare === lead.letter ? [{ ...lead, more: withItems(lead.letter) }] : []))
      .filter(({ more }) => more > 0)
      .sort((a, b) => b.pawns - a.pawns)
      .flatMap(({ letter, more }) => Array.from({ length: more }, () => ({ letter, side: other }))),
    points: leads.reduce((sum, { pawns, more }) => sum + pawns * more, 0),
  };
}
