import { Der, den, der, GERMAN_WORDS, type NamedPiece } from '@kickmate/game/motifs';
import { DE } from '@kickmate/language';

/** The motifs of chess in German. */
export const GERMAN = {
  names: {
    fork: 'Gabeln',
    pin: 'Fesselungen',
    skewer: 'Spieße',
    'discovered-attack': 'Abzugsangriffe',
    overloaded: 'Überlastete Figuren',
    trapped: 'Gefangene Figuren',
    'passed-pawn': 'Freibauern',
    'back-rank': 'Grundreihe',
    promotion: 'Umwandlungen',
  },
  fork: (forker: NamedPiece, from: string, targets: readonly NamedPiece[]) =>
    `Auf ${forker.on} greift ${GERMAN_WORDS[forker.gender].nominative} ${forker.piece} von ${from} ${DE.list(targets.map(den))} zugleich an.`,
  pin: (pinner: NamedPiece, pinned: NamedPiece, behind: NamedPiece) =>
    `${Der(pinner)} fesselt ${den(pinned)} an ${den(behind)}.`,
  attacksPinned: (attacker: NamedPiece) => `${Der(attacker)} greift die gefesselte Figur an.`,
  skewer: (slider: NamedPiece, front: NamedPiece, behind: NamedPiece) =>
    `${Der(slider)} greift ${den(front)} an, und hinter ${GERMAN_WORDS[front.gender].dative} steht ${der(behind)}.`,
  discovered: (mover: NamedPiece, slider: NamedPiece, target: NamedPiece) =>
    `Wenn ${GERMAN_WORDS[mover.gender].nominative} ${mover.piece} ${mover.on} verlässt, greift ${der(slider)} ${den(target)} an.`,
  attacks: (attacker: NamedPiece, target: NamedPiece) => `${Der(attacker)} greift ${den(target)} an.`,
  backRank: (mover: NamedPiece, king: NamedPiece, shut: readonly string[]) =>
    `${Der(mover)} setzt auf der Grundreihe matt: ${der(king)} kann nicht fliehen, weil eigene Figuren auf ${DE.list(shut)} stehen.`,
  promotion: (from: string, made: NamedPiece) =>
    `Der Bauer auf ${from} wird auf ${made.on} ${GERMAN_WORDS[made.gender].into} ${made.piece}, und nichts kann die neue Figur schlagen.`,
  trapped: (piece: NamedPiece, attacker: NamedPiece) =>
    `${Der(attacker)} greift ${den(piece)} an, ${GERMAN_WORDS[piece.gender].nominative} kein sicheres Feld hat.`,
  overloaded: (piece: NamedPiece, first: NamedPiece, second: NamedPiece) =>
    `${Der(piece)} schützt ${den(first)} und ${den(second)} und kann nicht auf beiden Feldern zurückschlagen.`,
  passedPawn: (pawn: NamedPiece, to: string) =>
    `${Der(pawn)} hat keinen feindlichen Bauern im Weg, und nichts kann ihn vor ${to} aufhalten.`,
};
