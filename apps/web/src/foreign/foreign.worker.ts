import { looksOf } from '@kickmate/board-ui/picture';
import { type InProcessEngine, type Level, openEngine } from '@kickmate/engine';
import { type AnyVariant, actionFrom, actionTo, Match } from '@kickmate/game';
import { readRecord, writeRecord } from '@kickmate/record';
import type { GameFile } from './game-file.ts';
import type { Cause, Request, View } from './messages.ts';

// The script of the worker in which a game from a file runs: its rules, its kernel, and the engine. It is started by sandbox.html,
// in an origin of its own without network and storage. The page kills it when it does not answer in time.

let variant: AnyVariant;
/** Whether the file has a kernel. If it has none, nobody needs a reason for which the engine searches on the rules. */
let hasKernel = false;
let match: Match<unknown>;
let engine: InProcessEngine | undefined;

/** A failure that the page puts into words. */
class Failure extends Error {
  override readonly cause: Cause;
  constructor(cause: Cause) {
    super(cause);
    this.cause = cause;
  }
}

const addressOf = (content: BlobPart, type: string): string => URL.createObjectURL(new Blob([content], { type }));
const importText = (text: string) => import(/* @vite-ignore */ addressOf(text, 'text/javascript'));

/** Loads the game: of its module the exported object with the game's id, with the kernel of the file. */
async function load({ id, rules, kernel }: GameFile): Promise<AnyVariant> {
  hasKernel = kernel !== undefined;
  const exported = Object.values(await importText(rules)) as readonly (AnyVariant | undefined)[];
  const game = exported.find((one) => typeof one === 'object' && one?.id === id);
  if (!game) throw new Failure('noExport');
  const { kernel: packing, ...rest } = game;
  if (!kernel || !packing) return rest;
  const { network: _, ...source } = packing;
  const bytes = Uint8Array.from(atob(kernel.wasm), (character) => character.charCodeAt(0));
  const wasm = new URL(addressOf(bytes, 'application/wasm'));
  return { ...rest, kernel: { ...source, wasm, js: () => importText(kernel.js) } };
}

function begin(seed: number): void {
  match = Match.start<unknown>(variant, { seed });
}

/** Goes on with the match of a record. Returns whether it is one of this game. */
function goOn(record: string): boolean {
  const read = readRecord(variant, record);
  if (read.ok) match = read.value;
  return read.ok;
}

function play(action: string): void {
  const played = match.playText(action);
  if (!played.ok) throw new Error(played.error.message);
  match = played.value;
}

async function think(level: number): Promise<void> {
  engine ??= await openEngine(variant);
  const { start, plies } = match.round;
  const found = await engine.search({
    start: variant.text.format(start),
    actions: plies.map((ply) => variant.text.formatAction(ply)),
    limits: { ms: 3000 },
    level: level as Level,
    seed: plies.length,
  });
  if (!found.ok) throw new Error(found.error.message);
  if (found.value.best === undefined) throw new Failure('noAction');
  play(found.value.best);
}

function over(): View['over'] {
  const { end } = match;
  if (!end) return undefined;
  return { title: match.round.end?.title.slice(0, 200), winner: end.winner };
}

function view(): View {
  const { board, pieces, ball, notation, text } = variant;
  const { position, last, rounds } = match;
  const describe = (before: unknown, successor: Parameters<typeof text.formatAction>[0]) =>
    (notation?.describe?.(before, successor) ?? text.formatAction(successor)).slice(0, 200);
  const end = over();
  const place = ball?.squareOf(position);
  return {
    board: {
      files: board.files,
      ranks: board.ranks,
      marks: board.marks.map((mark) => ({ ...mark, squares: [...mark.squares] })),
    },
    names: Object.fromEntries(pieces.map(({ letter, name }) => [letter, name])),
    looks: looksOf(variant),
    pieces: Array.from({ length: board.files * board.ranks }, (_, square) => variant.pieceAt(position, square)),
    ...(place !== undefined && { ball: place }),
    hasBall: ball !== undefined,
    side: match.side,
    actions: match.actions.map((action) => ({
      text: text.formatAction({ action }),
      words: describe(position, { action }),
      from: actionFrom(action),
      to: actionTo(action),
      look: variant.look(action),
    })),
    played: rounds.flatMap(({ plies }) => plies.map((ply) => describe(ply.before, ply))),
    last: last ? [actionFrom(last.action), actionTo(last.action)] : [],
    record: writeRecord(match),
    score: match.score,
    ...(engine && { backend: engine.backend }),
    ...(hasKernel && engine?.fallback !== undefined && { fallback: engine.fallback.slice(0, 1000) }),
    ...(end && { over: end }),
  };
}

async function answer(request: Request): Promise<View> {
  switch (request.kind) {
    case 'open':
      variant = await load(request.file);
      if (request.record === undefined || !goOn(request.record)) begin(request.seed);
      break;
    case 'begin':
      begin(request.seed);
      break;
    case 'play':
      play(request.action);
      break;
    case 'think':
      await think(request.level);
      break;
    case 'undo':
      do match = match.undo();
      while (match.canUndo && request.to !== undefined && match.side !== request.to);
      break;
  }
  return view();
}

self.onmessage = ({ ports: [port] }: MessageEvent) => {
  if (!port) return;
  port.onmessage = ({ data: { id, request } }: MessageEvent<{ id: number; request: Request }>) => {
    answer(request).then(
      (shown) => port.postMessage({ id, ok: true, view: shown }),
      (error) => {
        const cause = error instanceof Failure ? error.cause : undefined;
        port.postMessage({ id, ok: false, message: String(error?.message ?? error).slice(0, 200), cause });
      },
    );
  };
};
