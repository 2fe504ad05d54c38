/// <reference path="./plain.d.ts" />
// Where rooks and bishops reach on an 8x8 board, by magic multiplication (described at chessprogramming.org): the blockers
// on a piece's lines, times a magic number, give an index into a table of all answers. The fastest way in WebAssembly. Where
// 64-bit multiplications are dear - the build that becomes JavaScript sets `PLAIN` - attacks64.ts computes the answers.
import { bishopAttacks as bishopComputed, rookAttacks as rookComputed } from "./attacks64";
import { count } from "./bits";

// Found by trial: for each square, a number that sends all sets of blockers with different answers to different places.
const ROOK_MAGICS: usize = memory.data<u64>([
  0x2080004002201c80, 0x0040200040001004, 0x3100090010200040, 0x0200040940120020,
  0x0a00048200102008, 0xa200041002000108, 0x0400040850020985, 0x0a00008020440201,
  0x0414800080204000, 0x0110804008200080, 0x0001802001801001, 0x400100210010000a,
  0x0102802800040080, 0x4206000442000810, 0x2802004200410408, 0x0102800780004100,
  0x2040808000204000, 0x2810014000402000, 0x4000410020001100, 0x0010008010800805,
  0x8507010004100801, 0x8600808002000400, 0x0204010100040200, 0x5003420001004084,
  0x0000c0128000a088, 0x0012050200208443, 0x0800110100402000, 0x0080080280500080,
  0xa004040080080080, 0x1004020080800400, 0x0008120400418810, 0x0000404200010084,
  0x0020004000808000, 0x0880220102004080, 0x20c0402001001100, 0x2008120042002008,
  0x2100800401802800, 0x0808800400800200, 0x0820800200800100, 0x000a2c0146000083,
  0xc000802040108000, 0x00c0100800212000, 0x0001002004110040, 0x00800c1001010020,
  0x2081000800050010, 0x0802000204008080, 0x0000610210040008, 0x0001000080590002,
  0x4440400080002280, 0x2020008040002180, 0x0008110020004100, 0x0410008008021080,
  0x1000080004008080, 0x2104010040020040, 0x0000304802018400, 0x0000800100004080,
  0x4001088000126241, 0x000a120181002142, 0x0110400880220012, 0x0000200410000901,
  0x0202012008049002, 0x0002004428108102, 0xc310080210b00104, 0x0081000204208445,
], 8);
const BISHOP_MAGICS: usize = memory.data<u64>([
  0x00c5010802008a00, 0x46080825040e2000, 0x0008a48401800283, 0x0491050200020010,
  0x1804042040013800, 0x100a08a404000200, 0x402100905008c002, 0x010e029404010411,
  0x0009121010009890, 0x0200080101021210, 0x0200100404424500, 0x9000022092000004,
  0x0040011040098200, 0x0000008220201088, 0x0512066104104006, 0x1060290042100442,
  0x6104050810104200, 0x00200a0a3405420a, 0x203020280080200a, 0x0014080240108000,
  0x0081000820081000, 0x8801206a0201202b, 0x0088400201042008, 0x2c091040c4120500,
  0x0105400020022c40, 0x0001040420040420, 0x000e020804440400, 0x0201004244004200,
  0x80010010c1004008, 0x0000620003008200, 0x0a0092100509300c, 0x40440240011d0080,
  0x8001084008885000, 0x0414420261281012, 0x0002010400404040, 0x0004c20082080080,
  0x5020410040040041, 0x1020068500002400, 0xc450020218048481, 0x94008108406a0211,
  0x0092012008002000, 0x00f4120802008420, 0x0680202428021000, 0x0101002214000808,
  0x2880080100408400, 0x0020042082000222, 0x8020980101040041, 0x0030008101004448,
  0x0014022804042024, 0x01008c0401041280, 0x00125100411008a0, 0x1100000042020000,
  0x0000a12004240100, 0x0008100210044001, 0x0020884248004009, 0x0008084944002030,
  0x0202402808021002, 0x4902220a42081400, 0x8210108024041200, 0x0004010840420200,
  0x0a00002410da0880, 0x0a01002044100081, 0x0025082101020200, 0xc044610802088a00,
], 8);

// By square: the squares where a blocker matters u64, the magic number u64, its answers' address u32, 64 less their
// index's bits u32.
const ROOKS: usize = memory.data(64 * 24, 8);
const BISHOPS: usize = memory.data(64 * 24, 8);
// 102,400 answers for rooks and 5,248 for bishops.
const ANSWERS: usize = memory.data(107648 * 8, 8);

// @ts-ignore: decorator
@inline
function answer(pieces: usize, square: i32, occupied: u64): u64 {
  const at = pieces + <usize>square * 24;
  const index = ((occupied & load<u64>(at)) * load<u64>(at, 8)) >> <u64>load<u32>(at, 20);
  return load<u64>(<usize>load<u32>(at, 16) + (<usize>index << 3));
}

/** What a rook reaches: empty squares and the first blocker each way. */
// @ts-ignore: decorator
@inline
export function rookAttacks(square: i32, occupied: u64): u64 {
  return isDefined(PLAIN) ? rookComputed(square, occupied) : answer(ROOKS, square, occupied);
}

/** What a bishop reaches: empty squares and the first blocker each way. */
// @ts-ignore: decorator
@inline
export function bishopAttacks(square: i32, occupied: u64): u64 {
  return isDefined(PLAIN) ? bishopComputed(square, occupied) : answer(BISHOPS, square, occupied);
}

const FILES: u64 = 0x8181818181818181;
const RANKS: u64 = 0xff000000000000ff;
const FILE_A: u64 = 0x0101010101010101;
const RANK_1: u64 = 0xff;

/** Fills the tables. Call once, after those of attacks64.ts. */
export function initSliders(): void {
  if (isDefined(PLAIN)) return;
  let answers = ANSWERS;
  for (let square = 0; square < 64; square++) {
    const ownFile = FILE_A << <u64>(square & 7);
    const ownRank = RANK_1 << <u64>(square & 56);
    const edges = (FILES & ~ownFile) | (RANKS & ~ownRank);
    answers = fill(ROOKS, ROOK_MAGICS, square, rookComputed(square, 0) & ~edges, answers, true);
    answers = fill(BISHOPS, BISHOP_MAGICS, square, bishopComputed(square, 0) & ~edges, answers, false);
  }
}

// Fills the answers of one square, from `answers` on, and gives the address behind them.
function fill(pieces: usize, magics: usize, square: i32, mask: u64, answers: usize, isRook: bool): usize {
  const at = pieces + <usize>square * 24;
  const bits = count(mask);
  store<u64>(at, mask);
  store<u64>(at, load<u64>(magics + (<usize>square << 3)), 8);
  store<u32>(at, <u32>answers, 16);
  store<u32>(at, <u32>(64 - bits), 20);
  let blockers: u64 = 0;
  do {
    const index = (blockers * load<u64>(at, 8)) >> <u64>(64 - bits);
    const reach = isRook ? rookComputed(square, blockers) : bishopComputed(square, blockers);
    store<u64>(answers + (<usize>index << 3), reach);
    blockers = (blockers - mask) & mask;
  } while (blockers);
  return answers + (<usize>1 << (<usize>bits + 3));
}
