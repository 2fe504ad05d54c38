import { Der, den, GERMAN_WORDS, type NamedPiece } from '@kickmate/game/motifs';
import { DE } from '@kickmate/language';

/** "mit 50 % ein Tor" */
const chanceWords = (percent: number): string =>
  percent === 100 ? 'ein sicheres Tor' : `mit ${DE.percent(percent)} ein Tor`;

/** The motifs of Chess Eleven in German. */
export const GERMAN = {
  move: ({ piece, gender, on }: NamedPiece, to: string) =>
    `${GERMAN_WORDS[gender].nominative.replace(/^d/, 'D')} ${piece} zieht von ${on} nach ${to}.`,
  shot: (shooter: NamedPiece, goal: string, percent: number) =>
    `${Der(shooter)} kann auf ${goal} schießen: ${chanceWords(percent)}.`,
  pass: (ball: string, shooter: NamedPiece, goal: string, percent: number) =>
    `Der Ball kann von ${ball} an ${den(shooter)} gehen, ${GERMAN_WORDS[shooter.gender].nominative} dann auf ${goal} schießen kann: ${chanceWords(percent)}.`,
  steal: (taker: NamedPiece, taken: NamedPiece) =>
    `${Der(taker)} kann ${den(taken)} schlagen und damit den Ball gewinnen.`,
};
