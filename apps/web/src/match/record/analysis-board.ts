import { type Drawing, ok, SIDES, type Side, withDrawing } from '@kickmate/board';
import { ALL_LEVELS, type Level } from '@kickmate/engine/client';
import { type Action, type AnyVariant, type Chance, draw, type Outcome, type Successor } from '@kickmate/game';
import { apply, type Command, isLiningUp, type Session } from '@kickmate/play';
import {
  addMove,
  annotate,
  type ChangedTree,
  hasPath,
  isSamePath,
  makeMainLine,
  moveAt,
  type Path,
  type PgnNotes,
  type PgnSign,
  positionAt,
  promote,
  removeMove,
  toggleSign,
} from '@kickmate/record';
import { useDebounceFn, useEventListener } from '@vueuse/core';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, onScopeDispose, ref, shallowRef } from 'vue';
import { useKeptDraft } from '../../shared/kept-draft.ts';
import { KEYS, readJson } from '../../shared/storage.ts';
import {
  type Analysis,
  analysisStage,
  formatAnalysis,
  lineUpSessionAt,
  sessionAt,
  withStart,
  withTree,
} from '../../stage/analysis.ts';
import { type AnyTree, type Dispatched, NOT_HERE, type Stage, useStage } from '../../stage/stage.ts';
import { drawingsIn, withDrawings } from './drawings.ts';
import { openAnalysis } from './open-analysis.ts';
import { withSpokenComment } from './opened-text.ts';

/** The page from which an analysis was opened, to go back to it. */
export interface WayBack {
  /** Its address within the app. */
  readonly to: string;
  /** The words of the link: "Back to the match". */
  readonly words: string;
}

/** The person who played the match that is analysed. */
export interface Player {
  readonly side: Side;
  /** The level of the computer on the other side, if it was one. */
  readonly level?: Level | undefined;
}

/** An action whose outcome a person chooses, because chance would decide it. */
export interface OpenOutcome {
  readonly action: Action;
  readonly chances: readonly Chance[];
}

/** The most edits that can be taken back. */
const MOST_EDITS = 50;
/** The time after the last change when an analysis is stored, in milliseconds. */
const STORE_MS = 400;

const Kept = v.object({
  /** The record of the analysis. */
  text: v.string(),
  path: v.object({
    round: v.number(),
    ply: v.number(),
    branches: v.array(v.object({ ply: v.number(), child: v.number() })),
  }),
  back: v.optional(v.object({ to: v.string(), words: v.string() })),
  player: v.optional(v.object({ side: v.picklist(SIDES), level: v.optional(v.picklist(ALL_LEVELS)) })),
});

type Kept = v.InferOutput<typeof Kept>;

function readKept(text: string | undefined): Kept | undefined {
  const read = v.safeParse(Kept, readJson(text));
  return read.success ? read.output : undefined;
}

/** The analysis that was kept, at its place; `undefined` if it cannot be read. Rejects if the rules could not be fetched. */
async function analysisOf({ text, path }: Kept): Promise<Analysis | undefined> {
  const read = await openAnalysis(text);
  if (!read.ok) return undefined;
  return hasPath(read.value.tree, path) ? { ...read.value, path } : read.value;
}

/**
 * The analysis board: a game tree in which a person plays for both sides, at any place. The board and its panels show it in
 * place of the match while the board's page is open. It is kept on this device.
 */
