// The game for the search: the rules of src/rules.ts on a record of bytes.
import { fromOf, makeAction, toOf } from "@kickmate/search/assembly/action";
import { SearchGame } from "@kickmate/search/assembly/game";
import { MAX_ACTIONS } from "@kickmate/search/assembly/limits";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import * as on from "@kickmate/search/assembly/switches";
import { FILES, RANKS } from "../src/size";

const SQUARES: i32 = FILES * RANKS;

// A record: the pieces by square (u8 each, as packed), the side to act, the winner (as `ended`), and the hash key. The first
// SQUARES + 1 bytes are those of a packed position.
const SIDE: usize = SQUARES;
const ENDED: usize = SQUARES + 1;
const KEY: usize = (SQUARES + 2 + 7) & ~7;
const SIZE: i32 = <i32>KEY + 8;

// Numbers of pieces; those of Black are 8 more.
const PAWN: i32 = 1;
const BLACK: i32 = 8;

// Kinds of actions, as KIND of src/rules.ts.
const MOVE: u32 = 0;
const CAPTURE: u32 = 1;

/** What a win counts as a capture: more than all pieces. */
const WIN_VALUE: i32 = 8000;

/**
 * The techniques of the search that this game uses; src/kernel.ts names all others. More of them make it stronger: try them
 * one by one (docs/search.md says what each does and needs).
 */
const TECHNIQUES: i32 = on.HASH | on.QUIESCENCE | on.ORDERING | on.PVS | on.ASPIRATION | on.IIR;

// Weights of the evaluation, in hundredths of a pawn: a pawn, and each rank that it has advanced.
const COUNT: i32 = 2;
const WEIGHTS: usize = memory.data<i32>([100, 12], 8);

// The hash keys of 16 numbers of pieces on each square.
const KEYS: usize = memory.data(16 * 256 * 8, 8);
let blackToAct: u64 = 0;

// A list of actions that are only counted.
const SCRATCH: usize = memory.data(4 * MAX_ACTIONS, 8);

function pieceOn(at: usize, square: i32): i32 {
  return load<u8>(at + <usize>square);
}

function setPiece(at: usize, square: i32, piece: i32): void {
  store<u64>(at, load<u64>(at, KEY) ^ keyOf(pieceOn(at, square), square) ^ keyOf(piece, square), KEY);
  store<u8>(at + <usize>square, <u8>piece);
}

function keyOf(piece: i32, square: i32): u64 {
  return piece == 0 ? 0 : load<u64>(KEYS + (<usize>(piece * 256 + square) << 3));
}

function sideOf(at: usize): i32 {
  return load<u8>(at, SIDE);
}

function freshKeyOf(at: usize): u64 {
  let key: u64 = sideOf(at) ? blackToAct : 0;
  for (let square = 0; square < SQUARES; square++) key ^= keyOf(pieceOn(at, square), square);
  return key;
}

function changeSide(at: usize): void {
  store<u8>(at, <u8>(sideOf(at) ^ 1), SIDE);
  store<u64>(at, load<u64>(at, KEY) ^ blackToAct, KEY);
}

// The rank that a side's pawns want to reach.
function lastRank(side: i32): i32 {
  return side == 0 ? RANKS - 1 : 0;
}

// Appends an action to a list. Returns the new length.
function add(list: usize, count: i32, action: u32): i32 {
  store<u32>(list + (<usize>count << 2), action);
  return count + 1;
}

/** Lists the legal actions, or only captures and wins. Returns their number. */
function generate(at: usize, list: usize, isNoisyOnly: bool): i32 {
  if (load<u8>(at, ENDED) != 0) return 0;
  const side = sideOf(at);
  const own = side == 0 ? PAWN : PAWN + BLACK;
  const ahead = side == 0 ? 1 : -1;
  let count = 0;
  for (let from = 0; from < SQUARES; from++) {
    if (pieceOn(at, from) != own) continue;
    const rank = from / FILES + ahead;
    if (rank < 0 || rank >= RANKS) continue;
    for (let step = -1; step <= 1; step++) {
      const file = from % FILES + step;
      if (file < 0 || file >= FILES) continue;
      const to = rank * FILES + file;
      const target = pieceOn(at, to);
      if (target == 0) {
        if (isNoisyOnly && rank != lastRank(side)) continue;
        count = add(list, count, makeAction(from, to, MOVE));
      } else if (step != 0 && target != own) {
        count = add(list, count, makeAction(from, to, CAPTURE));
      }
    }
  }
  return count;
}

