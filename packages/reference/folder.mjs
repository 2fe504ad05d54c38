import { fileURLToPath } from 'node:url';

/** The folder of the built pages, absolute. */
export const REFERENCE_FOLDER = fileURLToPath(new URL('./build', import.meta.url));
