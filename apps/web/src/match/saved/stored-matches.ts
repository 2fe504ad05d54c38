import { gameOf } from '@kickmate/game';
import * as v from 'valibot';
import { computed, shallowRef } from 'vue';
import { KEYS, load, matchKey, readJson, store } from '../../shared/storage.ts';
import { useLocalMatch } from '../../stage/local.ts';
import { useBrokenMatches } from './broken-matches.ts';
import { type KeptMatch, parseSavedMatch } from './saved-match.ts';
import { texts } from './texts.ts';

const Fork = v.object({ key: v.string(), text: v.string() });
/** A match as another window stored it: its storage key and its text. */
type Fork = v.InferOutput<typeof Fork>;

const readFork = (): Fork | undefined =>
  v.parse(v.fallback(v.optional(Fork), undefined), readJson(load(KEYS.forkedMatch)));

/** See {@link useStoredMatches}. */
export type StoredMatches = ReturnType<typeof useStoredMatches>;

/** The matches in the storage of this browser: one of each game, and those with which something is wrong. */
export function useStoredMatches() {
  const local = useLocalMatch();
  /** The texts of matches as this window read or stored them last, by key. Another text is that of another window. */
  const lastTexts = new Map<string, string | undefined>();

  /** The game of the open match. */
  const openGame = () => local.session && gameOf(local.session.match.variant.id);
  /** The storage key of the open match. */
  function openKey(): string | undefined {
    const id = openGame();
    return id && matchKey(id);
  }
  /** Returns whether a match of a game is open or stored. The stored text may turn out to be broken. */
  const isKept = (id: string): boolean => openGame() === id || load(matchKey(id)) !== undefined;
  /** Returns whether this window has read what is stored under a key, or nothing is. */
  const isKnown = (key: string): boolean => lastTexts.has(key) || load(key) === undefined;
  /** The text that another window has stored under a key since this one read or stored it. */
  function othersText(key: string): string | undefined {
    const text = load(key);
    return lastTexts.has(key) && lastTexts.get(key) !== text ? text : undefined;
  }

  /** Stores the text of a match, or removes it. False if the browser refuses. */
  function keep(key: string, text: string | undefined): boolean {
    const isStored = store(key, text);
    if (isStored) lastTexts.set(key, text);
    return isStored;
  }
  const broken = useBrokenMatches((key) => void keep(key, undefined));
  const forks = useFork(openKey, broken.putAside);

  /** The stored match of a game, if there is one; a broken one is put aside. Rejects if its rules cannot be fetched. */
  async function read(id: string): Promise<KeptMatch | undefined> {
    const key = matchKey(id);
    const text = load(key);
    const kept = text === undefined ? undefined : await parseSavedMatch(text);
    // A match that this window plays may differ from the one that is read.
    if (openGame() !== id || !lastTexts.has(key)) lastTexts.set(key, text);
    if (text !== undefined && kept && !kept.ok) broken.putAside({ reason: kept.error.message, text, key });
    return kept?.ok ? kept.value : undefined;
  }

  /** Notes the text under a key as one that this window has read. */
  const saw = (key: string, text: string | undefined) => lastTexts.set(key, text);

  /** Stores the match of an earlier version under its game's key, and returns it; `undefined` if there is none. */
  async function adopt(): Promise<KeptMatch | undefined> {
    const text = load(KEYS.onlyMatch);
    if (text === undefined) return undefined;
    const kept = await parseSavedMatch(text);
    const key = matchKey(kept.ok ? gameOf(kept.value.match.variant.id) : '');
    if (kept.ok && load(key) === undefined) {
      if (keep(key, text)) store(KEYS.onlyMatch, undefined);
      return kept.value;
    }
    const reason = kept.ok ? texts.isTwice : kept.error.message;
    broken.putAside({ reason, text, key: KEYS.onlyMatch });
    return undefined;
  }

  return { ...broken, ...forks, openGame, openKey, isKept, isKnown, othersText, keep, saw, read, adopt };
}

/** The match that went on both here and in another window, as that one stored it. It is kept until the player decides. */
function useFork(openKey: () => string | undefined, putAside: ReturnType<typeof useBrokenMatches>['putAside']) {
  const fork = shallowRef<Fork | undefined>(readFork());
  /** Whether the open match went on in another window, too. */
  const isForked = computed(() => fork.value !== undefined && fork.value.key === openKey());

  /** Keeps what another window stored. False if the browser refuses. */
  function keepFork(next: Fork | undefined): boolean {
    const isStored = store(KEYS.forkedMatch, next && JSON.stringify(next));
    if (isStored) fork.value = next;
    return isStored;
  }

  /** Ends {@link isForked}. Returns the match with which the player goes on, if it is that of the other window. */
  async function endFork(which: 'own' | 'other'): Promise<KeptMatch | undefined> {
    const forked = fork.value;
    if (!forked) return undefined;
    const kept = which === 'other' ? await parseSavedMatch(forked.text) : undefined;
    if (kept && !kept.ok) putAside({ reason: kept.error.message, text: forked.text, key: KEYS.forkedMatch });
    keepFork(undefined);
    return kept?.ok ? kept.value : undefined;
  }

  return { isForked, keepFork, endFork };
}
