import { type Gender, messages } from '@kickmate/language';

const ENGLISH = {
  maps: {
    arena: 'Arena',
    garden: 'Garden',
    keep: 'Keep',
    beasts: 'Beasts',
    armoury: 'Armoury',
    parlour: 'Parlour',
    catacombs: 'Catacombs',
    menagerie: 'Menagerie',
    steppe: 'Steppe',
    world: 'World',
    duel: 'Duel',
  },
  puzzles: {
    corner: 'Round the corner: a knight has two paths',
    bait: 'The bait: a royal piece must move',
    sidestep: 'The sidestep: the straight way is watched',
    horsemen: 'Two horsemen: one leaps on, one waits',
    stairs: 'Stairs: the king steps round the knight',
    spurs: 'The spurs: two lie there, and one is right',
    nightriders: 'Nightriders: no check, but no way out',
    archers: 'Archers: they shoot far and step short',
    gang: 'The gang: nobody may be left',
    grove: 'The grove: three pieces close the gate',
    pair: 'The pair: the rook takes its time',
    beast: 'The beast: it waits two squares away',
    offer: 'The offer: a rook for a king',
    lock: 'The lock: fetch the key, open the door',
    guardroom: 'The guardroom: two guards, one door',
    page: 'The page: a pawn brings the key',
    ransom: 'The ransom: a rook for a key',
    escort: 'The escort: the rook holds, the king goes',
    gauntlet: 'The gauntlet: past a bishop to the gate',
  },
  /** Kinds of pieces, in small letters where the language writes them so. */
  pieces: {
    archer: 'archer',
    beast: 'beast',
    camp: 'camp',
    dragon: 'dragon',
    ghost: 'ghost',
    khan: 'khan',
    nightrider: 'nightrider',
    ox: 'ox',
    squire: 'squire',
    wagon: 'wagon',
  },
  /** The genders of names of pieces, those of chess too, in a language in which other words depend on them. */
  genders: {} as Readonly<Record<string, Gender>>,
};

/** The names of the shipped maps, and of their pieces beside those of chess. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
