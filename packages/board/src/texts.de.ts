/** The reasons for which the text of a board is refused, in German. */
export const GERMAN = {
  mustBe: (found: string, allowed: string) =>
    found ? `statt ${found} muss hier ${allowed} stehen` : `es fehlt ${allowed}`,
  sideToMove: 'w (Weiß) oder b (Schwarz)',
  surplus: (last: string) => `nach ${last} darf nichts folgen`,
  count: (least: number, most: number) => `eine ganze Zahl von ${least} bis ${most} ohne führende Nullen`,
  oneOf: (words: string) => `eines von ${words}`,
  square: (otherwise: string) => `der Name eines Feldes (etwa e4)${otherwise}`,
  orNoSquares: (sign: string) => `, oder ${sign} für keines; zwischen Namen stehen Kommas`,
  notRising: (square: string, before: string) =>
    `${square} darf nicht auf ${before} folgen: Die Felder stehen in aufsteigender Ordnung, Reihe für Reihe`,
  squareHere: (first: string, last: string) => `hier muss ein Feld von ${first} bis ${last} stehen`,
  placement: {
    manyRanks: (ranks: number) => `mehr als ${ranks} Reihen`,
    fewRanks: (ranks: number, all: number) => `${ranks} von ${all} Reihen`,
    zeroRun: (run: string) => `${run}: Die Zahl leerer Felder beginnt mit 1 bis 9`,
    noPiece: (sign: string, capitals: string, small: string) =>
      `${sign} ist keine Figur; die Figuren sind ${capitals} und ${small}`,
    manySquares: (rank: number, files: number) => `Reihe ${rank} hat mehr als ${files} Felder`,
    fewSquares: (rank: number, squares: number, files: number) => `Reihe ${rank} hat ${squares} von ${files} Feldern`,
    manyPieces: (side: string, count: number, pieces: string, most: number) =>
      `${side} hat ${count} ${pieces}; erlaubt: höchstens ${most}`,
    pawnRank: (last: number) => `Bauern stehen auf den Reihen 2 bis ${last}, nie auf einer Grundreihe`,
  },
  json: {
    at: (character: number, what: string) => `An Zeichen ${character} ${what}.`,
    atLine: (line: number, column: number, what: string) => `In Zeile ${line}, Spalte ${column} ${what}.`,
    afterBrace: 'geht der Text nach der schließenden Klammer weiter: Dort darf nichts mehr folgen',
    tooDeep: 'stehen mehr Klammern ineinander als in irgendeiner unserer Dateien',
    endsEarly: (wanted: string) => `hört der Text zu früh auf: Es fehlt ${wanted}`,
    misplaced: (found: string, wanted: string) => `steht ${found}, aber dorthin gehört ${wanted}`,
    value: 'ein Wert, etwa "Text" oder 12',
    commaOrBracket: 'ein Komma oder ]',
    commaOrBrace: 'ein Komma oder }',
    colon: 'ein Doppelpunkt',
    name: 'ein Name in doppelten Anführungszeichen',
    twice: (name: string) => `steht der Name ${name} zum zweiten Mal in denselben Klammern`,
    reserved: (name: string) => `heißt ein Feld ${name}; so darf keines heißen`,
  },
};
