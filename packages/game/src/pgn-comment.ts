import type { PgnEvaluation, PgnNotes } from './pgn.ts';

/** Commands in comments: `[%clk 0:05:00]`. What is not understood stays text, so its length may be limited. */
const COMMAND = /\[%(clk|emt|eval)\s{1,9}([^\s[\]]{1,30})\s{0,9}\]/g;

/** What a comment's commands say. */
type PgnCommands = Pick<PgnNotes, 'clock' | 'elapsed' | 'evaluation'>;

/** A comment's text, and what its commands say. */
export type PgnComment = PgnCommands & { readonly text: string };

/** Reads what stands between `{` and `}`, or behind `;`. Of several commands of a kind the last one counts. */
export function parseComment(comment: string): PgnComment {
  let clock: number | undefined;
  let elapsed: number | undefined;
  let evaluation: PgnEvaluation | undefined;
  const text = comment.replace(COMMAND, (whole, name: string, value: string) => {
    const read = name === 'eval' ? parseEvaluation(value) : parseClock(value);
    if (read === undefined) return whole;
    if (typeof read !== 'number') evaluation = read;
    else if (name === 'clk') clock = read;
    else elapsed = read;
    return ' ';
  });
  return {
    text: oneLine(text),
    ...(clock !== undefined && { clock }),
    ...(elapsed !== undefined && { elapsed }),
    ...(evaluation && { evaluation }),
  };
}

/** A comment's text as it is kept: on one line, and without what would end it. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('}', ')')
    .trim();

/** The commands of a move's comment, in the order in which they are written. */
export function formatCommands({ clock, elapsed, evaluation }: PgnCommands): readonly string[] {
  return [
    ...(evaluation ? [`[%eval ${formatEvaluation(evaluation)}]`] : []),
    ...(clock === undefined ? [] : [`[%clk ${formatClock(clock)}]`]),
    ...(elapsed === undefined ? [] : [`[%emt ${formatClock(elapsed)}]`]),
  ];
}

function parseClock(text: string): number | undefined {
  const [, hours, minutes, seconds] = /^(\d{1,5}):([0-5]?\d):([0-5]?\d(?:\.\d{1,9})?)$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
}

/** Milliseconds as `h:mm:ss`, with as many decimals as are needed. */
function formatClock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [whole, decimals] = formatSeconds(ms - minutes * 60_000).split('.');
  const two = (number: number | string) => String(number).padStart(2, '0');
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole!)}${decimals ? `.${decimals}` : ''}`;
}

/** Milliseconds in seconds, with as many decimals as are needed. */
export const formatSeconds = (ms: number): string => String(ms / 1000);

function parseEvaluation(text: string): PgnEvaluation | undefined {
  const [, mate, pawns, depth] = /^(?:#([+-]?\d{1,5})|([+-]?\d{1,6}(?:\.\d{0,9})?))(?:,(\d{1,5}))?$/.exec(text) ?? [];
  const searched = depth === undefined ? {} : { depth: Number(depth) };
  if (mate !== undefined) return { mate: Number(mate) + 0, ...searched };
  return pawns === undefined ? undefined : { centipawns: Math.round(Number(pawns) * 100) + 0, ...searched };
}

function formatEvaluation(evaluation: PgnEvaluation): string {
  const value = 'mate' in evaluation ? `#${evaluation.mate}` : (evaluation.centipawns / 100).toFixed(2);
  return evaluation.depth === undefined ? value : `${value},${evaluation.depth}`;
}
