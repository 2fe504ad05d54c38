/// <reference path="./plain.d.ts" />
// The squares that rooks and bishops attack on an 8x8 board, by magic multiplication (described at
// chessprogramming.org): the blockers on a piece's lines, times a magic number, give an index into a table of all
// answers. In JavaScript, multiplications of 64 bits are slow: the build for it (`PLAIN`) multiplies the two halves
// separately, with other magic numbers.
import { bishopAttacks as computeBishopAttacks, rookAttacks as computeRookAttacks } from "./attacks";
import { count } from "./bits";
import { FILE_A } from "./squares";

// For each square, a number that gives sets of blockers with different answers different indices. Found by trial.
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

// The same for separate products of the two halves.
const ROOK_HALF_MAGICS: usize = memory.data<u64>([
  0x0080004008101008, 0x0200a04006010040, 0x020a100200808020, 0x4501201440100208,
  0x06000c3400808008, 0x9460800470200914, 0x0152250c4600048a, 0x0400802753000e45,
  0x8800600040404040, 0x1004220880084040, 0x0042483200981030, 0x01900800680c8110,
  0x1814180100010005, 0x00030018a10100cd, 0x140421220206008a, 0x21060a4649410201,
  0x0040a02000808080, 0x4026400040010404, 0x8022010000200108, 0x8498030201000808,
  0x2838414107050102, 0x44300e1800004041, 0x4003000c46080101, 0xc054020306068101,
  0x044b4140c4028062, 0x01420c221600499a, 0x4c81429842062202, 0x0310610826820552,
  0x0305401001108801, 0x02001128aa504402, 0x60014d380c020062, 0x80e0b30081064845,
  0x0040200041830040, 0x1440100251074220, 0x082000212012300c, 0x0200400830001022,
  0x008088009600b024, 0x0a000a1180288856, 0xd200844100a86ae2, 0x32800a80a00c1261,
  0x8040400889162180, 0x1003400000454020, 0x0400604206439008, 0x0010100040060811,
  0x010100084000108d, 0x0006001098208c12, 0x1849005620290022, 0xa04040400a28c2a5,
  0x40c6208000e80480, 0xa021104020500840, 0x80d2410040010120, 0x0028008004c08010,
  0x0020102000400c81, 0x240044802800110e, 0x0004020003006883, 0x8280008008001c41,
  0x1810c1223a820781, 0x0832c60280cc1041, 0x0420021915045a11, 0x0064084a04a09146,
  0xb87098020400a00e, 0xd0500d3220110826, 0x10060061000041c3, 0x0200402340800891,
], 8);
const BISHOP_HALF_MAGICS: usize = memory.data<u64>([
  0x1c10a08040091005, 0x04086840a048b144, 0x32000c0020080081, 0x8d42224a0b111502,
  0x0000004020811040, 0xa001101452082404, 0x5111814200499941, 0x08648200120a2108,
  0x28284e9001100489, 0x0400809802093011, 0x0041000020041491, 0x004c09a101092806,
  0x11286010915cc202, 0x60b03108109190e2, 0x0210050206130423, 0x0844360c64882c22,
  0x8441520204249040, 0x5000859481905c47, 0x0800220880440228, 0x2409684054421101,
  0x2010154000691906, 0x0701204400212002, 0x40c81480000594c4, 0x0442980000025001,
  0x9584120002100545, 0x0208084017650420, 0x28646110c4008880, 0x10210004020c0102,
  0x101002100000c111, 0x0090080000154702, 0x4401880124051108, 0x104310c040150140,
  0x207a42434008e088, 0x084a500015048211, 0x1030a10002140401, 0x860401419045a308,
  0x0504102040820044, 0x0200410020288882, 0x128c088020129c09, 0x10a494000e0333c1,
  0x10810c4920080b15, 0x0a60549e00630832, 0xd40088c821260c04, 0x8624080e210e0142,
  0x0421020500281143, 0x0224070800200130, 0x134a04945248509d, 0x01000e1040093535,
  0x54701000800408a2, 0x2505027004608494, 0x243149d40000a844, 0x90440422e042011b,
  0xb06402088114089b, 0x247b1ce51b0e4002, 0x0ae492041a6b0230, 0x1136014000727204,
  0xa39008004220140e, 0x84b215084b080041, 0x022d0c02492f8812, 0x0104880800400280,
  0x4086821910058170, 0x2008018a31091414, 0x2204296210cd0432, 0x410401a2e8361404,
], 8);

