import { opponent, type Square, sideName } from '@kickmate/board';
import { type AnyVariant, actionFrom, actionTo, type Motifs, type Ply } from '@kickmate/game';
import { type AnyMatch, hasSquares } from '@kickmate/play';
import { type Reason, reasonsOf } from '@kickmate/play/reasons';
import type { JudgedTurn } from '@kickmate/play/report';
import { vocabularyOf } from '../words/commentary.ts';
import { narrate, narrateTurn } from '../words/narrate.ts';
import { percent, winWord } from './report-words.ts';
import { texts } from './texts.ts';
import { type TriedTurn, type TryVerdict, turnOfTry } from './try-again.ts';

/** The weightiest reason for which a turn was bad, in a sentence or two; empty if none is proved. */
export function reasonWords(match: AnyMatch, turn: JudgedTurn, motifs?: Motifs<unknown>): string {
  return wordsOf(reasonsOf(match, turn, motifs)[0], match, turn);
}

/** The kinds of reasons that tell what a turn allows, and not what it misses. */
const ALLOWS: readonly Reason['kind'][] = ['letsWin', 'letsForce', 'letsPrepare', 'losesPiece', 'losesBall'];

/**
 * The weightiest reason for which an action that a person tries is bad, without telling a better one, and the squares of which it
 * speaks; empty if none is proved.
 * @param verdict absent: the person tries what was played in the match
 */
export function reasonAgainst(
  tried: TriedTurn,
  verdict: TryVerdict | undefined,
  motifs?: Motifs<unknown>,
): { readonly words: string; readonly squares: readonly Square[] } {
  const own = verdict ? turnOfTry(tried, verdict) : tried;
  if (!own) return { words: '', squares: [] };
  const { match, turn } = own;
  const reason = reasonsOf(match, turn, motifs).find(({ kind }) => ALLOWS.includes(kind));
  return { words: wordsOf(reason, match, turn), squares: squaresOf(reason, match) };
}

function wordsOf(reason: Reason | undefined, { variant }: AnyMatch, turn: JudgedTurn): string {
  if (!reason) return '';
  const lead = leadOf(reason, variant, sideName(opponent(turn.side)));
  if (reason.kind === 'letsForce' && !reason.motif) return lead;
  return `${lead} ${reason.motif?.says ?? storyOf(variant, reason.plies)}`;
}

/** The squares of which {@link reasonWords} speaks: those of the motif, or else those of the actions. */
export function reasonSquares(match: AnyMatch, turn: JudgedTurn, motifs?: Motifs<unknown>): readonly Square[] {
  return squaresOf(reasonsOf(match, turn, motifs)[0], match);
}

function squaresOf(reason: Reason | undefined, { variant }: AnyMatch): readonly Square[] {
  if (!reason || (reason.kind === 'letsForce' && !reason.motif)) return [];
  const acted = reason.plies
    .filter(({ action }) => hasSquares(variant, action))
    .flatMap(({ action }) => [actionFrom(action), actionTo(action)]);
  return reason.motif?.squares ?? [...new Set(acted)];
}

/** The word for the win with which a reason's turn ends. In games with a ball it may be a mate instead of a goal. */
function wordOf({ plies }: Reason, variant: AnyVariant) {
  const last = plies.at(-1);
  return last && variant.end(last.after)?.kind === 'mate' ? 'mate' : winWord(variant);
}

function leadOf(reason: Reason, variant: AnyVariant, other: string): string {
  const said = texts.reasons;
  switch (reason.kind) {
    case 'letsWin':
      return reason.probability === 1
        ? said.letsWin[wordOf(reason, variant)](other)
        : said.letsShoot(other, percent(100 * reason.probability));
    case 'letsForce':
      return said.letsForce(other, reason.turns);
    case 'letsPrepare':
      return said.letsPrepare(other, percent(100 * reason.probability));
    case 'missesForce':
      return said.missesForce(reason.turns);
    case 'missesPrepare':
      return said.missesPrepare(percent(100 * reason.probability));
    case 'missesWin':
      return reason.probability === 1
        ? said.missesWin[wordOf(reason, variant)]
        : said.missesShot(percent(100 * reason.probability));
    case 'losesPiece':
      return said.losesPiece(other);
    case 'losesBall':
      return said.losesBall(other);
    case 'missesPiece':
      return said.missesPiece;
    case 'missesBall':
      return said.missesBall;
    default:
      throw new Error(reason satisfies never);
  }
}

/** The events of a turn in words. What chance decides in it is left open. */
function storyOf(variant: AnyVariant, plies: readonly Ply<unknown>[]): string {
  const words = vocabularyOf(variant);
  const isOpen = ({ before, action }: Ply<unknown>) => variant.chance(before, action).length > 0;
  const parts = plies.map((ply) => variant.events(ply.before, isOpen(ply) ? { action: ply.action } : ply));
  const [first = []] = parts;
  const told = parts.filter((events) => events.length > 0);
  return told.length <= 1 ? narrate(words, told[0] ?? first) : narrateTurn(words, variant.side(plies[0]!.before), told);
}
