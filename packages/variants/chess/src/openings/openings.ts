import { must } from '@kickmate/board';
import type { Openings } from '@kickmate/game';
import { loadBytes } from '@kickmate/game/load-bytes';
import { chosenLanguage } from '@kickmate/language';
import type { ChessPosition } from '../rules/position.ts';
import { starts } from '../rules/starts.ts';
import { readBook } from './book-text.ts';

/** The opening book, as book-text.ts reads it. `npm run book -- build` writes it: see docs/openings.md. */
export const BOOK = new URL('../../book/book.txt', import.meta.url);

/** The opening book and the names of the openings in the chosen language, loaded and read anew at each call. */
export async function openings(): Promise<Openings<ChessPosition>> {
  const text = new TextDecoder().decode(await loadBytes(BOOK));
  const book = must(readBook(text, starts('w')[0]!.position));
  if (chosenLanguage() === 'en') return book;
  const { germanName } = await import('./german-names.ts');
  const nameOf = (position: ChessPosition): string | undefined => {
    const name = book.name(position);
    return name && germanName(name);
  };
  return { ...book, name: nameOf };
}
