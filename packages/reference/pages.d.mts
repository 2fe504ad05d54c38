/** The folder of the built pages, absolute. */
export const REFERENCE_FOLDER: string;

/** Makes the pages if they are not there, which takes some seconds. Rejects if that fails; then the next call tries again. */
export function makeReferencePages(): Promise<void>;
