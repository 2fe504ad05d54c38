import { createRequire } from 'node:module';
import { ensureRival, UsageError } from '@kickmate/command';
import type { AnyVariant } from '@kickmate/game';
import type { Player } from './player.ts';

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

/** The npm package js-chess-engine as a player of chess; it knows no time and thinks in this thread. Throws if it cannot be had. */
export async function jsChessEnginePlayer(variant: AnyVariant, level: number): Promise<Player> {
  if (variant.id !== 'chess') throw new UsageError(`js-chess-engine does not play ${variant.name}`);
  const folder = await ensureRival('js-chess-engine');
  const { Game } = createRequire(import.meta.url)(folder) as JsChessEngine;
  return {
    begin: async () => {},
    choose: async ({ position, actions }) => {
      const { move } = new Game(variant.format(position)).ai({ level, play: false });
      const text = Object.entries(move)[0]?.join('').toLowerCase() ?? '';
      // It promotes to queens and does not say so.
      const promoted = actions.map((action) => variant.writeSuccessor({ action })).find((one) => one === `${text}q`);
      return { action: promoted ?? text };
    },
    close: () => {},
  };
}
