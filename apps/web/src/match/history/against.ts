import { ALL_LEVELS } from '@kickmate/engine/client';
import { opponentWords } from '../../opponents/opponents.ts';
import { type FinishedMatch, opponentKey } from './finished.ts';
import { texts } from './texts.ts';

/** The words for a kind of opponents, by its {@link opponentKey}. */
export function kindWords(key: string): string {
  const level = ALL_LEVELS.find((one) => key === `level ${one}`);
  return level === undefined ? texts.kinds[key as keyof typeof texts.kinds] : opponentWords(level);
}

/** The opponent of a match in words. */
export function againstWords(one: FinishedMatch): string {
  const isNamed = one.players === 'online' || one.players === 'file';
  if (isNamed && one.opponent && one.level === undefined) return texts.named[one.players](one.opponent);
  return kindWords(opponentKey(one));
}
