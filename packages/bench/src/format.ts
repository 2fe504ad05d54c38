import type { Change } from './compare.ts';
import type { GameResult, Place } from './result.ts';
import { speedRatio } from './result.ts';

/** Formats a speed with three significant digits: `3.23 million`, `106 thousand`, `25.0`. */
export function speedText(perSecond: number): string {
  const [unit, name] = perSecond >= 1e6 ? [1e6, ' million'] : perSecond >= 1e3 ? [1e3, ' thousand'] : [1, ''];
  return `${digits(perSecond / unit)}${name}`;
}

/** Formats a time with three significant digits: `23.4 ms`, `1.20 s`. */
export const timeText = (ms: number): string => (ms >= 1000 ? `${digits(ms / 1000)} s` : `${digits(ms)} ms`);

/** Formats a number with three significant digits, as they are read: `1.21`, `34.2`, `305`, `3,767`. */
export function digits(number: number): string {
  if (number >= 99.95) return Math.round(number).toLocaleString('en-GB');
  return number.toPrecision(3);
}

/** The place of a result in one line: `Chrome 140, Linux, 8 processors, 16 GiB`. */
export const placeText = ({ program, system, device, cores, memoryGiB }: Place): string =>
  [
    program,
    system,
    device,
    cores && `${cores} ${cores === 1 ? 'processor' : 'processors'}`,
    memoryGiB && `${memoryGiB} GiB of memory`,
  ]
    .filter((part) => part)
    .join(', ');

/** A change in one line. */
export const changeText = ({ name, task, backend, before, now, ratio, noise, isSameWork }: Change): string =>
  `${name}, ${task} on ${backend}: ${speedText(before)} to ${speedText(now)} nodes a second, ${ratio.toFixed(2)} times (noise ${(100 * noise).toFixed(0)}%)${isSameWork ? '' : ' *'}`;

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
  const ratio = speedRatio(rows, 'search', 'wasm', 'js');
  if (ratio === undefined || ratio >= EXPECTED_RATIO) return undefined;
  const measured = `In ${name}, WebAssembly is ${ratio.toFixed(1)} times as fast as JavaScript`;
  return known
    ? `${measured}. ${known}`
    : `${measured}, less than the usual ${EXPECTED_RATIO}: other programs on this device may have disturbed the measurement, or this JavaScript engine gains less by WebAssembly. Measure again to tell.`;
}