export const useAnalysisBoard = defineStore('analysis-board', () => {
  const shown = shownAnalysis(dispatch, toggleDrawing, () => keepNow());
  const { analysis, back, player, liningUp, openOutcome, place, attend, change } = shown;
  const { edits, edit, takeBack, canTakeBack } = editsOf(shown);
  const { lineUpBy, ...lineUps } = lineUpsOf(shown, edit);
  const { play, ...playing } = playOn(shown, edit);
  const { setComments, ...notes } = treeEdits(shown, edit);
  const { kept, keepNow, restore } = keeping(shown, begin);
  /** The analysis that the present one replaced. */
  const replaced = shallowRef<Analysis>();
  /** The contradictions in the record from which the analysis was opened, as sentences. */
  const contradictions = ref<string>();

  const variant = computed(() => analysis.value?.tree.variant);
  /** Whether the shown place is in a variation. */
  const isVariation = computed(() => (analysis.value?.path.branches.length ?? 0) > 0);
  /** Whether a move led to the shown place, which can be deleted or judged. */
  const isMove = computed(() => (analysis.value?.path.ply ?? 0) > 0);
  /** The record of the analysis, or an empty text. */
  const record = computed(() => (analysis.value ? formatAnalysis(analysis.value) : ''));

  /**
   * Begins another analysis. The present one can be brought back with {@link bringBack}.
   * @param by the person who played the match, where there is one
   */
  function begin(next: Analysis, wayBack?: WayBack, by?: Player): void {
    replaced.value = analysis.value;
    edits.value = [];
    back.value = wayBack;
    player.value = by;
    contradictions.value = next.contradictions;
    change(next);
  }

  /** Brings back the analysis that the present one has replaced. */
  function bringBack(): void {
    if (replaced.value) begin(replaced.value);
  }

  /** Carries out a command of the board: an action, or a part of a line-up. */
  function dispatch(command: Command): Dispatched {
    const { value: current } = analysis;
    if (!current) return NOT_HERE;
    if (liningUp.value) return lineUpBy(liningUp.value, command);
    if (command.kind === 'act') return play({ action: command.action });
    if (command.kind === 'act by text') {
      const read = current.tree.variant.text.parseAction(positionAt(current.tree, current.path), command.text);
      return read.ok ? play(read.value) : NOT_HERE;
    }
    return NOT_HERE;
  }

  /** Adds a drawing to the notes of the shown place, or removes it. */
  function toggleDrawing(drawing: Drawing): void {
    const { value: game } = variant;
    if (!game) return;
    const { comments } = notes.notes.value;
    setComments(withDrawings(comments, withDrawing(drawingsIn(comments, game.board), drawing), game.board));
  }

  const views = { variant, replaced, contradictions, kept, canTakeBack, isVariation, isMove, record };
  const doing = { attend, place, begin, bringBack, restore, takeBack, play };
  return { analysis, back, player, openOutcome, ...views, ...doing, ...lineUps, ...playing, ...notes };
});

type Shown = ReturnType<typeof shownAnalysis>;
type Edit = (next: Analysis) => void;

/** The analysis, shown in place of the match while its page is open. */
function shownAnalysis(
  dispatch: Stage['dispatch'],
  toggleDrawing: NonNullable<Stage['toggleDrawing']>,
  keepNow: () => void,
) {
  const stage = useStage();
  const analysis = shallowRef<Analysis>();
  const back = shallowRef<WayBack>();
  const player = shallowRef<Player>();
  /** The line-up that is being made for the shown round. */
  const liningUp = shallowRef<Session>();
  const openOutcome = shallowRef<OpenOutcome>();
  let isAttended = false;
  const keepSoon = useDebounceFn(keepNow, STORE_MS);
  onScopeDispose(keepSoon.cancel);

  /** The game and the position at the shown place. */
  function place(): { readonly variant: AnyVariant; readonly position: unknown } | undefined {
    const { value: current } = analysis;
    return current && { variant: current.tree.variant, position: positionAt(current.tree, current.path) };
  }

  /** Shows the analysis in place of the match, until the returned function is called. */
  function attend(): () => void {
    isAttended = true;
    publish();
    return () => {
      isAttended = false;
      liningUp.value = undefined;
      stage.setGuest(undefined);
      keepNow();
    };
  }

  function publish(): void {
    if (!isAttended || !analysis.value) return;
    const session = liningUp.value ?? sessionAt(analysis.value);
    stage.setGuest(analysisStage(analysis.value, session, player.value?.side, { show, dispatch, toggleDrawing }));
  }

  function change(next: Analysis): void {
    analysis.value = next;
    liningUp.value = undefined;
    openOutcome.value = undefined;
    publish();
    void keepSoon();
  }

  function show(path: Path): void {
    if (analysis.value && !isSamePath(path, analysis.value.path)) change({ ...analysis.value, path });
  }

  return { analysis, back, player, liningUp, openOutcome, place, attend, publish, change, show };
}

