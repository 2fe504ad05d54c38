import { type NamedPiece, The, the } from '@kickmate/game/motifs';
import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  names: {
    fork: 'Forks',
    pin: 'Pins',
    skewer: 'Skewers',
    'discovered-attack': 'Discovered attacks',
    overloaded: 'Overloaded pieces',
    trapped: 'Trapped pieces',
    'passed-pawn': 'Passed pawns',
    'back-rank': 'Back rank',
    promotion: 'Promotions',
  },
  fork: (forker: NamedPiece, from: string, targets: readonly NamedPiece[]) =>
    `On ${forker.on} the ${forker.piece} from ${from} attacks ${EN.list(targets.map((one) => the(one)))} at once.`,
  pin: (pinner: NamedPiece, pinned: NamedPiece, behind: NamedPiece) =>
    `${The(pinner)} pins ${the(pinned)} to ${the(behind)}.`,
  /** Said after {@link pin}. */
  attacksPinned: (attacker: NamedPiece) => `${The(attacker)} attacks the pinned piece.`,
  skewer: (slider: NamedPiece, front: NamedPiece, behind: NamedPiece) =>
    `${The(slider)} attacks ${the(front)}, and behind it stands ${the(behind)}.`,
  /** `mover`: before the move. */
  discovered: (mover: NamedPiece, slider: NamedPiece, target: NamedPiece) =>
    `When the ${mover.piece} leaves ${mover.on}, ${the(slider)} attacks ${the(target)}.`,
  /** Said after {@link discovered}, of the piece that moved. */
  attacks: (attacker: NamedPiece, target: NamedPiece) => `${The(attacker)} attacks ${the(target)}.`,
  backRank: (mover: NamedPiece, king: NamedPiece, shut: readonly string[]) =>
    `${The(mover)} mates on the back rank: ${the(king)} cannot flee over its own pieces on ${EN.list(shut)}.`,
  promotion: (from: string, made: NamedPiece) =>
    `The pawn on ${from} becomes a ${made.piece} on ${made.on}, and nothing can take it.`,
  trapped: (piece: NamedPiece, attacker: NamedPiece) =>
    `${The(attacker)} attacks ${the(piece)}, which has no safe square.`,
  overloaded: (piece: NamedPiece, first: NamedPiece, second: NamedPiece) =>
    `${The(piece)} protects both ${the(first)} and ${the(second)}: it cannot take back on both squares.`,
  passedPawn: (pawn: NamedPiece, to: string) =>
    `${The(pawn)} has no enemy pawn in its way, and nothing can stop it before ${to}.`,
};

/** The motifs of a move, each as a sentence. A piece stands where it stands after the move, if nothing else is said. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
