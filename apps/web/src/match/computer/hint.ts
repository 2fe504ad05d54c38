import { opponent, type Square } from '@kickmate/board';
import { type GameEvent, shortForm } from '@kickmate/game';
import { type AnyMatch, hintRequest } from '@kickmate/play';
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { inPieces } from '../../shared/in-pieces.ts';
import { useStage } from '../../stage/stage.ts';
import { vocabularyOf } from '../../words/commentary.ts';
import { firstMotif } from '../../words/motifs.ts';
import { advise } from '../../words/narrate.ts';
import { playerOf } from '../../words/players.ts';
import { certainEvents, squaresOf } from '../../words/preview.ts';
import { texts } from '../../words/texts.ts';
import { useHinted } from '../history/hinted.ts';

/** A hint: an action for the side to act. */
export interface Hint {
  /**
   * The action in words, "pawn d2 kicks the ball from d4 to d7", or what it wins if the game knows a motif of it; for one that answers
   * the danger of a goal, this too.
   */
  readonly text: string;
  /** Absent for an action without squares, such as a pass. */
  readonly arrow: { readonly from: Square; readonly to: Square } | undefined;
  /** The squares of which the text speaks, if the game knows a motif of the action. */
  readonly marks: readonly Square[];
  /** The certain events of a kick; absent for an action without one. */
  readonly flight: readonly GameEvent[] | undefined;
}

/** The hint: the action that the computer would play for the player. */
export const useHint = defineStore('hint', () => {
  const stage = useStage();
  const engine = useEngine();
  const hinted = useHinted();
  const hint = shallowRef<Hint>();
  stage.onMatchChange(() => {
    hint.value = undefined;
    if (engine.thinking === 'hint') engine.stop();
  });

  /** Asks for a hint. It disappears as soon as something is played. */
  async function ask(): Promise<void> {
    const { match } = stage;
    if (!match || !stage.isTurnHere) return;
    const { variant, position } = match;
    const result = await engine.think({ variant, position, purpose: 'hint' }, hintRequest(match));
    if (result?.best === undefined || stage.match !== match) return;
    const read = variant.text.parseAction(position, result.best);
    if (!read.ok) return;
    const { action } = read.value;
    const events = certainEvents(variant, position, action);
    // A goal needs no reason.
    const isGoal = events.some(({ kind }) => kind === 'goal');
    const line = result.lines[0]?.actions ?? [];
    const motif = isGoal ? undefined : await firstMotif(variant, match.round.plies, position, line);
    const isSave = !isGoal && !motif && (await answersGoal(match, line));
    if (stage.match !== match) return;
    if (stage.id !== undefined) hinted.note(stage.id);
    const words =
      variant.look(action) === 'end' || variant.look(action) === 'swap'
        ? texts.verbs[variant.look(action)]
        : advise(vocabularyOf(variant), events) || shortForm(variant, position, { action });
    const rival = playerOf(stage.seats, opponent(match.side));
    const saves = isSave ? texts.danger[variant.ball ? 'cannotScore' : 'cannotWin'](rival) : '';
    hint.value = {
      // A motif names the action, too.
      text: motif?.says ?? (saves ? `${words}. ${saves}` : words),
      arrow: squaresOf(variant, action),
      marks: motif?.squares ?? [],
      flight: variant.look(action) === 'kick' ? events : undefined,
    };
  }

  /** Returns whether a turn is known to answer the danger of a goal. */
  async function answersGoal(match: AnyMatch, line: readonly string[]): Promise<boolean> {
    const danger = await import('@kickmate/play/danger').catch(() => undefined);
    return (danger && (await inPieces(danger.answersGoal(match, line), () => stage.match === match))) === true;
  }

  return { hint, ask };
});