/** The states to which a person can go back. */
function editsOf({ analysis, change }: Shown) {
  /** The states before the last edits. Actions that were played are edits, too. */
  const edits = shallowRef<readonly Analysis[]>([]);
  const canTakeBack = computed(() => edits.value.length > 0);

  /** Makes a change that can be taken back. */
  function edit(next: Analysis): void {
    if (analysis.value) edits.value = [...edits.value, analysis.value].slice(-MOST_EDITS);
    change(next);
  }

  /** Takes the last edit back. */
  function takeBack(): void {
    const before = edits.value.at(-1);
    edits.value = edits.value.slice(0, -1);
    if (before) change(before);
  }

  return { edits, canTakeBack, edit, takeBack };
}

/** The line-up of both sides at the start of the shown round. */
function lineUpsOf({ analysis, liningUp, publish }: Shown, edit: Edit) {
  const canLineUp = computed(
    () => liningUp.value === undefined && analysis.value !== undefined && lineUpSessionAt(analysis.value) !== undefined,
  );

  function lineUpBy(session: Session, command: Command): Dispatched {
    const applied = apply(session, command, 0);
    if (!applied.ok) return applied;
    if (isLiningUp(applied.value)) {
      liningUp.value = applied.value;
      publish();
    } else {
      edit(withStart(analysis.value!, applied.value.match.round.start));
    }
    return applied;
  }

  /** Opens the line-up of both sides for the shown round, if it has no moves. */
  function lineUp(): void {
    liningUp.value = analysis.value && lineUpSessionAt(analysis.value);
    publish();
  }

  /** Closes the line-up and leaves the round's start as it was. */
  function leaveLineUp(): void {
    liningUp.value = undefined;
    publish();
  }

  return { canLineUp, lineUpBy, lineUp, leaveLineUp };
}

/** The actions that a person plays at the shown place. */
function playOn({ analysis, openOutcome, show }: Shown, edit: Edit) {
  const stage = useStage();

  /** Plays an action at the shown place, or asks for its outcome first. */
  function play(successor: Successor): Dispatched {
    const { value: current } = analysis;
    if (!current) return NOT_HERE;
    const { variant } = current.tree;
    const position = positionAt(current.tree, current.path);
    if (!(stage.match?.actions ?? variant.actions(position)).includes(successor.action)) return NOT_HERE;
    const chances = successor.outcome === undefined ? variant.chance(position, successor.action) : [];
    if (chances.length > 1) {
      openOutcome.value = { action: successor.action, chances };
      return ok(sessionAt(current));
    }
    const outcome = successor.outcome ?? chances[0]?.outcome;
    const added = addMove(current.tree, current.path, { action: successor.action, outcome });
    if (added.tree === current.tree) show(added.path);
    else edit(withTree(current, added.tree, added.path));
    return ok(sessionAt(analysis.value!));
  }

  /** Plays actions one after the other. It stops and asks at the first one whose outcome is open. */
  function playAll(successors: readonly Successor[]): void {
    for (const successor of successors) if (!play(successor).ok || openOutcome.value) return;
  }

  /** Plays the action that waits for its outcome. */
  function choose(outcome: Outcome): void {
    if (openOutcome.value) play({ action: openOutcome.value.action, outcome });
  }

  /** Lets chance decide the outcome of the action that waits for it. */
  function drawOutcome(): void {
    if (openOutcome.value) choose(draw(Math.random, openOutcome.value.chances).outcome);
  }

  /** Drops the action that waits for its outcome. */
  function dropOutcome(): void {
    openOutcome.value = undefined;
  }

  return { play, playAll, choose, drawOutcome, dropOutcome };
}

