import type { Action, Successor } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { addMove } from '@kickmate/record';
import { nextTick, onScopeDispose, shallowRef } from 'vue';
import { bestLine, STEP_PAUSE_MS } from '../report/best-line.ts';
import { placeBefore, type TriedTurn, type TryVerdict, useTryJudge } from '../report/try-again.ts';
import { type Analysis, analysisOf, matchAt, withTree } from '../stage/analysis.ts';
import { useStage } from '../stage/stage.ts';
import { taskStage } from '../stage/task.ts';
import type { BadTurn } from './bad-turns.ts';

/**
 * A bad turn as it is being practised: `open` while the person has to act, `judging` while the engine judges the action, `solved`,
 * `wrong` (also if the engine could not judge it), `shown` while and after the best line is played.
 */
export interface PracticePlay {
  readonly badTurn: BadTurn;
  readonly tried: TriedTurn;
  readonly analysis: Analysis;
  readonly state: 'open' | 'judging' | 'solved' | 'wrong' | 'shown';
  /** The verdict on the action that was played; `undefined` for the one that was played in the match. */
  readonly verdict?: TryVerdict | undefined;
}

/**
 * A bad turn that is practised on the board of matches, in place of the match, while the caller's scope lives.
 * @param seen resolves when the person has seen what was played
 * @param rated called once for each bad turn: whether the first attempt was good
 */
export function usePracticeBoard(seen: () => Promise<void>, rated: (badTurn: BadTurn, isRight: boolean) => void) {
  const stage = useStage();
  const judge = useTryJudge();
  const play = shallowRef<PracticePlay>();
  let isRated = false;

  /** Begins a bad turn of a match. */
  function open(badTurn: BadTurn, match: AnyMatch): void {
    isRated = false;
    begin(badTurn, { match, turn: badTurn.turn });
  }

  function begin(badTurn: BadTurn, tried: TriedTurn): void {
    const whole = analysisOf(tried.match);
    const analysis = analysisOf(matchAt({ ...whole, path: placeBefore(tried.turn) }));
    publish({ badTurn, tried, analysis, state: 'open' });
  }

  /** Returns whether an action is being judged. It counts, so nothing leaves the position meanwhile. */
  const isJudging = () => play.value?.state === 'judging';

  /** Shows the position once more. */
  function again(): void {
    if (play.value && !isJudging()) begin(play.value.badTurn, play.value.tried);
  }

  function close(): void {
    play.value = undefined;
    stage.setGuest(undefined);
    judge.close();
  }
  onScopeDispose(close);

  function publish(next: PracticePlay): void {
    play.value = next;
    const { analysis, state, tried } = next;
    const act = (action: Action) => {
      // The answer shows the position after the action before it waits for anything.
      void answer(next, action);
      return stage.session!;
    };
    stage.setGuest(taskStage({ analysis, solver: tried.turn.side, isOpen: state === 'open', hidesHints: true, act }));
  }

  async function answer(asked: PracticePlay, action: Action): Promise<void> {
    const { tried, badTurn } = asked;
    const { variant, rounds } = tried.match;
    const played = rounds[tried.turn.round]!.plies[tried.turn.worst]!;
    const text = variant.text.formatAction({ action });
    const acted: PracticePlay = {
      ...asked,
      analysis: withSuccessor(asked, withAnyOutcome(asked, action)),
      state: 'judging',
    };
    publish(acted);
    if (badTurn.good.includes(text)) return giveVerdict(acted, { kind: 'best', loss: 0 });
    if (action === played.action) return giveVerdict(acted, undefined);
    const verdict = await judge.verdict(tried, text);
    if (play.value === acted) giveVerdict(acted, verdict);
  }

  function giveVerdict(acted: PracticePlay, verdict: TryVerdict | undefined): void {
    const isRight = verdict?.kind === 'best';
    // What the engine could not judge says nothing about the person.
    if (verdict?.kind !== 'unknown') rate(acted.badTurn, isRight);
    publish({ ...acted, verdict, state: isRight ? 'solved' : 'wrong' });
  }

  function rate(badTurn: BadTurn, isRight: boolean): void {
    if (isRated) return;
    isRated = true;
    rated(badTurn, isRight);
  }

  /** Plays the best line from the position, an action at a time. */
  async function showBest(): Promise<void> {
    if (!play.value) return;
    rate(play.value.badTurn, false);
    again();
    let shown: PracticePlay = { ...play.value, state: 'shown' };
    publish(shown);
    for (const { successor } of bestLine(shown.tried)) {
      await nextTick();
      await seen();
      await new Promise((resolve) => setTimeout(resolve, STEP_PAUSE_MS));
      if (play.value !== shown) return;
      const isOpen = successor.outcome === undefined;
      shown = {
        ...shown,
        analysis: withSuccessor(shown, isOpen ? withAnyOutcome(shown, successor.action) : successor),
      };
      publish(shown);
    }
  }

  return { play, isJudging, open, again, showBest, close };
}

/** An action with the last outcome that the rules list, where chance decides: what it is worth does not depend on it. */
function withAnyOutcome({ analysis }: PracticePlay, action: Action): Successor {
  const { variant, position } = matchAt(analysis);
  return { action, outcome: variant.chance(position, action).at(-1)?.outcome };
}

function withSuccessor({ analysis }: PracticePlay, successor: Successor): Analysis {
  const { tree, path } = addMove(analysis.tree, analysis.path, successor);
  return withTree(analysis, tree, path);
}
