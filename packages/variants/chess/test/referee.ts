import { type Referee, refereeOf } from '@kickmate/conformance';
import { type ChessPosition, chess } from '../src/index.ts';

/** The array of chess. */
export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Either chess or Chess960. */
type Rules = typeof chess;

/** Reads a position; throws if it is wrong. */
export const position = (text: string, rules: Rules = chess): ChessPosition => refereeOf(rules).position(text);

/** The position after actions; a space separates their texts. */
export const after = (before: ChessPosition, texts: string, rules: Rules = chess): ChessPosition =>
  refereeOf(rules).after(before, texts);

/** The plies of actions; a space separates their texts. */
export const played: Referee<ChessPosition>['played'] = refereeOf(chess).played;

/** The texts of all actions, sorted. */
export const legal = (from: ChessPosition, rules: Rules = chess): readonly string[] =>
  refereeOf(rules).successorTexts(from);

/** The texts of the actions of the piece on a square, sorted. */
export const legalFrom = (from: ChessPosition, square: string, rules: Rules = chess): readonly string[] =>
  legal(from, rules).filter((text) => text.startsWith(square));

/** A position's text, or `= kind winner` if the game is over. */
export const written = (at: ChessPosition, rules: Rules = chess): string => refereeOf(rules).written(at);
