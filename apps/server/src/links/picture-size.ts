/** The size of a picture in pixels: what other sites show at full width. */
export const PICTURE = { width: 1200, height: 630 } as const;
