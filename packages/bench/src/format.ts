import { formats } from '@kickmate/language';
import type { Change } from './compare.ts';
import type { GameResult, Place } from './result.ts';
import { speedRatio } from './result.ts';
import { texts } from './texts.ts';

/** Formats a speed with three significant digits: `3.23 million`, `106 thousand`, `25.0`. */
export function speedText(perSecond: number): string {
  if (perSecond >= 1e6) return texts.millions(digits(perSecond / 1e6));
  return perSecond >= 1e3 ? texts.thousands(digits(perSecond / 1e3)) : digits(perSecond);
}

/** Formats a time with three significant digits: `23.4 ms`, `1.20 s`. */
export const timeText = (ms: number): string => (ms >= 1000 ? `${digits(ms / 1000)} s` : `${digits(ms)} ms`);

/** Formats a number with three significant digits, as they are read: `1.21`, `34.2`, `305`, `3,767`. */
export function digits(number: number): string {
  if (number >= 99.95) return formats().number(Math.round(number));
  return formats().number(number, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
}

/** Formats a number with a fixed number of decimals. */
export const decimals = (number: number, count: number): string =>
  formats().number(number, { minimumFractionDigits: count, maximumFractionDigits: count, useGrouping: false });

/** The place of a result in one line: `Chrome 140, Linux, 8 processors, 16 GiB`. */
export const placeText = ({ program, system, device, cores, memoryGiB }: Place): string =>
  [program, system, device, cores && texts.processors(cores), memoryGiB && texts.memory(memoryGiB)]
    .filter((part) => part)
    .join(', ');

/** A change in one line. */
export const changeText = ({ name, task, backend, before, now, ratio, noise, isSameWork }: Change): string =>
  texts.change(
    texts.row(name, task, backend),
    speedText(before),
    speedText(now),
    decimals(ratio, 2),
    decimals(100 * noise, 0),
  ) + (isSameWork ? '' : ' *');

/** A search on `wasm` is expected to be at least this many times as fast as on `js`. */
export const EXPECTED_RATIO = 3;

/**
 * The reason why a game's search on WebAssembly is less than {@link EXPECTED_RATIO} times as fast as in JavaScript;
 * `undefined` if it is faster than that, or was not measured.
 * @param known the reason that the game itself names (`Workload.smallGain`)
 */
export function whyNotFaster(
  { name, rows }: Pick<GameResult, 'name' | 'rows'>,
  known: string | undefined,
): string | undefined {
  const ratio = speedRatio(rows, 'search', 'wasm', 'js')?.times;
  if (ratio === undefined || ratio >= EXPECTED_RATIO) return undefined;
  const times = decimals(ratio, 1);
  return known ? texts.smallGain(name, times, known) : texts.smallGainUnknown(name, times, EXPECTED_RATIO);
}
