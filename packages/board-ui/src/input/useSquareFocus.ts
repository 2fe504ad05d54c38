import type { Square } from '@kickmate/board';
import { type ComputedRef, computed, ref, watch } from 'vue';

/** Which square has the focus, and which one is being pointed at. */
export interface SquareFocus {
  /** The square in the tab order. */
  readonly active: ComputedRef<Square>;
  /** The square under the pointer, or else the one with the keyboard's focus. */
  readonly hovered: ComputedRef<Square | undefined>;
  /** For the pointer to tell where it is. */
  pointAt(square: Square | undefined): void;
  /** Says by what the board is being operated. */
  note(device: 'pointer' | 'keyboard'): void;
  /** For the grid element, whose cells carry `data-square`. */
  onFocusin(event: FocusEvent): void;
  onFocusout(event: FocusEvent): void;
}

/** What {@link useSquareFocus} needs to know, and whom it tells. */
export interface FocusOptions {
  /** How many squares there are. */
  readonly count: () => number;
  /** The square in the tab order as long as none has had the focus. */
  readonly first: () => Square;
  /** Told of every change of `hovered`. */
  readonly onHover: (square: Square | undefined) => void;
}

/** Follows focus and pointer over the squares. */
export function useSquareFocus({ count, first, onHover }: FocusOptions): SquareFocus {
  const last = ref<Square>();
  const pointed = ref<Square>();
  const focused = ref<Square>();
  /** Focus that came by a click does not count as pointing: the pointer tells better where it is. */
  const isByKeyboard = ref(true);

  const active = computed(() => (last.value !== undefined && last.value < count() ? last.value : first()));
  const hovered = computed(() => pointed.value ?? (isByKeyboard.value ? focused.value : undefined));
  watch(hovered, onHover, { flush: 'sync' });

  return {
    active,
    hovered,
    pointAt: (square) => {
      pointed.value = square;
    },
    note: (device) => {
      isByKeyboard.value = device === 'keyboard';
    },
    onFocusin: ({ target }) => {
      const { square } = (target as HTMLElement).dataset;
      if (square !== undefined) last.value = focused.value = Number(square);
    },
    onFocusout: ({ currentTarget, relatedTarget }) => {
      if ((currentTarget as HTMLElement).contains(relatedTarget as Node | null)) return;
      focused.value = undefined;
      isByKeyboard.value = true;
    },
  };
}
