/** The part of gifenc, which has no types, that films use. */
declare module 'gifenc' {
  /** Up to 256 colours. */
  type Palette = readonly (readonly [number, number, number])[];
  /** Chooses the colours for an image's pixels (RGBA). */
  export function quantize(pixels: Uint8ClampedArray, colours: number): Palette;
  /** The palette's index of each pixel. */
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
  /** A GIF that is written frame by frame. */
  export function GIFEncoder(): {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        palette: Palette;
        /** In milliseconds. */
        delay: number;
        /** Whether the pixels of this index show what was there before. */
        transparent: boolean;
        transparentIndex: number;
        /** What becomes of the frame before the next one. */
        dispose: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
