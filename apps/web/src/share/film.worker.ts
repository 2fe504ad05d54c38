import { type GifWriter, gifWriter } from './gif.ts';

/** A message to the worker that writes films. */
export type ToFilm =
  | { readonly kind: 'begin'; readonly width: number; readonly height: number }
  /** The pixels, as RGBA, are handed over. */
  | { readonly kind: 'frame'; readonly pixels: Uint8ClampedArray<ArrayBuffer>; readonly ms: number }
  | { readonly kind: 'end' };

/** The worker's answer to a message: the film at its end, nothing before. */
export type FromFilm = Uint8Array<ArrayBuffer> | undefined;

let gif: GifWriter | undefined;

function answer(message: ToFilm): FromFilm {
  switch (message.kind) {
    case 'begin':
      gif = gifWriter(message);
      return undefined;
    case 'frame':
      gif?.add(message.pixels, message.ms);
      return undefined;
    case 'end':
      return gif?.end();
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToFilm>) => {
  self.postMessage(answer(data) satisfies FromFilm);
});
