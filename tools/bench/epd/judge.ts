import { spawn } from 'node:child_process';
import { UciProcess } from '@kickmate/command';
import { type AnyVariant, shortForm } from '@kickmate/game';

// For the scripts that make tactics.epd: a UCI engine that scores moves, and the lines of the file.

/** A move in coordinates with its score for the side to move: hundredths of a pawn, for a mate near {@link MATE}. */
export interface Choice {
  readonly move: string;
  readonly score: number;
}

/** The score of a mate; its distance in moves is subtracted. */
export const MATE = 30_000;

/** A UCI engine that scores moves. */
export interface Judge {
  /** The engine's name. */
  readonly name: string;
  /** The best moves, best first, at most `lines`; only moves of `only`, if given. */
  think(fen: string, limit: string, lines: number, only?: readonly string[]): Promise<readonly Choice[]>;
  /** Clears the engine's hash table. */
  forget(): void;
  close(): void;
}

/** Starts a program that speaks UCI. */
export async function openJudge(command: string): Promise<Judge> {
  const engine = new UciProcess(spawn(command), command);
  const introduction = await engine.ask(/^uciok/, 'uci');
  return {
    name: introduction.find((line) => line.startsWith('id name '))?.slice(8) ?? command,
    async think(fen, limit, lines, only = []) {
      engine.send(`setoption name MultiPV value ${lines}`, `position fen ${fen}`);
      const choices: Choice[] = [];
      const confined = only.length > 0 ? ` searchmoves ${only.join(' ')}` : '';
      for (const line of await engine.ask(/^bestmove/, `go ${limit}${confined}`)) {
        const [, rank, kind, value, move] = / multipv (\d+) score (cp|mate) (-?\d+) .*? pv (\S+)/.exec(line) ?? [];
        if (!move || / (lower|upper)bound /.test(line)) continue;
        const score = kind === 'cp' ? Number(value) : Math.sign(Number(value)) * (MATE - Math.abs(Number(value)));
        choices[Number(rank) - 1] = { move, score };
      }
      return choices.filter((choice) => choice !== undefined);
    },
    forget: () => engine.send('ucinewgame'),
    close: () => engine.close(),
  };
}

/** The position after a move in coordinates; throws if it is not legal. */
export function play(variant: AnyVariant, position: unknown, move: string): unknown {
  return variant.play(position, readMove(variant, position, move).action, undefined);
}

/** The line of a position in tactics.epd; `comment` names the engine that confirmed the solution. */
export function epdLine(variant: AnyVariant, position: unknown, move: string, comment: string): string {
  const fields = variant.text.format(position).split(' ').slice(0, 4).join(' ');
  return `${fields} bm ${shortForm(variant, position, readMove(variant, position, move))}; c0 "${comment}";`;
}

/** A score for people: pawns, or the moves to a mate. */
export function worth(score: number): string {
  if (Math.abs(score) <= MATE - 1000) return (score / 100).toFixed(2);
  return `${score > 0 ? 'mate' : 'mated'} in ${MATE - Math.abs(score)}`;
}

/** A random one of several things. */
export const oneOf = <T>(random: () => number, things: readonly T[]): T =>
  things[Math.floor(random() * things.length)]!;

function readMove(variant: AnyVariant, position: unknown, move: string) {
  const read = variant.text.parseAction(position, move);
  if (!read.ok) throw new Error(`${variant.text.format(position)}: ${move}: ${read.error.message}`);
  return read.value;
}
