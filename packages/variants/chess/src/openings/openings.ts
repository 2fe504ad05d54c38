import { must } from '@kickmate/board';
import type { Openings } from '@kickmate/game';
import { chosenLanguage } from '@kickmate/language';
import type { ChessPosition } from '../rules/position.ts';
import { starts } from '../rules/starts.ts';
import { readBook } from './book-text.ts';

/** The opening book and the names of the openings in the chosen language, loaded and read anew at each call. */
export async function openings(): Promise<Openings<ChessPosition>> {
  const { BOOK } = await import('./book.ts');
  const book = must(readBook(BOOK, starts('w')[0]!.position));
  if (chosenLanguage() === 'en') return book;
  const { germanName } = await import('./german-names.ts');
  const nameOf = (position: ChessPosition): string | undefined => {
    const name = book.name(position);
    return name && germanName(name);
  };
  return { ...book, name: nameOf };
}
