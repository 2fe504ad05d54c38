import { must } from '@kickmate/board';
import { type Random, seededRandom } from '@kickmate/game';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { type ChessPosition, chess } from '../src/index.ts';
import { isMaterialGone } from '../src/rules/material.ts';
import { position, START } from './referee.ts';

// chess.js is an independent implementation of the same rules: https://github.com/jhlywa/chess.js
const isFull = process.env.VERIFY === 'full';
const [GAMES, PLIES] = isFull ? [100, 100] : [1, 60];

/** The starts of random games: the array, and positions close to castling, en passant, promotion and few pieces. */
const STARTS: readonly (readonly [name: string, fen: string])[] = [
  ['the array', START],
  ['castling and much else', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'],
  ['castling alone', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
  ['pawns that promote', 'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1'],
  ['pawns that pass', '4k3/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1'],
  ['a king exposed to en passant', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'],
  ['few pieces', '8/2b5/4k3/8/3n4/1K6/4N3/5B2 w - - 0 1'],
];

const pick = <T>(random: Random, things: readonly T[]): T => things[Math.floor(random() * things.length)]!;

describe('says what chess.js says in random games', () => {
  it.each(STARTS)('from %s', { timeout: 3_600_000 }, (_name, fen) => {
    for (let game = 0; game < GAMES; game++) compareGame(fen, seededRandom(1997, game));
  });
});

function compareGame(fen: string, random: Random): void {
  let at = position(fen);
  const other = new Chess(fen);
  for (let ply = 0; ply <= PLIES; ply++) {
    compare(at, other);
    if (at.end) return;
    const { san } = pick(random, other.moves({ verbose: true }));
    other.move(san);
    at = chess.play(at, must(chess.notation!.parse!(at, san)).action);
  }
}

/** Asserts that both agree on a position. */
function compare(at: ChessPosition, other: Chess): void {
  const fen = other.fen();
  expect(at.end?.kind, fen).toBe(other.isCheckmate() ? 'checkmate' : other.isStalemate() ? 'stalemate' : undefined);
  expect(isMaterialGone(at.pieces), fen).toBe(other.isInsufficientMaterial());
  expect(chess.inCheck!(at).length > 0, fen).toBe(other.inCheck());
  if (at.end) return;
  expect(chess.text.format(at)).toBe(fen);
  expect(chess.text.parse(fen), fen).toEqual({ ok: true, value: at });

  const theirs = other.moves({ verbose: true }).map(({ san, lan }) => `${lan} ${san}`);
  const ours = chess
    .actions(at)
    .map((action) => `${chess.text.formatAction({ action })} ${chess.notation!.describe(at, { action })}`);
  expect([...ours].sort(), fen).toEqual(theirs.sort());
  const misread = ours.flatMap((text) => {
    const [coordinates, san] = text.split(' ') as [string, string];
    const { action } = must(chess.text.parseAction(at, coordinates));
    return shortForms(coordinates, san).filter((form) => {
      const read = chess.notation!.parse!(at, form);
      return !read.ok || read.value.action !== action;
    });
  });
  expect(misread, fen).toEqual([]);
}

/** A SAN move as it is, and as it is met in files. */
function shortForms(coordinates: string, san: string): readonly string[] {
  const bare = san.replace(/[+#]$/, '');
  const letter = /^[NBRQK]/.exec(san)?.[0];
  return [
    san,
    bare,
    `${bare}!?`,
    coordinates,
    ...(letter ? [bare.replace(/^.[a-h]?[1-8]?(?=x?[a-h])/, letter + coordinates.slice(0, 2))] : []),
    ...(bare.startsWith('O') ? [bare.replaceAll('O', '0')] : []),
    ...(bare.includes('=') ? [bare.replace('=', '')] : []),
    ...(letter && bare.includes('x') ? [bare.replace('x', '')] : []),
  ];
}
