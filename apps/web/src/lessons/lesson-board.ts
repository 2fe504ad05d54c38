import { type Action, type AnyVariant, gameOf, type Lesson } from '@kickmate/game';
import { apply, type Command, isLiningUp, type Session, sidesLiningUp } from '@kickmate/play';
import { computed, nextTick, onScopeDispose, ref, shallowRef } from 'vue';
import { useLessonProgress } from '../shared/lesson-progress.ts';
import { lineUpSessionAt } from '../stage/analysis.ts';
import { type Dispatched, type Stage, useStage } from '../stage/stage.ts';
import { taskStage } from '../stage/task.ts';
import { again, beginStep, learnerOf, type StepPlay, withAction, withAnswer, withLineUp } from './lesson-play.ts';

/** The pause before the other side answers, in milliseconds. It begins when the person's action has been seen. */
const ANSWER_MS = 700;

/** See {@link useLessonBoard}. */
export type LessonBoard = ReturnType<typeof useLessonBoard>;

/**
 * A lesson that is played on the board of matches, in place of the match, while the caller's scope lives.
 * @param seen resolves when the person has seen what was played
 */
export function useLessonBoard(seen: () => Promise<void>) {
  const stage = useStage();
  const progress = useLessonProgress();
  const opened = shallowRef<{ readonly variant: AnyVariant; readonly lesson: Lesson }>();
  /** The index of the shown step. */
  const index = ref(0);
  const play = shallowRef<StepPlay>();
  /** The line-up of a step that asks for one. */
  const liningUp = shallowRef<Session>();
  /** The stage that this lesson has shown last. */
  let published: Stage | undefined;
  const steps = computed(() => opened.value?.lesson.steps ?? []);
  const isLast = computed(() => index.value === steps.value.length - 1);

  /** Opens a game's lesson at the step that was shown last; at the first one if the whole lesson was solved. */
  function open(variant: AnyVariant, lesson: Lesson): void {
    opened.value = { variant, lesson };
    const { solved, step } = progress.of(gameOf(variant.id));
    goTo(solved >= lesson.steps.length ? 0 : step);
  }

  /** Closes the lesson; the board shows the match again, unless another guest has come in the lesson's place. */
  function close(): void {
    opened.value = undefined;
    play.value = undefined;
    liningUp.value = undefined;
    if (stage.guest === published) stage.setGuest(undefined);
    published = undefined;
  }

  /** Shows a step from its beginning. */
  function goTo(wanted: number): void {
    const { variant, lesson } = opened.value!;
    index.value = Math.max(0, Math.min(wanted, lesson.steps.length - 1));
    progress.note(gameOf(variant.id), { step: index.value });
    show(beginStep(variant, lesson.steps[index.value]!));
  }

  /** Takes the wrong action back, or begins the step again. */
  function retry(): void {
    if (play.value) show(again(play.value));
  }

  function show(next: StepPlay): void {
    play.value = next;
    const isLineUp = next.step.kind === 'line up' && next.state === 'open';
    liningUp.value = isLineUp ? lineUpSessionAt(next.analysis) : undefined;
    publish();
    if (next.state === 'solved') noteSolved();
    if (next.state === 'answering') void answer(next);
  }

  function noteSolved(): void {
    progress.note(gameOf(opened.value!.variant.id), { solved: index.value + 1, isAnswered: true });
  }

  function publish(): void {
    const { value } = play;
    if (!value) return;
    const { analysis, state } = value;
    const { value: session } = liningUp;
    const lineUp = session && { session, dispatch: (command: Command) => lineUpBy(value, session, command) };
    published = taskStage({ analysis, isOpen: state === 'open', lineUp, act: (action) => act(value, action) });
    stage.setGuest(published);
  }

  function act(to: StepPlay, action: Action): Session {
    show(withAction(to, action));
    return stage.session!;
  }

  /** Plays the other side's answer when the person has seen the action before it. */
  async function answer(to: StepPlay): Promise<void> {
    await nextTick();
    await seen();
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    if (play.value === to) show(withAnswer(to));
  }

  /** Carries out a command of a line-up. When the person is ready, the other side is ready as it usually lines up. */
  function lineUpBy(step: StepPlay, session: Session, command: Command): Dispatched {
    const applied = apply(session, command, 0);
    if (!applied.ok) return applied;
    const [waiting] = isLiningUp(applied.value) ? sidesLiningUp(applied.value) : [];
    const isReady = waiting !== learnerOf(step);
    const both = isReady && waiting ? apply(applied.value, { kind: 'ready', side: waiting }, 0) : applied;
    if (!both.ok) return both;
    if (isLiningUp(both.value)) {
      liningUp.value = both.value;
      publish();
    } else show(withLineUp(step, both.value.match.round.start));
    return both;
  }

  onScopeDispose(close);

  return { opened, steps, index, isLast, play, open, close, goTo, retry };
}