// The winner by the pawns alone, as `ended`. Only the side that has just acted can have won.
function winnerOf(at: usize): u8 {
  const side = sideOf(at) ^ 1;
  const own = side == 0 ? PAWN : PAWN + BLACK;
  let others = 0;
  for (let square = 0; square < SQUARES; square++) {
    const piece = pieceOn(at, square);
    if (piece == own && square / FILES == lastRank(side)) return <u8>(side + 1);
    if (piece != 0 && piece != own) others++;
  }
  return others == 0 ? <u8>(side + 1) : 0;
}

export class Game extends SearchGame {
  size(): i32 { return SIZE; }
  init(): void {
    seedRandom(1);
    for (let n: usize = 0; n < 16 * 256; n++) store<u64>(KEYS + (n << 3), random64());
    blackToAct = random64();
  }
  unpack(at: usize, packed: usize): void {
    memory.copy(at, packed, SQUARES + 1);
    store<u8>(at, winnerOf(at), ENDED);
    store<u64>(at, freshKeyOf(at), KEY);
  }
  pack(at: usize, packed: usize): void {
    memory.copy(packed, at, SQUARES + 1);
  }
  weightsAt(): usize { return WEIGHTS; }
  weightCount(): i32 { return COUNT; }
  applyWeights(): void {}
  techniques(): i32 { return TECHNIQUES; }

  side(at: usize): i32 { return sideOf(at); }
  ended(at: usize): i32 { return load<u8>(at, ENDED); }
  key(at: usize): u64 { return load<u64>(at, KEY); }
  freshKey(at: usize): u64 { return freshKeyOf(at); }
  // No piece goes back, so no position comes again. Where pieces can, the record counts (docs/variants.md, "Repetition").
  reversiblePlies(at: usize): i32 { return 0; }
  isDrawnByRule(at: usize): bool { return false; }
  isDrawByRuleNear(at: usize): bool { return false; }

  generate(at: usize, list: usize): i32 { return generate(at, list, false); }
  generateNoisy(at: usize, list: usize): i32 { return generate(at, list, true); }
  countSuccessors(at: usize): i32 { return generate(at, SCRATCH, false); }
  play(at: usize, next: usize, action: u32, outcome: i32): void {
    memory.copy(next, at, SIZE);
    const piece = pieceOn(at, fromOf(action));
    setPiece(next, fromOf(action), 0);
    setPiece(next, toOf(action), piece);
    changeSide(next);
    store<u8>(next, winnerOf(next), ENDED);
  }

  opponentThreatens(at: usize): bool { return false; }
  canNullMove(at: usize): bool { return false; }
  playNullMove(at: usize, next: usize): void {
    memory.copy(next, at, SIZE);
    changeSide(next);
  }

  evaluate(at: usize): i32 {
    let score = 0;
    for (let square = 0; square < SQUARES; square++) {
      const piece = pieceOn(at, square);
      if (piece == 0) continue;
      const rank = square / FILES;
      const isWhite = piece < BLACK;
      const value = load<i32>(WEIGHTS) + load<i32>(WEIGHTS, 4) * (isWhite ? rank : RANKS - 1 - rank);
      score += isWhite ? value : -value;
    }
    return sideOf(at) == 0 ? score : -score;
  }
  captureValue(at: usize, action: u32): i32 {
    if (toOf(action) / FILES == lastRank(sideOf(at))) return WIN_VALUE;
    return pieceOn(at, toOf(action)) == 0 ? 0 : load<i32>(WEIGHTS);
  }
  continuationIndex(at: usize, action: u32): i32 {
    return (sideOf(at) * 256 + toOf(action)) & 1023;
  }
}
