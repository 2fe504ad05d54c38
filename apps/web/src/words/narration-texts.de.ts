import { type Side, sideName } from '@kickmate/board';
import type { Item } from '@kickmate/game';
import { DE, type Gender } from '@kickmate/language';
import type { Case, NamedPiece, NarrationTexts } from './narration-texts.ts';

const ARTICLES: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
};
const COLOURS: Readonly<Record<Side, string>> = { w: 'weiße', b: 'schwarze' };
/** Names that change outside of the nominative. */
const OBLIQUE: Readonly<Record<string, string>> = {
  Bauer: 'Bauern',
  Bogenschütze: 'Bogenschützen',
  Drache: 'Drachen',
  Knappe: 'Knappen',
  Ochse: 'Ochsen',
};

/** A name in a case; only its first word changes: "Bauern mit Stiefeln". */
function nameIn(name: string, grammatical: Case): string {
  if (grammatical === 'nominative') return name;
  const [first = '', ...rest] = name.split(' ');
  return [OBLIQUE[first] ?? first, ...rest].join(' ');
}

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
export const GERMAN: NarrationTexts = {
  piece: pieceIn,
  shortPiece: pieceIn,
  pieceOn: (piece, square) => `${piece} auf ${square}`,
  and: (phrases) => DE.list(phrases),
  turn: (clauses) => clauses.join('; '),

  endsTurn: (side) => `${side} beendet den Zug`,
  cannotAct: (side) => `${side} kann nicht ziehen und setzt aus`,

  goes: (from, to) => `zieht von ${from} nach ${to}`,
  goesWithBall: (from, to) => `läuft mit dem Ball von ${from} nach ${to}`,
  alsoGoes: (piece, from, to) => `${piece} von ${from} nach ${to}`,
  takes: (piece, square) => `schlägt ${piece} auf ${square}`,
  unlocks: (square) => `öffnet die Tür auf ${square}`,
  picksUp: (item) => `hebt dort ${itemIn(item)} auf`,
  winsBall: 'gewinnt den Ball',
  hasBall: 'hat den Ball',
  becomes,
  kicks: (ball) => `schießt den Ball von ${ball}`,
  shoots: (piece, from, to) => `${piece} schießt von ${from} auf ${to}`,
  pass: (from, piece, square) => `Pass von ${from} ${to(piece)} auf ${square}`,
  becomesThere: (square, piece) => `die Figur auf ${square} wird ${to(piece)}`,

  ballDoes: (phrases) => `Der Ball ${phrases}.`,
  whichDoes: (phrases) => `und dieser ${phrases}`,
  goesBack: 'fliegt rückwärts über den Schützen hinweg',
  bounces: 'prallt am Rand ab',
  destroys: (pieces) => `zerstört ${pieces}`,
  isStopped: (piece) => `wird ${by(piece)} aufgehalten`,
  leaves: 'verlässt das Brett',
  rests: (square) => `bleibt auf ${square} liegen`,

  check: 'Schach!',
  cleared: 'Er wird von der Grundreihe geklärt.',
  dropped: (square) => `Der Ball wird auf ${square} eingeworfen.`,
  getsBall: (piece) => `${piece} hat den Ball.`,
  saves: (piece, square) => `${piece} hält auf ${square}.`,
  blocks: (piece, square) => `${piece} wehrt auf ${square} ab.`,
  corner: (square) => `Der Ball geht ins Aus: Ecke von ${square}.`,

  short: {
    line: (side, steps) => `${side}: ${steps}.`,
    moves: (name, square) => `${name} nach ${square}`,
    takes: (name, square) => `${name} schlägt auf ${square}`,
    ball: (square) => `Ball nach ${square}`,
    ballOff: 'Ball vom Brett',
    off: 'vom Brett',
    lost: (name) => `${name} verloren`,
    shot: (square) => `Schuss auf ${square}`,
  },

  label: {
    becomes: (piece) => `wird ${to(piece)}`,
    becomesThere: (square, piece) => `${square} wird ${to(piece)}`,
    check: 'Schach',
    cleared: 'wird von der Grundreihe geklärt',
    getsBall: 'bekommt den Ball',
    otherGetsBall: (piece) => `${piece} bekommt den Ball`,
    unlocks: 'öffnet die Tür',
    picksUp: (item) => `hebt ${itemIn(item)} auf`,
  },
  ending: (title) => title,
  endingFor: (ending, side) => `${ending} für ${side}`,
  endingWins: (ending, side) => `${ending}: ${side} gewinnt`,

  advice: {
    kicks: (ball, square) => `schießt den Ball von ${ball} nach ${square}`,
    kicksOff: (ball) => `schießt den Ball von ${ball} vom Brett`,
    kicksAway: (ball) => `schießt den Ball von ${ball}`,
    takes: (name, square) => `schlägt ${nameIn(name, 'accusative')} ${square}`,
    goes: (square) => `zieht nach ${square}`,
    becomes: (phrase, piece) => `${phrase} und ${becomes(piece)}`,
    becomesThere: (square, piece) => `${square} ${becomes(piece)}`,
    shoots: (from, square) => `${from} schießt auf ${square}`,
    passes: (from, square) => `${from} passt nach ${square}`,
  },

  other: {
    something: 'etwas',
    goes: 'zieht',
    appears: 'erscheint',
    vanishes: 'verschwindet',
    acts: 'handelt',
    from: (square) => `von ${square}`,
    to: (square) => `nach ${square}`,
    on: (square) => `auf ${square}`,
  },
};
