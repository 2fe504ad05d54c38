import { ok, type Result } from '@kickmate/board';
import { type PgnSpan, parseRecord, readTree } from '@kickmate/record';
import { type Analysis, analysisOf, analysisOfTree } from '../../stage/analysis.ts';
import { MAX_FILE_LENGTH, openRecord, type Unreadable, variantOf } from './open-record.ts';

/**
 * Reads a record or a position as {@link openRecord} does, for an analysis. Games that are no match of their game are read
 * too, if each is legal by itself: the rounds of an analysis need not follow from each other.
 */
export async function openAnalysis(
  text: string,
  options: { readonly game?: PgnSpan | undefined; readonly seed?: number } = {},
): Promise<Result<Analysis, Unreadable>> {
  const opened = await openRecord(text, options);
  if (opened.ok) {
    const { match, tree, contradictions } = opened.value;
    return ok({ ...analysisOf(match, tree), contradictions });
  }
  const parsed = text.length > MAX_FILE_LENGTH ? opened : parseRecord(text, options.game);
  const found = parsed.ok ? await variantOf(parsed.value[0]) : parsed;
  const tree = parsed.ok && found.ok ? readTree(found.value, parsed.value) : found;
  return tree.ok && 'rounds' in tree.value ? ok(analysisOfTree(tree.value)) : opened;
}
