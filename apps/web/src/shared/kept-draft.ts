import { useEventListener } from '@vueuse/core';
import * as v from 'valibot';
import { reactive } from 'vue';
import { load, readJson, store } from './storage.ts';

/** A draft's text that only this window has, and the stored text as this window knew it. */
const Unshared = v.object({ text: v.string(), known: v.optional(v.string()) });

/** A draft of which each window has its own text. Windows that are opened later begin with the one that is stored. */
export interface KeptDraft {
  /** Whether another window has stored another text since. Until a person decides, this window's text is not stored for all. */
  readonly isElsewhere: boolean;
  /** Whether the browser refuses to store the text. */
  readonly isRefused: boolean;
  /** The text with which this window begins or goes on; `undefined` if there is none. */
  readonly begin: () => string | undefined;
  /** Keeps this window's text (`undefined`: there is none any more): for all windows, or else for reloads of this one. */
  readonly keep: (text: string | undefined) => void;
  /** Ends {@link isElsewhere}: stores this window's text. The other window is told. */
  readonly keepOwn: () => void;
  /** Ends {@link isElsewhere}: takes the text that the other window has stored, if it can be read. */
  readonly takeOther: () => Promise<void>;
}

/** What {@link useKeptDraft} needs to know of an editor. */
export interface DraftTerms {
  /** The key of the draft in this browser's storage. */
  readonly key: string;
  /** Opens a text in the editor, which keeps it. False if it cannot be read. */
  readonly take: (text: string) => boolean | Promise<boolean>;
  /** The part of a text that is somebody's work: texts that differ in the rest are one draft. The whole text if absent. */
  readonly workOf?: (text: string) => string;
}

/**
 * Keeps an editor's draft while the caller's scope lives. No window overwrites what another one has stored since this one
 * read or stored the draft. What is not stored for all windows survives reloads of this one.
 */
export function useKeptDraft({ key, take, workOf = (text) => text }: DraftTerms): KeptDraft {
  const draft = reactive({ isElsewhere: false, isRefused: false, begin, keep, keepOwn, takeOther });
  let isBegun = false;
  /** This window's text. */
  let own: string | undefined;
  /** The stored text, as this window read or stored it last. */
  let known: string | undefined;

  function begin(): string | undefined {
    if (isBegun) return own;
    isBegun = true;
    own = known = load(key);
    const unshared = v.safeParse(Unshared, readJson(load(key, 'session')));
    if (unshared.success) {
      known = unshared.output.known;
      keep(unshared.output.text);
    }
    return own;
  }

  /** Finds out whether another window has stored something else. */
  function compare(): void {
    const stored = load(key);
    const isOther = stored !== known && stored !== undefined;
    draft.isElsewhere = isOther && (own === undefined || workOf(stored) !== workOf(own));
    if (!draft.isElsewhere) known = stored;
  }

  function keep(text: string | undefined): void {
    begin();
    own = text;
    compare();
    draft.isRefused = !draft.isElsewhere && !store(key, text);
    const isStored = !draft.isElsewhere && !draft.isRefused;
    if (isStored) known = text;
    store(key, isStored ? undefined : JSON.stringify({ text, known }), 'session');
  }

  function keepOwn(): void {
    known = load(key);
    keep(own);
  }

  async function takeOther(): Promise<void> {
    const stored = load(key);
    if (stored === undefined) {
      keepOwn();
      return;
    }
    const before = known;
    known = stored;
    draft.isElsewhere = false;
    store(key, undefined, 'session');
    if (await take(stored)) return;
    known = before;
    keep(own);
  }

  useEventListener('storage', (event) => {
    // No key: everything was removed.
    if (!isBegun || (event.key !== key && event.key !== null)) return;
    compare();
    if (draft.isElsewhere) keep(own);
  });
  // A text field hands its text over when it is left. A reload must not come before that.
  useEventListener('pagehide', () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return draft;
}