/** The changes of the tree and its notes. */
function treeEdits({ analysis, change }: Shown, edit: Edit) {
  /** The notes on the move that led to the shown place; at a round's start only comments. */
  const notes = computed<PgnNotes>(() => {
    const { tree, path } = analysis.value ?? {};
    if (!tree || !path) return { glyphs: [], comments: [] };
    return moveAt(tree, path)?.notes ?? { glyphs: [], comments: tree.rounds[path.round]!.comments };
  });

  function editTree(by: (current: Analysis) => ChangedTree<unknown>): void {
    if (!analysis.value) return;
    const { tree, path } = by(analysis.value);
    edit(withTree(analysis.value, tree, path));
  }

  /** Promotes the shown variation by one step. */
  const promoteLine = (): void => editTree(({ tree, path }) => promote(tree, path));
  /** Makes the shown variation the main line. */
  const makeMain = (): void => editTree(({ tree, path }) => makeMainLine(tree, path));
  /** Deletes the shown move and all that follows it. */
  const remove = (): void => editTree(({ tree, path }) => removeMove(tree, path));

  /** Replaces the whole tree by one with the same moves and other notes. */
  const replaceTree = (tree: AnyTree): void => editTree(({ path }) => ({ tree, path }));

  function setNotes(next: PgnNotes): void {
    if (!analysis.value) return;
    const { tree, path } = analysis.value;
    change(withTree(analysis.value, annotate(tree, path, next), path));
  }

  /** Sets or removes a sign on the shown move. */
  const toggle = (sign: PgnSign): void => setNotes({ ...notes.value, glyphs: toggleSign(notes.value.glyphs, sign) });

  /** Replaces the comment for people at the shown place. Commands to programs in the old comments are kept. */
  const comment = (text: string): void => setComments(withSpokenComment(notes.value.comments, text));
  const setComments = (comments: readonly string[]): void => setNotes({ ...notes.value, comments });

  return { notes, promoteLine, makeMain, remove, replaceTree, toggle, comment, setComments };
}

/** Keeps the analysis on this device, with the way back from it. */
function keeping(
  { analysis, back, player, publish }: Shown,
  begin: (next: Analysis, wayBack?: WayBack, by?: Player) => void,
) {
  /** The kept analysis. A window that only goes to another place does not contradict another one. */
  const kept = useKeptDraft({
    key: KEYS.analysis,
    take: async (text) => {
      const stored = readKept(text);
      const next = stored && (await analysisOf(stored).catch(() => undefined));
      if (next) begin(next, stored.back, stored.player);
      keepNow();
      return next !== undefined;
    },
    workOf: (text) => readKept(text)?.text ?? '',
  });

  function keepNow(): void {
    const { value: current } = analysis;
    if (!current) return;
    const now: v.InferInput<typeof Kept> = {
      text: formatAnalysis(current),
      path: { ...current.path, branches: [...current.path.branches] },
      ...(back.value && { back: back.value }),
      ...(player.value && { player: player.value }),
    };
    kept.keep(JSON.stringify(now));
  }
  useEventListener('pagehide', keepNow);

  /** Opens the kept analysis, unless one is open. True if there is one then. */
  async function restore(): Promise<boolean> {
    if (analysis.value) return true;
    const stored = readKept(kept.begin());
    const next = stored && (await analysisOf(stored));
    if (!next || analysis.value) return analysis.value !== undefined;
    analysis.value = next;
    back.value = stored.back;
    player.value = stored.player;
    publish();
    return true;
  }

  return { kept, keepNow, restore };
}
