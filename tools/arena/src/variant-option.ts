import { readFileSync } from 'node:fs';
import { entries, loadVariant } from '@kickmate/catalogue';
import { UsageError } from '@kickmate/command';
import { type AnyVariant, gameOf } from '@kickmate/game';

/** The option `--variant` of every command. */
export const VARIANT_OPTION = {
  type: 'string',
  default: 'chess-league',
  description: `${entries.map(({ id }) => id).join(', ')}; on a map: chesslike:keep, or chesslike:my-map.json`,
} as const;

/**
 * Reads the option: a variant's id. After the colon of one on a map a map file may be named, whose text is put there.
 * @throws UsageError if there is no such variant, map or file
 */
export async function readVariant(text: string): Promise<AnyVariant> {
  const game = gameOf(text);
  const file = text.slice(game.length + 1);
  try {
    return await loadVariant(file.endsWith('.json') ? `${game}:${readFileSync(file, 'utf8')}` : text);
  } catch (error) {
    throw new UsageError(`--variant: ${(error as Error).message}`);
  }
}
