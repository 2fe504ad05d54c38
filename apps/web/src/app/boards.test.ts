import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const usual = readFileSync(createRequire(import.meta.url).resolve('@kickmate/board-ui/board.css'), 'utf8');
const others = readFileSync(join(import.meta.dirname, 'style/boards.css'), 'utf8');

/** The custom properties of each board, in the light scheme and in the dark one. */
function boards(): readonly (readonly [name: string, colours: ReadonlyMap<string, readonly string[]>])[] {
  const read = (text: string) =>
    [...text.matchAll(/(--[\w-]+):\s*(?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
      ([, name, light, dark, both]) => [name!, [light ?? both!, dark ?? both!]] as const,
    );
  const named = [...others.matchAll(/data-board="(\w+)"\] \{([^}]*)\}/g)].map(
    ([, name, body]) => [name!, body!] as const,
  );
  return [['meadow', ''] as const, ...named].map(([name, body]) => [name, new Map([...read(usual), ...read(body)])]);
}

/** The relative luminance of a colour. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** Pairs of colours, and the least contrast between them. */
const PAIRS = [
  ['--board-wall-ink', '--board-wall', 4.5],
  ['--plain-ink', '--plain-frame', 4.5],
  ['--board-light', '--board-dark', 1.4],
  ['--plain-light', '--plain-dark', 1.8],
  // White's figures have a dark outline, Black's are dark themselves.
  ['--piece-w-edge', '--board-light', 3],
  ['--piece-w-edge', '--plain-light', 3],
  ['--piece-w-body', '--piece-b-body', 7],
  ['--piece-b-edge', '--board-dark', 2.4],
  ['--piece-b-edge', '--plain-dark', 2.4],
] as const;

test('there are three boards, which keep their contrast in both schemes', () => {
  expect(boards().map(([name]) => name)).toEqual(['meadow', 'floodlight', 'sand']);
  for (const [name, colours] of boards())
    for (const [one, other, least] of PAIRS)
      for (const scheme of [0, 1])
        expect(
          contrast(colours.get(one)![scheme]!, colours.get(other)![scheme]!),
          `${name}: ${one} on ${other}`,
        ).toBeGreaterThanOrEqual(least);
});
