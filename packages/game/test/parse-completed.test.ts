import { ok, parseCounter, type Result, refuse, splitFields, type TextError } from '@kickmate/board';
import { describe, expect, test } from 'vitest';
import { parseCompleted, type Variant } from '../src/index.ts';
import { type TugPosition, tugOfWar } from './tug-of-war.ts';

const MIDDLE: TugPosition = { ball: 2, side: 'w', left: 1 };

/** Tug-of-war whose only position is written as `middle` and two counters, the last from 1. */
const counted: Variant<TugPosition> = {
  ...tugOfWar,
  text: { ...tugOfWar.text, parse: parseCounted },
};

function parseCounted(text: string): Result<TugPosition, TextError> {
  const fields = splitFields(text);
  const field = (index: number) => fields[index] ?? { text: '', at: text.length };
  if (field(0).text !== 'middle') return refuse('syntax', 'ball', 0, 'middle');
  const quiet = parseCounter(field(1), 'quiet', 0);
  if (!quiet.ok) return quiet;
  const number = parseCounter(field(2), 'number', 1);
  if (!number.ok) return number;
  return fields[3] ? refuse('surplus', 'position', fields[3].at, 'nothing may follow') : ok(MIDDLE);
}

describe('a position of another program', () => {
  test.each([
    ['whole', 'middle 3 7', 'middle 3 7', undefined],
    ['without counters', 'middle', 'middle 0 1', 'both'],
    ['without its last counter', 'middle 3', 'middle 3 1', 'last'],
    ['whose move number is 0', 'middle 3 0', 'middle 3 1', 'zero'],
  ])('is read %s', (_how, text, completed, completion) => {
    expect(parseCompleted(counted, text)).toEqual({
      ok: true,
      value: { position: MIDDLE, text: completed, completion },
    });
  });

  test.each(['edge', 'middle x', 'middle 3 -1', 'middle 3 10 0', 'middle 0 x', 'middle  0'])(
    'is refused as strictly as ever otherwise: %s',
    (text) => {
      const strict = counted.text.parse(text);
      expect(strict.ok).toBe(false);
      expect(parseCompleted(counted, text)).toEqual(strict);
    },
  );
});
