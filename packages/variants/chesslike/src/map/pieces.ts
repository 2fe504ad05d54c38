import {
  type ChessLetter,
  chessPieceName,
  type Item,
  type MapFile,
  type PieceDesign,
  type PieceKind,
  type PieceLook,
} from '@kickmate/game';
import type { Gender } from '@kickmate/language';
import { glyphFor } from './map-words.ts';
import { named } from './named.ts';
import { patternValue } from './pattern.ts';
import { texts as shipped } from './shipped/texts.ts';
import { texts } from './texts.ts';

const ofChess = (letter: ChessLetter, design: Omit<PieceDesign, 'name'>): PieceDesign =>
  named(() => chessPieceName(letter), design);

/** The pieces that every map has, by letter, in the order in which they are listed. */
export const STANDARD: Readonly<Record<string, PieceDesign>> = {
  P: ofChess('P', { pattern: ['.....', '.ama.', '.mom.', '.ama.', '.....'], look: { glyph: 'pawn' } }),
  N: ofChess('N', { pattern: ['.b.b.', 'b...b', '..o..', 'b...b', '.b.b.'], look: { glyph: 'knight' } }),
  B: ofChess('B', { pattern: ['r...r', '.b.b.', '..o..', '.b.b.', 'r...r'], look: { glyph: 'bishop' } }),
  R: ofChess('R', { pattern: ['..r..', '..b..', 'rbobr', '..b..', '..r..'], look: { glyph: 'rook' } }),
  Q: ofChess('Q', { pattern: ['r.r.r', '.bbb.', 'rbobr', '.bbb.', 'r.r.r'], look: { glyph: 'queen' } }),
  K: ofChess('K', { pattern: ['.....', '.bbb.', '.bob.', '.bbb.', '.....'], royal: true, look: { glyph: 'king' } }),
  E: named(() => shipped.pieces.beast, {
    pattern: ['bbbbb', 'b...b', 'b.o.b', 'b...b', 'bbbbb'],
    look: { glyph: 'beast' },
  }),
};

/** The letter of the piece that is royal if its design does not say so or otherwise. */
const ROYAL = 'K';

/** The least and the most points that a map may give a piece by hand. */
export const WORTHS = [1, 200] as const;

/** A kind of piece on a map, with the defaults for everything that its design leaves out. */
export interface Kind {
  readonly letter: string;
  readonly name: string;
  /** The gender of the name, of names that shipped maps have. */
  readonly gender: Gender | undefined;
  readonly pattern: readonly string[];
  readonly royal: boolean;
  /** The points that the map gives it by hand. */
  readonly worth: number | undefined;
  readonly look: PieceLook;
  /** The item that pieces of this kind carry, and the letter of the same kind without it; absent if they carry none. */
  readonly carried?: { readonly item: Item; readonly bare: string };
}

/** The kinds of pieces of a map: the standard ones, with the map's changes, then its own by letter. */
export function kindsOf({ pieces }: Pick<MapFile, 'pieces'>): readonly Kind[] {
  const own = Object.keys(pieces).filter((letter) => !Object.hasOwn(STANDARD, letter));
  return [...Object.keys(STANDARD), ...own.sort()].map((letter) => {
    const design = Object.hasOwn(pieces, letter) ? pieces[letter]! : STANDARD[letter]!;
    const { pattern, royal, worth, look } = design;
    return {
      letter,
      get name() {
        return design.name;
      },
      get gender() {
        return shipped.genders[design.name];
      },
      pattern,
      royal: royal ?? letter === ROYAL,
      worth,
      look: look ?? STANDARD[letter]?.look ?? { glyph: glyphFor(letter) },
    };
  });
}

/** Hundredths of a pawn in one of the game's points. */
const PAWN = 100 / patternValue(STANDARD.P!.pattern);

/** The worth of a kind of piece, in points: by hand, or that of its pattern. */
export const points = ({ worth, pattern }: Kind): number => worth ?? patternValue(pattern);

/** The objectives that are about royal pieces. */
const ROYAL_OBJECTIVES: readonly string[] = ['royal', 'reach'];

/** The look of a kind of piece on a map. Royal ones are marked where it matters, except kings, whose drawing has a crown. */
function lookOn({ objective }: Pick<MapFile, 'objective'>, { royal, look }: Kind): PieceLook {
  return royal && look.glyph !== 'king' && ROYAL_OBJECTIVES.includes(objective) ? { ...look, isRoyal: true } : look;
}

/** Returns a kind of piece of a map as the contract has it. */
export const pieceKindOf = (map: Pick<MapFile, 'objective'>, kind: Kind): PieceKind => {
  const { letter, carried } = kind;
  return {
    letter,
    get name() {
      return texts.pieceName(kind.name);
    },
    get gender() {
      return kind.gender;
    },
    value: Math.round(points(kind) * PAWN),
    look: lookOn(map, kind),
    ...(carried && { bare: carried.bare }),
  };
};
