import { must } from '@kickmate/board';
import type { Openings } from '@kickmate/game';
import { readBook } from './openings-text.ts';
import type { ChessPosition } from './position.ts';
import { starts } from './starts.ts';

/** The opening book and the names of the openings, loaded and read anew at each call. */
export async function openings(): Promise<Openings<ChessPosition>> {
  const { BOOK } = await import('./openings-book.ts');
  return must(readBook(BOOK, starts('w')[0]!.position));
}
