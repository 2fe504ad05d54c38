import { applyPalette, GIFEncoder, quantize } from 'gifenc';

/** The most colours of a frame; one more says "as before". */
const COLOURS = 255;

/** A GIF that is written frame by frame. A frame holds only what is not as in the frame before, which makes films small. */
export interface GifWriter {
  /** Adds a frame, as RGBA, that stays for some milliseconds. */
  add(pixels: Uint8ClampedArray<ArrayBuffer>, ms: number): void;
  /** Ends the GIF and returns all of it. */
  end(): Uint8Array<ArrayBuffer>;
}

/** Begins a GIF of a size in pixels. */
export function gifWriter({ width, height }: { readonly width: number; readonly height: number }): GifWriter {
  const gif = GIFEncoder();
  let before: Uint32Array | undefined;
  return {
    add(pixels, delay) {
      const now = new Uint32Array(pixels.buffer);
      const places = now.map((_, index) => index).filter((index) => now[index] !== before?.[index]);
      const changed = new Uint8ClampedArray(Uint32Array.from(places, (index) => now[index]!).buffer);
      const palette = places.length > 0 ? quantize(changed, COLOURS) : [];
      const colours = places.length > 0 ? applyPalette(changed, palette) : [];
      const transparentIndex = palette.length;
      const indices = new Uint8Array(now.length).fill(transparentIndex);
      for (const [index, place] of places.entries()) indices[place] = colours[index]!;
      gif.writeFrame(indices, width, height, {
        palette: [...palette, [0, 0, 0]],
        delay,
        transparent: before !== undefined,
        transparentIndex,
        dispose: KEEP,
      });
      before = now;
    },
    end() {
      gif.finish();
      return gif.bytes();
    },
  };
}

/** The next frame is drawn over this one. */
const KEEP = 1;
