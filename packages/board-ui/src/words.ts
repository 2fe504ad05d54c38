// The words of the board without its components, for programs without Vue's compiler.

export { goalSentence, goalWords } from './goal-words.ts';
export { type PieceNames, pieceLabel, pieceNamesOf } from './piece-names.ts';
