import { texts } from '../texts.ts';

/** A text that a field may have, and its meaning for people: "w", "White". */
export interface FieldOption {
  readonly text: string;
  readonly label: string;
}

/** The form of a field: what may stand in it, by which an editor chooses how to show it. */
export type FieldForm =
  /** The pieces on their squares, as `parsePlacement` reads them. It is the first field. */
  | { readonly kind: 'placement' }
  /** The side to act: `w` or `b`. */
  | { readonly kind: 'side' }
  /** One square. `none`: the text where there is no square. `isBall`: the ball lies there. */
  | { readonly kind: 'square'; readonly none?: FieldOption; readonly isBall?: boolean }
  /** Squares in rising order with commas between them, or `-` for none, as `parseSquares` reads them. */
  | { readonly kind: 'squares' }
  /** One of some texts. */
  | { readonly kind: 'choice'; readonly options: readonly FieldOption[] }
  /** Any of some signs, in this order and without anything between them, or `-` for none. */
  | { readonly kind: 'signs'; readonly options: readonly FieldOption[] }
  /** A whole number from `least`. */
  | { readonly kind: 'count'; readonly least: number }
  /** Any other text. `hint`: what has to be there, as a sentence for people. */
  | { readonly kind: 'text'; readonly hint: string };

/** Facet: a field of a game's position texts, for an editor. Single spaces separate the fields. */
export type PositionField = FieldForm & {
  /** The name by which an error of the game names the field: `field` of a `TextError`. */
  readonly name: string;
  /** The name for people, with a capital: "Side to move". */
  readonly label: string;
};

/** The first two fields of every game so far. */
export const FIRST_FIELDS: readonly PositionField[] = [
  {
    kind: 'placement',
    name: 'placement',
    get label() {
      return texts.fields.pieces;
    },
  },
  {
    kind: 'side',
    name: 'side to move',
    get label() {
      return texts.fields.side;
    },
  },
];
