import { Der, der, GERMAN_WORDS, type NamedPiece } from '@kickmate/game/motifs';
import { DE } from '@kickmate/language';
import type { NamedStroke } from './named-stroke.ts';

/** The motifs of Football Chess in German. */
export const GERMAN = {
  move: ({ piece, gender, on }: NamedPiece, to: string) =>
    `${GERMAN_WORDS[gender].nominative.replace(/^d/, 'D')} ${piece} zieht von ${on} nach ${to}.`,
  pass: (ball: string, [first, ...others]: readonly [NamedStroke, ...NamedStroke[]]) =>
    `${Der(first.kicker)} kann den Ball von ${ball} ${DE.list([`nach ${first.to} schießen`, ...others.map(({ kicker, to, isGoal }) => `${der(kicker)} ${isGoal ? 'ins Tor auf' : 'nach'} ${to}`)])}.`,
};
