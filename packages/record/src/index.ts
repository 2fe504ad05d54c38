export * from './format-pgn.ts';
export * from './game-tree.ts';
export { outlinePgn, type PgnLimits, type PgnOutline, parsePgn } from './parse-pgn.ts';
export {
  MAX_VARIATION_DEPTH,
  NO_NOTES,
  PGN_SIGNS,
  type PgnEvaluation,
  type PgnGame,
  type PgnLine,
  type PgnMove,
  type PgnNotes,
  type PgnPlaces,
  type PgnResult,
  type PgnSign,
  type PgnSpan,
  parsePgnResult,
  signsOf,
  toggleSign,
} from './pgn.ts';
export { MAX_RECORD_ACTIONS, MAX_RECORD_LENGTH, parseRecord, readMatch, readRecord } from './read-record.ts';
export {
  placesIn,
  type RecordCause,
  type RecordError,
  refuseRecord,
  TEXT_START,
  type TextPlace,
} from './record-error.ts';
export { formatTimeControl, isNamed, parseTimeControl } from './record-tags.ts';
export { moveText, readTree, treeOfRecord, writeTree } from './tree-pgn.ts';
export { gamesOf, writeRecord } from './write-record.ts';
