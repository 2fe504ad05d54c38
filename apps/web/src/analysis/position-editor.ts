import type { Piece, Square } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import type { AnyVariant } from '@kickmate/game';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, type Ref, ref, shallowRef } from 'vue';
import { useKeptDraft } from '../shared/kept-draft.ts';
import { KEYS, readJson } from '../shared/storage.ts';
import {
  clearPieces,
  draftOf,
  faultOf,
  movePiece,
  type PositionDraft,
  type Symmetry,
  setPiece,
  setValue,
  squaresOf,
  textOf,
  toggleSquare,
} from './position-draft.ts';

/** What a click on a square does: move pieces, take them away, set one, or pick the square for a field. */
export type PositionTool =
  | { readonly kind: 'move' | 'erase' }
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'field'; readonly index: number };

/** The most steps that can be undone. */
const MOST_STEPS = 100;

const Kept = v.object({ game: v.string(), text: v.string() });

function readKept(text: string | undefined): v.InferOutput<typeof Kept> | undefined {
  const read = v.safeParse(Kept, readJson(text));
  return read.success ? read.output : undefined;
}

/** The position editor: a draft of a position of a game, which is kept on this device. */
export const usePositionEditor = defineStore('position-editor', () => {
  const kept = useKeptDraft({ key: KEYS.positionDraft, take });
  const variant = shallowRef<AnyVariant>();
  const draft = shallowRef<PositionDraft>();
  const steps = shallowRef<readonly PositionDraft[]>([]);
  const canUndo = computed(() => steps.value.length > 0);
  const views = viewsOf(variant, draft);
  const { text } = views;
  const tools = toolsFor(draft, views, change);
  const { tool, held } = tools;

  /** Opens a position of a game. False, and nothing changes, if the text cannot be edited. */
  function open(game: AnyVariant, positionText: string): boolean {
    const read = draftOf(game, positionText);
    if (!read) return false;
    if (game.id !== variant.value?.id) tool.value = { kind: 'move' };
    variant.value = game;
    steps.value = [];
    held.value = undefined;
    draft.value = read;
    keep();
    return true;
  }

  function change(by: (game: AnyVariant, now: PositionDraft) => PositionDraft): void {
    if (!variant.value || !draft.value) return;
    const next = by(variant.value, draft.value);
    held.value = undefined;
    if (next === draft.value) return;
    steps.value = [...steps.value, draft.value].slice(-MOST_STEPS);
    draft.value = next;
    keep();
  }

  function keep(): void {
    if (variant.value) kept.keep(JSON.stringify({ game: variant.value.id, text: text.value }));
  }

  /** The game and the text of the position that was set up last, if there is one. */
  const last = () => readKept(kept.begin());

  /** Opens a position as it is kept. */
  async function take(keptText: string): Promise<boolean> {
    const read = readKept(keptText);
    const game = read && (await loadVariant(read.game).catch(() => undefined));
    if (!read || !game) return false;
    return game.id === variant.value?.id ? paste(read.text) : open(game, read.text);
  }

  function undo(): void {
    const before = steps.value.at(-1);
    steps.value = steps.value.slice(0, -1);
    held.value = undefined;
    if (before) draft.value = before;
    keep();
  }

  /** Changes the text of a field. */
  const set = (index: number, value: string): void => change((game, now) => setValue(game, now, index, value.trim()));
  const clear = (): void => change(clearPieces);

  /** Replaces everything by a position's text. False if it cannot be edited. */
  function paste(positionText: string): boolean {
    const read = variant.value && draftOf(variant.value, positionText);
    if (read) change(() => read);
    return read !== undefined;
  }

  /** Goes to the usual start of the game. */
  function reset(): void {
    const [start] = variant.value?.starts('w') ?? [];
    if (variant.value && start) paste(variant.value.text.format(start.position));
  }

  const { fields, fault, position, ball } = views;
  const state = { variant, draft, fields, text, fault, position, ball, canUndo };
  return { ...state, ...tools, kept, last, open, undo, set, clear, paste, reset };
});

type Change = (by: (game: AnyVariant, now: PositionDraft) => PositionDraft) => void;
type DraftViews = ReturnType<typeof viewsOf>;

/** What can be said of a draft. */
function viewsOf(variant: Ref<AnyVariant | undefined>, draft: Ref<PositionDraft | undefined>) {
  const fields = computed(() => variant.value?.positionFields ?? []);
  const text = computed(() => (variant.value && draft.value ? textOf(variant.value, draft.value) : ''));
  const fault = computed(() => (variant.value && draft.value ? faultOf(variant.value, draft.value) : undefined));
  /** The position, if a match can begin from it. */
  const position = computed<unknown>(() => {
    const read = variant.value && !fault.value ? variant.value.text.parse(text.value) : undefined;
    return read?.ok ? read.value : undefined;
  });
  const ballField = computed(() => fields.value.findIndex((field) => field.kind === 'square' && field.isBall));
  /** The ball's square; `undefined` where it is on none. */
  const ball = computed<Square | undefined>(() => listed(ballField.value)[0]);
  /** The squares that a field names. */
  function listed(index: number): readonly Square[] {
    const field = fields.value[index];
    return variant.value && draft.value && field ? squaresOf(variant.value, field, draft.value.values[index]!) : [];
  }

  return { fields, text, fault, position, ballField, ball, listed };
}

/** What a person does on the squares: the tools, and what each does with a square. */
function toolsFor(draft: Ref<PositionDraft | undefined>, { ballField, ball, listed }: DraftViews, change: Change) {
  const tool = shallowRef<PositionTool>({ kind: 'move' });
  const symmetry = ref<Symmetry>('none');
  /** The square whose piece, or ball, the move tool holds. */
  const held = ref<Square>();
  /** The squares that the field of the chosen tool names. */
  const picked = computed(() => (tool.value.kind === 'field' ? listed(tool.value.index) : []));

  function choose(next: PositionTool): void {
    tool.value = next;
    held.value = undefined;
  }

  /** Uses the chosen tool on a square. */
  function pick(square: Square): void {
    const { value: chosen } = tool;
    switch (chosen.kind) {
      case 'move':
        if (held.value !== undefined && held.value !== square) drop(held.value, square);
        else if (held.value === square) held.value = undefined;
        else if (draft.value?.pieces[square] || ball.value === square) held.value = square;
        return;
      case 'erase':
        erase(square);
        return;
      case 'piece':
        put(square, chosen.piece);
        return;
      case 'field':
        change((game, now) => toggleSquare(game, now, chosen.index, square));
    }
  }

  /** Puts a piece on a square; the same piece a second time takes it away. */
  function put(square: Square, piece: Piece): void {
    const there = draft.value?.pieces[square];
    const isSame = there?.side === piece.side && there.letter === piece.letter;
    change((game, now) => setPiece(game, now, square, isSame ? undefined : piece, symmetry.value));
  }

  /** Takes the piece on a square away. */
  const erase = (square: Square): void => change((game, now) => setPiece(game, now, square, undefined, symmetry.value));

  /** Moves the piece of a square to another, or the ball where there is no piece. */
  function drop(from: Square, to: Square): void {
    change((game, now) =>
      now.pieces[from] || ball.value !== from
        ? movePiece(game, now, from, to)
        : toggleSquare(game, now, ballField.value, to),
    );
  }

  return { tool, symmetry, held, picked, choose, pick, put, erase, drop };
}
