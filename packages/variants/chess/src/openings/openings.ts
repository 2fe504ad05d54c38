import { must } from '@kickmate/board';
import type { Openings } from '@kickmate/game';
import type { ChessPosition } from '../rules/position.ts';
import { starts } from '../rules/starts.ts';
import { readBook } from './book-text.ts';

/** The opening book and the names of the openings, loaded and read anew at each call. */
export async function openings(): Promise<Openings<ChessPosition>> {
  const { BOOK } = await import('./book.ts');
  return must(readBook(BOOK, starts('w')[0]!.position));
}
