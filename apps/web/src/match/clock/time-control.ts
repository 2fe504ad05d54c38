import type { LiveTime, TimeControl } from '@kickmate/game';
import { texts } from './texts.ts';

/** The time controls that are offered by name, as players write them: minutes + seconds after each action. */
export const PRESETS = ['1+0', '3+2', '5+3', '10+5', '15+10'] as const;

/** The ranges of a custom time control: minutes, and seconds after each action. */
export const CUSTOM = { minutes: { min: 0.5, max: 180 }, seconds: { min: 0, max: 60 } } as const;

const MINUTE = 60_000;
const SECOND = 1000;

/** The time control of `minutes` and `seconds` after each action. */
export const timeOf = (minutes: number, seconds: number): TimeControl => ({
  ms: Math.round(minutes * MINUTE),
  incrementMs: Math.round(seconds * SECOND),
});

/** Reads a preset. */
export function presetTime(preset: (typeof PRESETS)[number]): TimeControl {
  const [minutes, seconds] = preset.split('+').map(Number);
  return timeOf(minutes!, seconds!);
}

/** A time control as players write it: "3+2", "0.5+0". */
export const timeText = ({ ms, incrementMs }: TimeControl): string =>
  `${Number((ms / MINUTE).toFixed(2))}+${Number((incrementMs / SECOND).toFixed(2))}`;

/** The time of a live match in words: "two halves of 5 minutes". */
export const liveText = ({ halfMs }: LiveTime): string => texts.halves(clockWords(halfMs));

/** The pace of a time control: the name of a class by the time that a side has for forty actions. */
export function paceOf({ ms, incrementMs }: TimeControl): string {
  const minutes = (ms + 40 * incrementMs) / MINUTE;
  const { bullet, blitz, rapid, classical } = texts.paces;
  return minutes < 3 ? bullet : minutes < 8 ? blitz : minutes < 25 ? rapid : classical;
}

/** From this time on minutes are counted in hours, in milliseconds: a game of 90 minutes is called so. */
const HOURS_MS = 180 * MINUTE;

/** The time of a clock in words, for screen readers: "14 minutes 5 seconds", of a long time "23 hours 59 minutes". */
export function clockWords(remaining: number): string {
  const seconds = Math.floor(Math.max(0, remaining) / SECOND);
  const [m, s] = [Math.floor(seconds / 60), seconds % 60];
  const words =
    remaining > HOURS_MS
      ? [texts.hours(Math.floor(m / 60)), m % 60 > 0 && texts.minutes(m % 60)]
      : [m > 0 && texts.minutes(m), (s > 0 || m === 0) && texts.seconds(s)];
  return words.filter(Boolean).join(' ');
}
