import { DE, type Gender } from '@kickmate/language';
import type { MapTexts } from './texts.ts';

const anExit = (exits: number): string => (exits === 1 ? 'den Ausgang' : 'einen Ausgang');
const oneOf = (pieces: readonly string[]): string => DE.list(pieces, 'disjunction');
/** A piece in the accusative; names that a player gave have no known gender. */
const the = (piece: string, gender?: Gender): string =>
  gender ? `${{ m: 'den', f: 'die', n: 'das' }[gender]} ${piece}` : `die Figur ${piece}`;
const it = (gender: Gender = 'f'): string => ({ m: 'ihn', f: 'sie', n: 'es' })[gender];

/** The texts about maps in German. */
export const GERMAN: MapTexts = {
  tiles: {
    floor: 'Boden',
    wall: 'Mauer',
    hole: 'Loch',
    tree: 'Baum',
    door: 'Tür',
    key: 'Schlüssel',
    exit: 'Ausgang',
    boots: 'Stiefel',
    wings: 'Flügel',
    spurs: 'Sporen',
    horns: 'Hörner',
  },
  abilities: {
    nothing: 'nichts',
    move: 'nur ziehen',
    attack: 'nur schlagen',
    both: 'ziehen oder schlagen',
    ride: 'reiten: ziehen oder schlagen, und weiter',
  },
  objectives: {
    royal: { name: 'königlich', summary: 'Schlage alle königlichen Figuren des Gegners.' },
    eliminate: { name: 'ausschalten', summary: 'Schlage alle Figuren des Gegners.' },
    reach: {
      name: 'erreichen',
      summary:
        'Weiß bringt eine königliche Figur auf einen Ausgang; Schwarz schlägt alle königlichen Figuren von Weiß.',
    },
  },
  aims: {
    capture: (piece, gender) => `Schlage ${the(piece, gender)} des Gegners.`,
    captureAll: (pieces) => `Schlage alle königlichen Figuren des Gegners (${DE.list(pieces)}).`,
    leaveAlone: {
      one: (piece, exits, gender) => `Bring ${the(piece, gender)} auf ${anExit(exits)}.`,
      oneOf: (pieces, exits) => `Bring eine königliche Figur (${oneOf(pieces)}) auf ${anExit(exits)}.`,
      any: (exits) => `Bring irgendeine Figur auf ${anExit(exits)}.`,
    },
    leave: {
      one: (piece, exits, gender) =>
        `Weiß bringt ${the(piece, gender)} auf ${anExit(exits)}; Schwarz schlägt ${it(gender)}.`,
      oneOf: (pieces, exits) =>
        `Weiß bringt eine königliche Figur (${oneOf(pieces)}) auf ${anExit(exits)}; Schwarz schlägt alle königlichen Figuren von Weiß.`,
      any: (exits) => `Weiß bringt irgendeine Figur auf ${anExit(exits)}; Schwarz schlägt alle Figuren von Weiß.`,
    },
  },
  pieceName: (name) => name,
  withItem: {
    boots: (piece) => `${piece} mit Stiefeln`,
    wings: (piece) => `${piece} mit Flügeln`,
    spurs: (piece) => `${piece} mit Sporen`,
    horns: (piece) => `${piece} mit Hörnern`,
  },
  standsOn: (tile, square) => `auf ${square} darf keine Figur stehen, denn dort ist: ${tile}`,
  faults: {
    noName: 'hier muss ein Name stehen',
    longName: (most) => `ein Name hat höchstens ${most} Zeichen`,
    printable: (name) => `${name}: Ein Name besteht aus druckbaren Zeichen`,
    size: {
      files: (min, max, found) => `Linien: eine ganze Zahl von ${min} bis ${max}, nicht ${found}`,
      ranks: (min, max, found) => `Reihen: eine ganze Zahl von ${min} bis ${max}, nicht ${found}`,
    },
    whole: (min, max, found) => `eine ganze Zahl von ${min} bis ${max}, nicht ${found}`,
    oneOf: (found, all) => `statt ${found} muss hier eines von diesen stehen: ${all}`,
    rows: (rows, ranks) => `es sind ${rows} von ${ranks} Reihen`,
    tilesInRow: (tiles, files) => `die Reihe hat ${tiles} von ${files} Zeichen`,
    noTile: (sign, all) => `${sign} ist kein Zeichen für Gelände; es gibt ${all}`,
    noItemPattern: (sign, item) => `${sign} steht für ${item}, aber unter "items" fehlt das Muster dazu`,
    noLetter: (letter) => `${letter}: Eine Figur hat einen der Buchstaben A bis Z`,
    noItem: (name, all) => `${name} ist kein Gegenstand; es gibt ${all}`,
    letters: (kinds, items, free) =>
      `auf der Karte stehen ${kinds} Arten von Figuren und liegen ${items} Arten von Gegenständen: Das ergibt ${kinds * items} Arten von Figuren mit Gegenstand, und es gibt Buchstaben für ${free}`,
    patternRows: (rows, found) => `ein Muster hat ${rows} Reihen, nicht ${found}`,
    patternSigns: (signs, found) => `eine Reihe hat ${signs} Zeichen, nicht ${found}`,
    middle: (self, found) => `in der Mitte steht die Figur selbst, ${self}, nicht ${found}`,
    onlyMiddle: (self) => `${self}, die Figur selbst, steht nur in der Mitte`,
    noSign: (sign, all) => `${sign} ist kein Zeichen eines Musters; es gibt ${all}`,
    innerRide: 'ein Ritt, r, steht nur auf dem äußeren Ring',
    quietWithTurns: 'wo die Züge von Weiß begrenzt sind, gewinnt Schwarz, was so entschieden würde',
    without: {
      royal: (side, other) => `${side} hat keine königliche Figur: ${other} hätte schon gewonnen`,
      any: (side, other) => `${side} hat keine Figur: ${other} hätte schon gewonnen`,
    },
    noExit: 'es gibt keinen Ausgang, x, der zu erreichen wäre',
    onExit: (square) => `eine Figur, die einen Ausgang erreichen soll, steht schon auf einem: ${square}`,
  },
  file: {
    unknownMap: (name, all) =>
      `Eine Karte ${name} gibt es nicht; es gibt ${all} und Kartendateien in geschweiften Klammern.`,
    tooLong: (most) => `eine Kartendatei hat höchstens ${most} Zeichen`,
    unknownVersion: (known, found) => `dieses Programm liest Karten der Versionen ${known}, nicht ${found}`,
    worthNeeds: (version) => `ein Wert braucht "version": ${version}`,
    itemsNeed: (version) => `Gegenstände brauchen "version": ${version}`,
    bowNeeds: (version) => `eine Figur mit dem Bild eines Bogens braucht "version": ${version}`,
    quietNeeds: (version) => `eine Grenze für ruhige Züge braucht "version": ${version}`,
    missing: 'das fehlt',
    unknown: 'in einer Karte gibt es nichts mit diesem Namen',
    mustBe: (kind) => `hier muss ${kind} stehen`,
    kinds: {
      string: 'ein Text',
      number: 'eine Zahl',
      boolean: 'true oder false',
      Array: 'eine Liste',
      unknown: 'ein Objekt in geschweiften Klammern',
    },
  },
};
