/** The folder of the built pages, absolute. */
export declare const REFERENCE_FOLDER: string;
