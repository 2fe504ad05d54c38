import { readFileSync } from 'node:fs';
import { must, squareCount, squareName } from '@kickmate/board';
import { type AnyVariant, endsTurn, type Motif, type Motifs, type Ply, plyFrom } from '@kickmate/game';
import { chooseLanguage, LANGUAGES, type Language } from '@kickmate/language';
import { describe, expect, it, onTestFinished } from 'vitest';

/** The least number of lines with a motif, and of lines without it, that judge its detector. */
const FEWEST = 30;
/** The least part of a detector's answers that are right. */
const LEAST_PRECISION = 0.95;
/** The least part of the lines with a motif that a detector finds. A detector may be silent when it is not sure. */
const LEAST_RECALL = 0.6;

/** A line that was judged, and what the detectors say. */
interface Judged {
  readonly id: string;
  readonly hasMotif: boolean;
  readonly isFromMatch: boolean;
  readonly text: string;
  /** Asks the detectors, in the chosen language. */
  readonly find: () => readonly Motif[];
  readonly found: readonly Motif[];
  readonly ms: number;
}

/**
 * Compares a variant's facet `motifs` with lines that were judged by reading them. The names of the tests tell precision, recall and time:
 * `npm run motifs` prints them.
 * @param list the file of the lines; the comment at its top says how they are written
 */
export function provesMotifs(variant: AnyVariant, list: URL): void {
  describe('the motifs', async () => {
    const motifs = await variant.motifs!();
    const judged = readFileSync(list, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => judgedLine(variant, motifs, line));
    const times = judged.map(({ ms }) => ms).sort((a, b) => a - b);
    const ms = (value: number | undefined) => `${(value ?? 0).toFixed(2)} ms`;

    it(`take ${ms(times[times.length >> 1])} for a line in the median, ${ms(times.at(-1))} at most`, () => {
      expect(times.length).toBeGreaterThan(0);
    });

    it('have names', () => {
      for (const { id, found } of judged)
        for (const one of [id, ...found.map((motif) => motif.id)]) expect(Object.keys(motifs.names)).toContain(one);
    });

    it.each(Object.entries(LANGUAGES))('are sentences that name their squares (%s)', async (language) => {
      await chooseLanguage(language as Language);
      onTestFinished(() => chooseLanguage('en'));
      for (const { find, text } of judged)
        for (const { says, squares } of find()) {
          expect(says, text).toMatch(/^[A-Z].*\.$/);
          expect(says, text).not.toMatch(/undefined|NaN/);
          for (const square of squares) {
            expect(square, text).toBeLessThan(squareCount(variant.board));
            expect(says, text).toContain(squareName(variant.board, square));
          }
        }
    });

    for (const id of new Set(judged.map((one) => one.id))) {
      const own = judged.filter((one) => one.id === id);
      const [withIt, without] = [own.filter(({ hasMotif }) => hasMotif), own.filter(({ hasMotif }) => !hasMotif)];
      const isFound = ({ found }: Judged) => found.some((motif) => motif.id === id);
      const [right, wrong] = [withIt.filter(isFound).length, without.filter(isFound)];
      const precision = right / (right + wrong.length);
      const recall = right / withIt.length;
      const percent = (part: number) => `${(100 * part).toFixed(0)}%`;
      it(`${id}: precision ${percent(precision)}, recall ${percent(recall)} (${withIt.length} lines with it, ${without.length} without)`, () => {
        for (const lines of [withIt, without]) {
          expect(lines.length).toBeGreaterThanOrEqual(FEWEST);
          expect(lines.filter(({ isFromMatch }) => isFromMatch).length).toBeGreaterThanOrEqual(FEWEST / 2);
          expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
        }
        expect(precision, wrong.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(LEAST_PRECISION);
        expect(recall).toBeGreaterThanOrEqual(LEAST_RECALL);
      });
    }
  });
}

/** Reads a line of the list, in which the other side's turn before it may come first, with `;` after it, and asks the detectors. Throws an Error that names a line that it cannot read. */
function judgedLine(variant: AnyVariant, motifs: Motifs<unknown>, text: string): Judged {
  const [id, verdict, source, position, actions] = text.split(' | ');
  if (!id || !source || !position || !actions || (verdict !== 'yes' && verdict !== 'no'))
    throw new Error(`'${text}': a line is written 'motif | yes or no | source | position | actions'`);
  const hasBefore = actions.includes(' ; ');
  const turns: Ply<unknown>[][] = [[]];
  let current = must(variant.text.parse(position));
  for (const action of actions.replace(' ; ', ' ').split(' ')) {
    const ply = plyFrom(variant, current, must(variant.text.parseAction(current, action)));
    turns.at(-1)!.push(ply);
    if (endsTurn(variant, ply)) turns.push([]);
    current = ply.after;
  }
  const line = turns.filter(({ length }) => length > 0);
  const before = hasBefore ? line.shift() : undefined;
  const find = () => motifs.of(line, before);
  const begun = performance.now();
  const found = find();
  const ms = performance.now() - begun;
  return { id, hasMotif: verdict === 'yes', isFromMatch: source !== 'hand', text, find, found, ms };
}
