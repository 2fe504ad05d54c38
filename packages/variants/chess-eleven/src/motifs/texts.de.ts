import { Der, den, GERMAN_WORDS, type NamedPiece } from '@kickmate/game/motifs';
import { DE } from '@kickmate/language';

/** The motifs of Chess Eleven in German. */
export const GERMAN = {
  names: { shot: 'Schüsse', steal: 'Ballgewinne' },
  chance: (percent: number) => (percent === 100 ? 'ein sicheres Tor' : `mit ${DE.percent(percent)} ein Tor`),
  move: ({ piece, gender, on }: NamedPiece, to: string) =>
    `${GERMAN_WORDS[gender].nominative.replace(/^d/, 'D')} ${piece} zieht von ${on} nach ${to}.`,
  shot: (shooter: NamedPiece, goal: string, chance: string) => `${Der(shooter)} kann auf ${goal} schießen: ${chance}.`,
  pass: (ball: string, shooter: NamedPiece, goal: string, chance: string) =>
    `Der Ball kann von ${ball} an ${den(shooter)} gehen, ${GERMAN_WORDS[shooter.gender].nominative} dann auf ${goal} schießen kann: ${chance}.`,
  steal: (taker: NamedPiece, taken: NamedPiece) =>
    `${Der(taker)} kann ${den(taken)} schlagen und damit den Ball gewinnen.`,
};
