import { createRequire } from 'node:module';
import {
  ensureRival,
  positionLine,
  startUciEngine,
  stockfishScript,
  type UciEngine,
  UciFailure,
  UsageError,
} from '@kickmate/command';
import type { AnyVariant, Match } from '@kickmate/game';
import { type Choice, FORCED_SCORE, type Player, PlayerFault, type PlayerLimits, type UciSpec } from './player-spec.ts';

/** The most milliseconds for an answer: beyond a limit of time, and in all with other limits. */
const GRACE_MS = 5000;
const SEARCH_MS = 10 * 60_000;

/**
 * Opens a program that speaks UCI as a player. The program is started at once, and again after a failure. Throws a
 * {@link UsageError} if it cannot be started, does not play the variant, or does not have an option that is to be set.
 */
export async function uciPlayer(variant: AnyVariant, spec: UciSpec): Promise<Player> {
  const command = 'rival' in spec.command ? [process.execPath, await stockfishScript()] : spec.command;
  const start = () => startUciEngine(command, { variant, options: spec.options });
  let engine = await start().catch((error: Error) => {
    throw new UsageError(error.message);
  });
  let isClosed = false;
  return {
    begin: () =>
      orFault(async () => {
        if (await isRenewed(engine)) return;
        if (isClosed) throw new PlayerFault('crash', 'the player has been closed');
        engine.close();
        engine = await start();
      }),
    choose: (match) => orFault(() => choose(engine, match, spec.limits)),
    close() {
      isClosed = true;
      engine.close();
    },
  };
}

/** Asks an engine; its failure is one of the player. */
async function orFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UciFailure)) throw error;
    throw new PlayerFault(error.kind === 'ended' ? 'crash' : 'stall', error.message);
  }
}

/** Tells the engine that a new game begins; false if the engine has ended. */
async function isRenewed(engine: UciEngine): Promise<boolean> {
  return engine.renew().then(
    () => true,
    () => false,
  );
}

async function choose(engine: UciEngine, match: Match<unknown>, limits: PlayerLimits): Promise<Choice> {
  engine.send(positionLine(match), goCommand(match, limits));
  let best = '';
  let score: number | undefined;
  const ms = (match.clocks?.[match.side] ?? limits.ms ?? SEARCH_MS) + GRACE_MS;
  await engine.until((line) => {
    score = readScore(line) ?? score;
    [, best = ''] = /^bestmove\s+(\S+)/.exec(line) ?? [];
    return line.startsWith('bestmove');
  }, ms);
  if (best === '') throw new PlayerFault('crash', 'it answered bestmove without a move');
  return { action: best, score };
}

function goCommand({ clocks, time }: Match<unknown>, { depth, nodes, ms, clock }: PlayerLimits): string {
  const words = ['go'];
  if (depth !== undefined) words.push(`depth ${depth}`);
  if (nodes !== undefined) words.push(`nodes ${nodes}`);
  if (ms !== undefined) words.push(`movetime ${ms}`);
  if (clock && clocks && time)
    words.push(`wtime ${clocks.w} btime ${clocks.b} winc ${time.incrementMs} binc ${time.incrementMs}`);
  return words.join(' ');
}

/** The score of an info line, for the side to act; `undefined` if there is none. */
function readScore(line: string): number | undefined {
  const [, kind, text] = /^info .*\bscore (cp|mate) (-?\d+)/.exec(line) ?? [];
  const value = Number(text);
  if (kind === 'cp') return Math.max(-FORCED_SCORE, Math.min(FORCED_SCORE, value));
  if (kind === 'mate') return (value > 0 ? 1 : -1) * (FORCED_SCORE + 1);
  return undefined;
}

/** The part of js-chess-engine that is used. */
interface JsChessEngine {
  readonly Game: new (
    position: string,
  ) => {
    /** The move as `{ E2: 'E4' }`. */
    ai(options: { readonly level: number; readonly play: boolean }): {
      readonly move: Readonly<Record<string, string>>;
    };
  };
}

/** Opens the npm package js-chess-engine as a player of chess. It has no limits of time, and runs in this thread. Throws if it is not available. */
export async function jsChessEnginePlayer(variant: AnyVariant, level: number): Promise<Player> {
  if (variant.id !== 'chess') throw new UsageError(`js-chess-engine does not play ${variant.name}`);
  const folder = await ensureRival('js-chess-engine');
  const { Game } = createRequire(import.meta.url)(folder) as JsChessEngine;
  return {
    begin: async () => {},
    choose: async ({ position, actions }) => {
      const { move } = new Game(variant.text.format(position)).ai({ level, play: false });
      const text = Object.entries(move)[0]?.join('').toLowerCase() ?? '';
      // It always promotes to a queen, and leaves that out.
      const promoted = actions.map((action) => variant.text.formatAction({ action })).find((one) => one === `${text}q`);
      return { action: promoted ?? text };
    },
    close: () => {},
  };
}
