import type { AnimatedAction, Frame } from '@kickmate/board-ui';
import { timelineOf } from '@kickmate/board-ui';
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { canvasOf, facesOf, paint, standalone } from './drawing.ts';

/** The size of a film in pixels, and the time of a frame, which GIFs count in hundredths of a second. */
export const FILM = { width: 480, height: 600, frameMs: 80 } as const;
/** The time for which the end of the film stays, in milliseconds. */
const END_MS = 1600;

/** A frame of a film and its time; without `frame` the end, which is the picture itself. */
export interface Shot {
  readonly frame: Frame | undefined;
  readonly ms: number;
}

/** The shots of some actions, one after the other, at fixed times: the same on a slow device. */
export function shotsOf(actions: readonly AnimatedAction[]): readonly Shot[] {
  const moving = actions.flatMap(({ board, before, events, ...words }) => {
    const timeline = timelineOf(board, before, events, words);
    const count = Math.ceil(timeline.duration / FILM.frameMs);
    return Array.from({ length: count }, (_, index) => ({
      frame: timeline.at(index * FILM.frameMs),
      ms: FILM.frameMs,
    }));
  });
  return [...moving, { frame: undefined, ms: END_MS }];
}

/**
 * Makes a film as a GIF, which every device shows and sends. Throws `PictureRefused`, and what the signal throws.
 * @param draw brings the drawing to a frame
 * @param onProgress told the share that is done, from 0 to 1
 */
export async function gifOf(
  svg: SVGSVGElement,
  actions: readonly AnimatedAction[],
  draw: (frame: Frame | undefined) => Promise<void>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Blob> {
  const { width, height } = FILM;
  const shots = shotsOf(actions);
  const canvas = canvasOf(FILM);
  const faces = await facesOf();
  const gif = GIFEncoder();
  for (const [index, { frame, ms }] of shots.entries()) {
    signal.throwIfAborted();
    onProgress(index / shots.length);
    await draw(frame);
    const context = await paint(canvas, standalone(svg, faces));
    const { data } = context.getImageData(0, 0, width, height);
    const palette = quantize(data, 256);
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay: ms });
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}
