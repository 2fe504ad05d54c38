import type { Side } from '@kickmate/board';
import type { AnimatedAction, Frame } from '@kickmate/board-ui';
import { timelineOf } from '@kickmate/board-ui';
import { rest, restsBetween } from '../shared/rest.ts';
import { canvasOf, facesOf, paint, standalone } from './drawing.ts';
import type { FromFilm, ToFilm } from './film.worker.ts';

/** The size of a film in pixels, and the time of a frame, which GIFs count in hundredths of a second. */
export const FILM = { width: 480, height: 600, frameMs: 80 } as const;
/** The most frames: half a minute. The film of a longer match has fewer of each action, so that it runs faster. */
export const MOST_FRAMES = 400;
/** The time for which the end of the film stays, in milliseconds. */
const END_MS = 1600;

/** An action of a film. */
export interface FilmedAction {
  readonly action: AnimatedAction;
  /** The points above the board meanwhile; absent before there are any to tell. */
  readonly points: Readonly<Record<Side, string>> | undefined;
}

/** A frame of a film and its time; without `frame` the end, which is the picture itself. */
export interface Shot extends Pick<FilmedAction, 'points'> {
  readonly frame: Frame | undefined;
  readonly ms: number;
}

/**
 * The shots of some actions, one after the other, at fixed times: the same on a slow device.
 * @param actions each is made when its turn comes, since all of a long match at once would stop the page
 */
export async function shotsOf(actions: readonly (() => FilmedAction)[]): Promise<readonly Shot[]> {
  const parts = [];
  const restIfLong = restsBetween();
  for (const make of actions) {
    const { action, points } = make();
    const { board, before, events, ...words } = action;
    parts.push({ timeline: timelineOf(board, before, events, words), points });
    await restIfLong();
  }
  const all = parts.reduce((sum, { timeline }) => sum + timeline.duration, 0);
  const step = Math.max(FILM.frameMs, all / MOST_FRAMES);
  const shots: Shot[] = [];
  let time = 0;
  let start = 0;
  for (const { timeline, points } of parts) {
    for (; time < start + timeline.duration; time += step)
      shots.push({ frame: timeline.at(time - start), points, ms: FILM.frameMs });
    start += timeline.duration;
  }
  return [...shots, { frame: undefined, points: undefined, ms: END_MS }];
}

/**
 * Makes a film as a GIF, which every device shows and sends. A worker writes it. Throws `PictureRefused`, and what the signal throws.
 * @param draw brings the drawing to a shot
 * @param onProgress told the share that is done, from 0 to 1
 */
export async function gifOf(
  svg: SVGSVGElement,
  actions: readonly (() => FilmedAction)[],
  draw: (shot: Shot) => Promise<void>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Blob> {
  const { width, height } = FILM;
  const worker = new Worker(new URL('./film.worker.ts', import.meta.url), { type: 'module', name: 'film' });
  const ask = (message: ToFilm, transfer: Transferable[] = []) =>
    new Promise<FromFilm>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromFilm>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(message, transfer);
    });
  try {
    const shots = await shotsOf(actions);
    const canvas = canvasOf(FILM);
    const faces = await facesOf();
    let written = ask({ kind: 'begin', width, height });
    for (const [index, shot] of shots.entries()) {
      signal.throwIfAborted();
      onProgress(index / shots.length);
      await draw(shot);
      await rest();
      const context = await paint(canvas, standalone(svg, faces));
      const { data: pixels } = context.getImageData(0, 0, width, height);
      // While the worker writes a frame, the next one is drawn.
      await written;
      written = ask({ kind: 'frame', pixels, ms: shot.ms }, [pixels.buffer]);
    }
    await written;
    return new Blob([(await ask({ kind: 'end' }))!], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}
