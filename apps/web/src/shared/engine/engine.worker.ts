import { loadVariant } from '@kickmate/catalogue';
import { browserWorkerPort, runEngineWorker } from '@kickmate/engine';

/** Its book is read while the player thinks, so that the first answer need not wait for it. */
async function loadWithBook(id: string) {
  const variant = await loadVariant(id);
  const openings = variant.openings?.();
  openings?.catch(() => undefined);
  return openings ? { ...variant, openings: () => openings } : variant;
}

runEngineWorker(browserWorkerPort(self), loadWithBook);
