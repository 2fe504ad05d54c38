import type { BoardTexts } from './texts.ts';

/** The reasons for which the text of a board is refused, in German. */
export const GERMAN: BoardTexts = {
  mustBe: (found, allowed) => (found ? `statt ${found} muss hier ${allowed} stehen` : `es fehlt ${allowed}`),
  sideToMove: 'w (Weiß) oder b (Schwarz)',
  surplus: (last) => `nach ${last} darf nichts folgen`,
  count: (least, most) => `eine ganze Zahl von ${least} bis ${most} ohne führende Nullen`,
  oneOf: (words) => `eines von ${words}`,
  square: (otherwise) => `der Name eines Feldes, etwa e4${otherwise}`,
  orNoSquares: (sign) => `, oder ${sign} für keines; zwischen Namen stehen Kommas`,
  notRising: (square, before) =>
    `${square} darf nicht auf ${before} folgen: Die Felder stehen in aufsteigender Ordnung, Reihe für Reihe`,
  squareHere: (first, last) => `hier muss ein Feld von ${first} bis ${last} stehen`,
  placement: {
    manyRanks: (ranks) => `mehr als ${ranks} Reihen`,
    fewRanks: (ranks, all) => `${ranks} von ${all} Reihen`,
    zeroRun: (run) => `${run}: Die Zahl leerer Felder beginnt mit 1 bis 9`,
    noPiece: (sign, capitals, small) => `${sign} ist keine Figur; die Figuren sind ${capitals} und ${small}`,
    manySquares: (rank, files) => `Reihe ${rank} hat mehr als ${files} Felder`,
    fewSquares: (rank, squares, files) => `Reihe ${rank} hat ${squares} von ${files} Feldern`,
    manyPieces: (side, count, pieces, most) => `${side} hat ${count} ${pieces}; erlaubt: höchstens ${most}`,
    pawnRank: (last) => `Bauern stehen auf den Reihen 2 bis ${last}, nie auf einer Grundreihe`,
  },
  json: {
    afterBrace: 'nach der schließenden Klammer darf nichts folgen',
    tooDeep: 'Klammern in Klammern, tiefer als in irgendeiner unserer Dateien',
    expected: (wanted, found) => `hier muss ${wanted} stehen, nicht ${found ?? 'das Ende'}`,
    value: 'ein Wert',
    commaOrBracket: 'ein Komma oder ]',
    commaOrBrace: 'ein Komma oder }',
    colon: 'ein Doppelpunkt',
    name: 'ein Name in doppelten Anführungszeichen',
    twice: (name) => `${name} kommt in diesem Objekt zweimal vor`,
    reserved: (name) => `kein Feld darf ${name} heißen`,
    place: (line, column) => ` (Zeile ${line}, Spalte ${column})`,
  },
};
