import { Der, der, GERMAN_WORDS, type NamedPiece } from '@kickmate/game/motifs';
import { DE } from '@kickmate/language';
import type { NamedPass } from './named-pass.ts';

/** The motifs of Chess League in German. */
export const GERMAN = {
  names: { 'last-save': 'Letzte Rettungen' },
  pawnGoal: (pawn: NamedPiece, to: string) => `${der(pawn)} kann nach ${to} kommen, was ein Tor ist`,
  pass: ({ passer, from, to, shooter, over, goal }: NamedPass) =>
    `${Der(passer)} kann den Ball von ${from} nach ${to} schießen. Dann kann ihn ${der(shooter)}${over.length > 0 ? ` über ${DE.list(over)}` : ''} ins Tor auf ${goal} schießen, und keine Antwort verhindert ein Tor.`,
  lastSave: (saver: NamedPiece, targets: readonly string[], isKicked: boolean) =>
    `Nur ${der(saver)} konnte ein Tor sofort noch verhindern, mit einem ${isKicked ? 'Schuss des Balls von' : 'Zug nach'} ${DE.list(targets, 'disjunction')}.`,
  doubleThreat: ({ piece, gender, on }: NamedPiece, to: string, first: string, second: string) =>
    `${GERMAN_WORDS[gender].nominative.replace(/^d/, 'D')} ${piece} geht von ${on} nach ${to} und droht zweierlei: ${first.replace(/^d/, 'D')}, und ${second}. Nur eines davon lässt sich verhindern.`,
};
