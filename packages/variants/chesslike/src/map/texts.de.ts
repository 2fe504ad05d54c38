import { DE, type Gender } from '@kickmate/language';

const anExit = (exits: number): string => (exits === 1 ? 'den Ausgang' : 'einen Ausgang');
const oneOf = (pieces: readonly string[]): string => DE.list(pieces, 'disjunction');
/** A piece in the accusative; names that a player gave have no known gender. */
const the = (piece: string, gender?: Gender): string =>
  gender ? `${{ m: 'den', f: 'die', n: 'das' }[gender]} ${piece}` : `die Figur ${piece}`;
/** Irgendeine Figur einer Art im Akkusativ. */
const aOrAn = (piece: string, gender?: Gender): string =>
  `${gender ? { m: 'einen', f: 'eine', n: 'ein' }[gender] : 'eine Figur'} ${piece}`;
const it = (gender: Gender = 'f'): string => ({ m: 'ihn', f: 'sie', n: 'es' })[gender];

/** The texts about maps in German. */
export const GERMAN = {
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
    capture: (piece: string, gender?: Gender) => `Schlage ${the(piece, gender)} des Gegners.`,
    captureAll: (pieces: readonly string[]) => `Schlage alle königlichen Figuren des Gegners (${DE.list(pieces)}).`,
    leaveAlone: {
      one: (piece: string, exits: number, gender?: Gender) => `Bring ${the(piece, gender)} auf ${anExit(exits)}.`,
      oneOf: (pieces: readonly string[], exits: number) =>
        `Bring eine königliche Figur (${oneOf(pieces)}) auf ${anExit(exits)}.`,
      any: (exits: number) => `Bring irgendeine Figur auf ${anExit(exits)}.`,
    },
    leave: {
      one: (piece: string, exits: number, gender?: Gender) =>
        `Weiß bringt ${the(piece, gender)} auf ${anExit(exits)}; Schwarz schlägt ${it(gender)}.`,
      oneOf: (pieces: readonly string[], exits: number) =>
        `Weiß bringt eine königliche Figur (${oneOf(pieces)}) auf ${anExit(exits)}; Schwarz schlägt alle königlichen Figuren von Weiß.`,
      any: (exits: number) =>
        `Weiß bringt irgendeine Figur auf ${anExit(exits)}; Schwarz schlägt alle Figuren von Weiß.`,
    },
  },
  pieceName: (name: string) => name,
  withItem: {
    boots: (piece: string) => `${piece} mit Stiefeln`,
    wings: (piece: string) => `${piece} mit Flügeln`,
    spurs: (piece: string) => `${piece} mit Sporen`,
    horns: (piece: string) => `${piece} mit Hörnern`,
  },
  standsOn: (tile: string, square: string) => `auf ${square} darf keine Figur stehen, denn dort ist: ${tile}`,
  faults: {
    noName: 'hier muss ein Name stehen',
    longName: (most: number) => `ein Name hat höchstens ${most} Zeichen`,
    printable: (name: string) => `${name}: Ein Name besteht aus druckbaren Zeichen`,
    size: {
      files: (min: number, max: number, found: number) =>
        `Linien: eine ganze Zahl von ${min} bis ${max}, nicht ${found}`,
      ranks: (min: number, max: number, found: number) =>
        `Reihen: eine ganze Zahl von ${min} bis ${max}, nicht ${found}`,
    },
    whole: (min: number, max: number, found: number) => `eine ganze Zahl von ${min} bis ${max}, nicht ${found}`,
    oneOf: (found: string, all: string) => `statt ${found} muss hier eines von diesen stehen: ${all}`,
    rows: (rows: number, ranks: number) => `es sind ${rows} von ${ranks} Reihen`,
    tilesInRow: (tiles: number, files: number) => `die Reihe hat ${tiles} von ${files} Zeichen`,
    noTile: (sign: string, all: string) => `${sign} ist kein Zeichen für Gelände; es gibt ${all}`,
    noItemPattern: (sign: string, item: string) =>
      `${sign} steht für ${item}, aber unter "items" fehlt das Muster dazu`,
    noLetter: (letter: string) => `${letter}: Eine Figur hat einen der Buchstaben A bis Z`,
    noItem: (name: string, all: string) => `${name} ist kein Gegenstand; es gibt ${all}`,
    letters: (kinds: number, items: number, free: number) =>
      `auf der Karte stehen ${kinds} Arten von Figuren und liegen ${items} Arten von Gegenständen: Das ergibt ${kinds * items} Arten von Figuren mit Gegenstand, und es gibt Buchstaben für ${free}`,
    patternRows: (rows: number, found: number) => `ein Muster hat ${rows} Reihen, nicht ${found}`,
    patternSigns: (signs: number, found: number) => `eine Reihe hat ${signs} Zeichen, nicht ${found}`,
    middle: (self: string, found: string) => `in der Mitte steht die Figur selbst, ${self}, nicht ${found}`,
    onlyMiddle: (self: string) => `${self}, die Figur selbst, steht nur in der Mitte`,
    noSign: (sign: string, all: string) => `${sign} ist kein Zeichen eines Musters; es gibt ${all}`,
    innerRide: 'ein Ritt, r, steht nur auf dem äußeren Ring',
    quietWithTurns: 'wo die Züge von Weiß begrenzt sind, gewinnt Schwarz, was so entschieden würde',
    without: {
      royal: {
        one: (side: string, other: string, piece: string, gender?: Gender) =>
          `${side} braucht ${aOrAn(piece, gender)}: Sonst hätte ${other} schon gewonnen`,
        oneOf: (side: string, other: string, pieces: readonly string[]) =>
          `${side} braucht eine königliche Figur (${oneOf(pieces)}): Sonst hätte ${other} schon gewonnen`,
        any: (side: string, other: string) =>
          `${side} braucht eine königliche Figur, und hier ist keine Art von Figuren königlich: ${other} hätte schon gewonnen`,
      },
      any: (side: string, other: string) => `${side} braucht eine Figur: Sonst hätte ${other} schon gewonnen`,
    },
    noExit: 'es gibt keinen Ausgang, x, der zu erreichen wäre',
    onExit: (square: string) => `eine Figur, die einen Ausgang erreichen soll, steht schon auf einem: ${square}`,
  },
  remarks: {
    noKey: 'Es gibt eine Tür, aber keinen Schlüssel: Sie bleibt zu.',
    noDoor: 'Es gibt einen Schlüssel, aber keine Tür, die er öffnet.',
  },
  file: {
    unknownMap: (name: string, all: string) =>
      `Eine Karte ${name} gibt es nicht; es gibt ${all} und Kartendateien in geschweiften Klammern.`,
    tooLong: (most: number) => `eine Kartendatei hat höchstens ${most} Zeichen`,
    unknownVersion: (known: string, found: number) =>
      `dieses Programm liest Karten der Versionen ${known}, nicht ${found}`,
    worthNeeds: (version: number) => `ein Wert braucht "version": ${version}`,
    itemsNeed: (version: number) => `Gegenstände brauchen "version": ${version}`,
    bowNeeds: (version: number) => `eine Figur mit dem Bild eines Bogens braucht "version": ${version}`,
    quietNeeds: (version: number) => `eine Grenze für ruhige Züge braucht "version": ${version}`,
    missing: 'das fehlt',
    unknown: 'in einer Karte gibt es nichts mit diesem Namen',
    mustBe: (kind: string) => `hier muss ${kind} stehen`,
    kinds: {
      string: 'ein Text',
      number: 'eine Zahl',
      boolean: 'true oder false',
      Array: 'eine Liste',
      unknown: 'ein Objekt in geschweiften Klammern',
    },
  },
};
