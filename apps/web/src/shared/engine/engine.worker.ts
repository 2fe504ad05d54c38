import { loadVariant } from '@kickmate/catalogue';
import { browserWorkerPort, runEngineWorker } from '@kickmate/engine';

/** Loads a game and starts to load its opening book, so that the first answer does not wait for the book. */
async function loadWithBook(id: string) {
  const variant = await loadVariant(id);
  const openings = variant.openings?.();
  openings?.catch(() => undefined);
  return openings ? { ...variant, openings: () => openings } : variant;
}

runEngineWorker(browserWorkerPort(self), loadWithBook);