// By square, 32 bytes each: the squares on which a blocker matters u64, the magic number u64, the address of the square's
// answers u32, the number of a product's low bits that are not part of the index u32.
const ROOKS: usize = memory.data(64 * 32, 64);
const BISHOPS: usize = memory.data(64 * 32, 64);
// The answers: 102,400 for rooks and 5,248 for bishops.
const ANSWERS: usize = memory.data(107648 * 8, 8);

// Pieces as types of different sizes. Functions with such a type parameter are compiled once for each piece.
type Rook = u8;
type Bishop = u16;

// @ts-ignore: decorator
@inline
function isRook<Piece>(): bool {
  return sizeof<Piece>() == 1;
}

// Address of the answer for a set of occupied squares. The table's address is a constant in each load, which saves an
// addition.
// @ts-ignore: decorator
@inline
function answerAt<Piece>(square: i32, occupied: u64): usize {
  const table = isRook<Piece>() ? ROOKS : BISHOPS;
  const offset = <usize>square << 5;
  const blockers = occupied & load<u64>(offset, table);
  return <usize>load<u32>(offset, table + 16) + (indexOf(blockers, load<u64>(offset, table + 8), load<u32>(offset, table + 20)) << 3);
}

// The index of a set of blockers among the answers of a square, by its magic number.
// @ts-ignore: decorator
@inline
function indexOf(blockers: u64, magic: u64, shift: u32): usize {
  if (!isDefined(PLAIN)) return <usize>((blockers * magic) >> <u64>shift);
  const low = <u32>blockers * <u32>magic;
  const high = <u32>(blockers >> 32) * <u32>(magic >> 32);
  return <usize>((low ^ high) >> shift);
}

/** The squares that a rook attacks: empty ones and the first blocker each way. */
// @ts-ignore: decorator
@inline
export function rookAttacks(square: i32, occupied: u64): u64 {
  return load<u64>(answerAt<Rook>(square, occupied));
}

/** The squares that a bishop attacks: empty ones and the first blocker each way. */
// @ts-ignore: decorator
@inline
export function bishopAttacks(square: i32, occupied: u64): u64 {
  return load<u64>(answerAt<Bishop>(square, occupied));
}

const EDGE_FILES: u64 = 0x8181818181818181;
const EDGE_RANKS: u64 = 0xff000000000000ff;
const RANK_1: u64 = 0xff;

/** Fills the tables. Call once, after those of attacks.ts. */
export function initSliders(): void {
  const rookMagics = isDefined(PLAIN) ? ROOK_HALF_MAGICS : ROOK_MAGICS;
  const bishopMagics = isDefined(PLAIN) ? BISHOP_HALF_MAGICS : BISHOP_MAGICS;
  let answers = ANSWERS;
  for (let square = 0; square < 64; square++) {
    const ownFile = FILE_A << <u64>(square & 7);
    const ownRank = RANK_1 << <u64>(square & 56);
    const edges = (EDGE_FILES & ~ownFile) | (EDGE_RANKS & ~ownRank);
    answers = fillSquare<Rook>(rookMagics, square, computeRookAttacks(square, 0) & ~edges, answers);
    answers = fillSquare<Bishop>(bishopMagics, square, computeBishopAttacks(square, 0) & ~edges, answers);
  }
}

// Fills the answers of one square, from the address `answers` on; returns the address after them.
function fillSquare<Piece>(magics: usize, square: i32, mask: u64, answers: usize): usize {
  const entry = (isRook<Piece>() ? ROOKS : BISHOPS) + (<usize>square << 5);
  const bitCount = count(mask);
  store<u64>(entry, mask);
  store<u64>(entry, load<u64>(magics + (<usize>square << 3)), 8);
  store<u32>(entry, <u32>answers, 16);
  store<u32>(entry, <u32>((isDefined(PLAIN) ? 32 : 64) - bitCount), 20);
  let blockers: u64 = 0;
  do {
    const attacks = isRook<Piece>() ? computeRookAttacks(square, blockers) : computeBishopAttacks(square, blockers);
    store<u64>(answerAt<Piece>(square, blockers), attacks);
    blockers = (blockers - mask) & mask;
  } while (blockers);
  return answers + (<usize>1 << (<usize>bitCount + 3));
}
