import type { LoggedAct, Restriction } from '@kickmate/protocol';
import { dayWords } from '../words.ts';
import { texts } from './texts.ts';

/** A restriction in words: "Insults, or phrases that are misused, until 4 Dec 2026". */
export const restrictionWords = ({ reason, until }: Pick<Restriction, 'reason' | 'until'>): string =>
  texts.restriction(texts.reasons[reason], until === undefined ? undefined : dayWords(until));

function stateWords({ name, reason, until, hidden, cancelled }: LoggedAct['before']): string {
  if (hidden !== undefined) return texts.hidden(hidden);
  if (cancelled !== undefined) return texts.cancelled(cancelled);
  return name ?? (reason === undefined ? texts.nothing : restrictionWords({ reason, until }));
}

/** An entry of the operator's log in two sentences: what was done by whom and why, and what it has changed. */
export function actWords({ at, operator, act, player, why, before, after }: LoggedAct): string {
  const done = `${texts.logged(dayWords(at), operator, texts.acts[act], player?.name || texts.somebody)} (${why}).`;
  const hasChanged = Object.keys({ ...before, ...after }).length > 0;
  return hasChanged ? `${done} ${texts.change(stateWords(before), stateWords(after))}` : done;
}
