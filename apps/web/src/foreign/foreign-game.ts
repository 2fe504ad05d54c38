import { fail, ok, type Result } from '@kickmate/board';
import * as v from 'valibot';
import script from './foreign.worker.ts?worker&url';
import type { GameFile } from './game-file.ts';
import { AnswerSchema, type Request, type View } from './messages.ts';
import { texts } from './texts.ts';

/** Milliseconds that a game has for an answer. After that it is ended. */
const LIMITS_MS: Readonly<Record<Request['kind'], number>> = {
  open: 20_000,
  play: 5000,
  think: 30_000,
  undo: 5000,
  begin: 5000,
};

/** The reason for which a request failed. `isEnded`: the game does not run any more. */
export interface ForeignError {
  readonly isEnded: boolean;
  readonly message: string;
}

const gone = (message: string) => fail<ForeignError>({ isEnded: true, message });

/** A game from a file that runs. */
export interface ForeignGame {
  /** Asks the game. Never rejects, and always ends: a game that does not answer in time is ended. */
  ask(request: Exclude<Request, { kind: 'open' }>): Promise<Result<View, ForeignError>>;
}

/** A game that has started, and its match as it begins. */
export interface OpenedGame {
  readonly game: ForeignGame;
  readonly view: View;
}

/**
 * Starts a game from a file. Its code runs in a worker of a sandboxed frame: an origin of its own, so that it reaches neither the
 * app's storage nor its cookies, and a content security policy that allows no connection. The page gets only messages, which it
 * checks.
 * @param signal ends the game when it aborts, whether the game starts, thinks or waits
 * @param record the match to go on with; a new one begins if it is absent, or no record of this game
 */
export async function openForeignGame(
  file: GameFile,
  signal: AbortSignal,
  record?: string,
): Promise<Result<OpenedGame, ForeignError>> {
  if (signal.aborted) return gone(texts.failed.closed);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  // A host that leaves the isolation to the service worker sends no headers for the frame, which then loads only without
  // credentials.
  frame.setAttribute('credentialless', '');
  frame.hidden = true;
  frame.title = texts.sandbox;
  const { port1: port, port2 } = new MessageChannel();
  let ended: string | undefined;
  let waiting: { readonly id: number; readonly settle: (result: Result<View, ForeignError>) => void } | undefined;
  let asked = 0;

  const end = (message: string) => {
    if (ended !== undefined) return;
    ended = message;
    port.close();
    // The frame's worker ends with it, even in an endless loop.
    frame.remove();
    removeEventListener('message', onFrame);
    signal.removeEventListener('abort', close);
    waiting?.settle(gone(message));
  };
  const close = () => end(texts.failed.closed);
  const ask = (request: Request): Promise<Result<View, ForeignError>> => {
    if (ended !== undefined) return Promise.resolve(gone(ended));
    if (waiting) return Promise.resolve(fail({ isEnded: false, message: texts.failed.busy }));
    const id = ++asked;
    return new Promise((resolve) => {
      const timer = setTimeout(() => end(texts.failed.late), LIMITS_MS[request.kind]);
      waiting = {
        id,
        settle(result) {
          clearTimeout(timer);
          waiting = undefined;
          resolve(result);
        },
      };
      port.postMessage({ id, request });
    });
  };
  port.onmessage = ({ data }) => {
    const read = v.safeParse(AnswerSchema, data);
    if (!read.success || read.output.id !== waiting?.id) return end(texts.failed.noAnswer);
    const { output } = read;
    if (!output.ok) {
      const message = output.cause ? texts.failed[output.cause](file.id) : output.message;
      return waiting.settle(fail({ isEnded: false, message }));
    }
    const { board, pieces } = output.view;
    if (pieces.length !== board.files * board.ranks) return end(texts.failed.noBoard);
    return waiting.settle(ok(output.view));
  };
  const code = workerText().catch(() => undefined);
  async function onFrame({ source, data }: MessageEvent): Promise<void> {
    if (source !== frame.contentWindow) return;
    if (data !== 'ready') return end(texts.failed.notStarted);
    const text = await code;
    if (text === undefined) return end(texts.failed.offline);
    frame.contentWindow?.postMessage(text, '*', [port2]);
  }
  addEventListener('message', onFrame);
  signal.addEventListener('abort', close);
  frame.src = new URL('sandbox.html', document.baseURI).href;
  document.body.append(frame);
  const opened = await ask({ kind: 'open', file, record, seed: Math.floor(Math.random() * 2 ** 31) });
  if (opened.ok) return ok({ game: { ask }, view: opened.value });
  end(opened.error.message);
  return gone(opened.error.message);
}

/** The text of the worker's script. It runs at an address of its own, where its files lie no longer beside it. */
async function workerText(): Promise<string> {
  const address = new URL(script, document.baseURI).href;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.text()).replaceAll('import.meta.url', () => JSON.stringify(address));
}
