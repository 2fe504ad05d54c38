import { must, squareName } from '@kickmate/board';
import type { Engine, SearchRequest, SearchResult } from '@kickmate/engine';
import type { Action, Puzzle } from '@kickmate/game';
import { nextTick, onScopeDispose, ref, shallowRef } from 'vue';
import { useHint } from '../match/computer/hint.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { useStage } from '../stage/stage.ts';
import { taskStage } from '../stage/task.ts';
import { vocabularyOf } from '../words/commentary.ts';
import { squaresOf } from '../words/preview.ts';
import type { LoadedPuzzles } from './puzzle-list.ts';
import {
  again,
  beginPuzzle,
  judgement,
  nextInLine,
  type PuzzlePlay,
  placeOf,
  refutation,
  shownIn,
  solverOf,
  withAction,
  withJudgement,
  withNextOfLine,
  withReply,
} from './puzzle-play.ts';
import { texts } from './texts.ts';

/** The pause before the other side answers, and between the actions of a solution that is shown, in milliseconds. */
const PAUSE_MS = 700;

/** How somebody solves a puzzle: without a mistake, after one, or with a hint or a look at the solution. */
export type Manner = 'clean' | 'later' | 'helped';

/** What becomes of a puzzle, for whoever counts it. */
export interface Outcomes {
  /** A puzzle was solved. */
  solved(puzzle: Puzzle, manner: Manner): void;
  /** The person made a mistake, or took help; perhaps not for the first time. */
  spoiled(puzzle: Puzzle): void;
}

/**
 * A puzzle that is played on the board of matches, in place of the match, while the caller's scope lives.
 * @param seen resolves when the person has seen what was played
 */
export function usePuzzleBoard(seen: () => Promise<void>, outcomes: Outcomes) {
  const stage = useStage();
  const engines = useEngine();
  const hints = useHint();
  const play = shallowRef<PuzzlePlay>();
  /** The number of hints that were given in the present position. */
  const hinted = ref(0);
  /** The hint in words; empty if there is none. */
  const hint = ref('');
  /** How the present puzzle is being solved. */
  const manner = ref<Manner>('clean');
  let engine: { readonly game: string; readonly opened: Promise<Engine> } | undefined;

  /** Begins a puzzle of a game. */
  function open({ variant, themes }: Pick<LoadedPuzzles, 'variant' | 'themes'>, puzzle: Puzzle): void {
    const theme = themes.find(({ id }) => id === puzzle.theme)!;
    manner.value = 'clean';
    show(beginPuzzle(variant, puzzle, theme));
  }

  /** Closes the puzzle; the board shows the match again. */
  function close(): void {
    play.value = undefined;
    stage.setGuest(undefined);
    void engine?.opened.then((opened) => opened.close()).catch(() => undefined);
    engine = undefined;
  }

  /** Takes the wrong action back, or begins again. */
  function retry(): void {
    if (play.value) show(again(play.value));
  }

  function show(next: PuzzlePlay): void {
    publish(next);
    hinted.value = 0;
    hint.value = '';
    if (next.state === 'judging') void judge(next);
    if (next.state === 'answering') void answer(next);
    if (next.state === 'wrong') void refute(next);
    if (next.state === 'solved') outcomes.solved(next.puzzle, manner.value);
  }

  function publish(next: PuzzlePlay): void {
    play.value = next;
    const { analysis, state } = next;
    const act = (action: Action) => {
      show(withAction(next, action));
      return stage.session!;
    };
    stage.setGuest(taskStage({ analysis, solver: solverOf(next), isOpen: state === 'open', hidesHints: true, act }));
  }

  /** Notes that the puzzle is no longer solved without help. */
  function noteHelp({ puzzle }: PuzzlePlay): void {
    manner.value = 'helped';
    outcomes.spoiled(puzzle);
  }

  /** Notes that the puzzle is no longer solved at the first attempt. */
  function noteMistake({ puzzle }: PuzzlePlay): void {
    if (manner.value === 'clean') manner.value = 'later';
    outcomes.spoiled(puzzle);
  }

  /** Searches beside the engine of matches; `undefined` if the engine fails. */
  async function search(id: string, request: SearchRequest): Promise<SearchResult | undefined> {
    try {
      if (engine?.game !== id) engine = { game: id, opened: engines.openAnother(id) };
      const found = await (await engine.opened).search(request);
      return found.ok ? found.value : undefined;
    } catch {
      engine = undefined;
      return undefined;
    }
  }

  async function judge(acted: PuzzlePlay): Promise<void> {
    const request = judgement(acted);
    const found = request && (await search(acted.variant.id, request));
    if (play.value === acted) show(withJudgement(acted, found));
  }

  /** Plays the other side's answer when the person has seen the action before it. */
  async function answer(acted: PuzzlePlay): Promise<void> {
    await pause();
    if (play.value !== acted) return;
    const known = nextInLine(acted) ?? acted.reply;
    const text = known ?? (await search(acted.variant.id, { ...placeOf(acted), limits: { nodes: 50_000 } }))?.best;
    if (play.value === acted && text !== undefined) show(withReply(acted, text));
  }

  /** Shows the answer that refutes a wrong action, if there is one. */
  async function refute(acted: PuzzlePlay): Promise<void> {
    noteMistake(acted);
    const request = refutation(acted);
    const found = request && (await search(acted.variant.id, request));
    const text = acted.reply ?? found?.best;
    if (text === undefined) return;
    await pause();
    if (play.value === acted) publish(withReply(acted, text));
  }

  async function pause(): Promise<void> {
    await nextTick();
    await seen();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }

  /** Gives a hint: first the piece that acts, then its target. */
  async function giveHint(): Promise<void> {
    const { value } = play;
    if (value?.state !== 'open') return;
    noteHelp(value);
    const request = { ...placeOf(value), limits: { nodes: 200_000 } };
    const text = nextInLine(value) ?? (await search(value.variant.id, request))?.best;
    if (text === undefined || play.value !== value) return;
    const { variant } = value;
    const position = shownIn(value);
    const { action } = must(variant.text.parseAction(position, text));
    const squares = squaresOf(variant, action);
    hinted.value++;
    if (!squares) {
      hint.value = variant.look(action) === 'end' ? texts.hints.endTurn : texts.hints.pass;
      return;
    }
    const from = squareName(variant.board, squares.from);
    const piece = variant.pieceAt(position, squares.from);
    const name = piece && vocabularyOf(variant).pieceNames[piece.letter];
    if (hinted.value === 1) hint.value = name ? texts.hints.piece(name, from) : texts.hints.ball(from);
    else {
      hint.value = texts.hints.target(squareName(variant.board, squares.to));
      hints.hint = { text: hint.value, arrow: squares, marks: [], flight: undefined };
    }
  }

  /** Plays the whole solution from the beginning, an action at a time. */
  async function showSolution(): Promise<void> {
    const { value } = play;
    if (!value) return;
    if (value.state !== 'solved') noteHelp(value);
    let at: PuzzlePlay = { ...beginPuzzle(value.variant, value.puzzle, value.theme), state: 'shown' };
    show(at);
    while (nextInLine(at) !== undefined) {
      await pause();
      if (play.value !== at) return;
      at = withNextOfLine(at);
      show(at);
    }
  }

  onScopeDispose(close);

  return { play, hinted, hint, manner, open, close, retry, giveHint, showSolution };
}
