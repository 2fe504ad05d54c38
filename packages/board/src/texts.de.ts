import type { BoardTexts } from './texts.ts';

/** The reasons for which the text of a board is refused, in German. */
export const GERMAN: BoardTexts = {
  mustBe: (found, allowed) => (found ? `statt ${found} muss hier ${allowed} stehen` : `es fehlt ${allowed}`),
  sideToMove: 'w (Weiß) oder b (Schwarz)',
  surplus: (last) => `nach ${last} darf nichts folgen`,
  count: (least, most) => `eine ganze Zahl von ${least} bis ${most} ohne führende Nullen`,
  oneOf: (words) => `eines von ${words}`,
  square: (otherwise) => `der Name eines Feldes (etwa e4)${otherwise}`,
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
    at: (character, what) => `An Zeichen ${character} ${what}.`,
    atLine: (line, column, what) => `In Zeile ${line}, Spalte ${column} ${what}.`,
    afterBrace: 'geht der Text nach der schließenden Klammer weiter: Dort darf nichts mehr folgen',
    tooDeep: 'stehen mehr Klammern ineinander als in irgendeiner unserer Dateien',
    endsEarly: (wanted) => `hört der Text zu früh auf: Es fehlt ${wanted}`,
    misplaced: (found, wanted) => `steht ${found}, aber dorthin gehört ${wanted}`,
    value: 'ein Wert, etwa "Text" oder 12',
    commaOrBracket: 'ein Komma oder ]',
    commaOrBrace: 'ein Komma oder }',
    colon: 'ein Doppelpunkt',
    name: 'ein Name in doppelten Anführungszeichen',
    twice: (name) => `steht der Name ${name} zum zweiten Mal in denselben Klammern`,
    reserved: (name) => `heißt ein Feld ${name}; so darf keines heißen`,
  },
};
