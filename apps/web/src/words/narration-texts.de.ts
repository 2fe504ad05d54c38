import { type Side, sideName } from '@kickmate/board';
import type { Item } from '@kickmate/game';
import { DE, type Gender, obliqueName } from '@kickmate/language';
import type { Case, NamedPiece } from './named-piece.ts';

const ARTICLES: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
};
const COLOURS: Readonly<Record<Side, string>> = { w: 'weiße', b: 'schwarze' };

/** A name in a case. */
const nameIn = (name: string, grammatical: Case): string => (grammatical === 'nominative' ? name : obliqueName(name));

/** A piece: "den schwarzen Springer", "die Dame"; without a known gender "Zauberer von Schwarz". */
function pieceIn({ side, name, gender }: NamedPiece, grammatical: Case): string {
  if (!gender) return side ? `${name} von ${sideName(side)}` : name;
  const isWeak = grammatical === 'dative' || (grammatical === 'accusative' && gender === 'm');
  const colour = side && COLOURS[side] + (isWeak ? 'n' : '');
  return [ARTICLES[grammatical][gender], colour, nameIn(name, grammatical)].filter(Boolean).join(' ');
}

/** Puts "von" before a piece in the dative. */
const by = (piece: string): string => (piece.startsWith('dem ') ? `vom ${piece.slice(4)}` : `von ${piece}`);
/** Puts "zu" before a piece in the dative. */
const to = (piece: string): string => `zu ${piece}`.replace(/^zu dem /, 'zum ').replace(/^zu der /, 'zur ');
/** The phrase for a promotion. */
const becomes = ({ name, gender }: NamedPiece): string =>
  gender ? `wird ${to(pieceIn({ name, gender }, 'dative'))}` : `wird ${name}`;

const ITEMS: Readonly<Record<Item, string>> = {
  boots: 'die Stiefel',
  wings: 'die Flügel',
  spurs: 'die Sporen',
  horns: 'die Hörner',
};
const itemIn = (item: Item | undefined): string => (item ? ITEMS[item] : 'den Schlüssel');

/** The texts with which actions are told, foretold and advised, in German. */
export const GERMAN = {
  piece: pieceIn,
  shortPiece: pieceIn,
  pieceOn: (piece: string, square: string) => `${piece} auf ${square}`,
  and: (phrases: readonly string[]) => DE.list(phrases),
  turn: (clauses: readonly string[]) => clauses.join('; '),

  endsTurn: (side: string) => `${side} beendet den Zug`,
  cannotAct: (side: string) => `${side} kann nicht ziehen und setzt aus`,

  goes: (from: string, to: string) => `zieht von ${from} nach ${to}`,
  goesWithBall: (from: string, to: string) => `läuft mit dem Ball von ${from} nach ${to}`,
  alsoGoes: (piece: string, from: string, to: string) => `${piece} von ${from} nach ${to}`,
  takes: (piece: string, square: string) => `schlägt ${piece} auf ${square}`,
  unlocks: (square: string) => `öffnet die Tür auf ${square}`,
  picksUp: (item: Item | undefined) => `hebt dort ${itemIn(item)} auf`,
  winsBall: 'gewinnt den Ball',
  hasBall: 'hat den Ball',
  becomes,
  kicks: (ball: string) => `schießt den Ball von ${ball}`,
  shoots: (piece: string, from: string, to: string) => `${piece} schießt von ${from} auf ${to}`,
  pass: (from: string, piece: string, square: string) => `Pass von ${from} ${to(piece)} auf ${square}`,
  becomesThere: (square: string, piece: string) => `die Figur auf ${square} wird ${to(piece)}`,

  ballDoes: (phrases: string) => `Der Ball ${phrases}.`,
  whichDoes: (phrases: string) => `und dieser ${phrases}`,
  goesBack: 'fliegt rückwärts über den Schützen hinweg',
  bounces: 'prallt am Rand ab',
  destroys: (pieces: string) => `zerstört ${pieces}`,
  isStopped: (piece: string) => `wird ${by(piece)} aufgehalten`,
  leaves: 'verlässt das Brett',
  rests: (square: string) => `bleibt auf ${square} liegen`,

  check: 'Schach!',
  cleared: 'Er wird von der Grundreihe geklärt.',
  dropped: (square: string) => `Der Ball wird auf ${square} eingeworfen.`,
  getsBall: (piece: string) => `${piece} hat den Ball.`,
  saves: (piece: string, square: string) => `${piece} hält auf ${square}.`,
  blocks: (piece: string, square: string) => `${piece} wehrt auf ${square} ab.`,
  corner: (square: string) => `Der Ball geht ins Aus: Ecke von ${square}.`,

  short: {
    line: (side: string, steps: string) => `${side}: ${steps}.`,
    moves: (name: string, square: string) => `${name} nach ${square}`,
    takes: (name: string, square: string) => `${name} schlägt auf ${square}`,
    ball: (square: string) => `Ball nach ${square}`,
    ballOff: 'Ball vom Brett',
    off: 'vom Brett',
    lost: (name: string) => `${name} verloren`,
    shot: (square: string) => `Schuss auf ${square}`,
  },

  label: {
    becomes: (piece: string) => `wird ${to(piece)}`,
    becomesThere: (square: string, piece: string) => `${square} wird ${to(piece)}`,
    check: 'Schach',
    cleared: 'wird von der Grundreihe geklärt',
    getsBall: 'bekommt den Ball',
    otherGetsBall: (piece: string) => `${piece} bekommt den Ball`,
    unlocks: 'öffnet die Tür',
    picksUp: (item: Item | undefined) => `hebt ${itemIn(item)} auf`,
  },
  ending: (title: string) => title,
  endingFor: (ending: string, side: string) => `${ending} für ${side}`,
  endingWins: (ending: string, side: string) => `${ending}: ${side} gewinnt`,

  advice: {
    kicks: (ball: string, square: string) => `schießt den Ball von ${ball} nach ${square}`,
    kicksOff: (ball: string) => `schießt den Ball von ${ball} vom Brett`,
    kicksAway: (ball: string) => `schießt den Ball von ${ball}`,
    takes: (name: string, square: string) => `schlägt ${nameIn(name, 'accusative')} ${square}`,
    goes: (square: string) => `zieht nach ${square}`,
    becomes: (phrase: string, piece: NamedPiece) => `${phrase} und ${becomes(piece)}`,
    becomesThere: (square: string, piece: NamedPiece) => `${square} ${becomes(piece)}`,
    shoots: (from: string, square: string) => `${from} schießt auf ${square}`,
    passes: (from: string, square: string) => `${from} passt nach ${square}`,
  },

  other: {
    something: 'etwas',
    goes: 'zieht',
    appears: 'erscheint',
    vanishes: 'verschwindet',
    acts: 'handelt',
    from: (square: string) => `von ${square}`,
    to: (square: string) => `nach ${square}`,
    on: (square: string) => `auf ${square}`,
  },
};
