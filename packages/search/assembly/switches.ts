// The techniques that can be switched off: the bits of `SWITCH_BITS` in src/abi.ts (a test compares the two).
import { SearchPosition } from "./position";

export const HASH: i32 = 1 << 0;
export const QUIESCENCE: i32 = 1 << 1;
export const ORDERING: i32 = 1 << 2;
export const PVS: i32 = 1 << 3;
export const ASPIRATION: i32 = 1 << 4;
export const NULL_MOVE: i32 = 1 << 5;
export const LATE_MOVE_REDUCTIONS: i32 = 1 << 6;
export const FUTILITY: i32 = 1 << 7;
export const REVERSE_FUTILITY: i32 = 1 << 8;
export const EXTENSIONS: i32 = 1 << 9;
export const REPETITION: i32 = 1 << 10;
export const IIR: i32 = 1 << 11;
export const LATE_PRUNING: i32 = 1 << 12;
export const STAR: i32 = 1 << 13;
export const WIN_IN_ONE: i32 = 1 << 14;
export const RAZORING: i32 = 1 << 15;
export const SINGULAR: i32 = 1 << 16;
export const CONTINUATION: i32 = 1 << 17;
export const CORRECTION: i32 = 1 << 18;
export const EXCHANGE: i32 = 1 << 19;
export const QUIESCENCE_HASH: i32 = 1 << 20;
export const IMPROVING: i32 = 1 << 21;
export const INCREMENTAL: i32 = 1 << 22;
export const ROOT_ORDER: i32 = 1 << 23;
export const CUT_NODES: i32 = 1 << 24;
export const PROB_CUT: i32 = 1 << 25;
export const CAPTURE_HISTORY: i32 = 1 << 26;
export const HISTORY_PRUNING: i32 = 1 << 27;
export const DOUBLE_EXTENSION: i32 = 1 << 28;
export const PIECE_CORRECTION: i32 = 1 << 29;

/** All techniques. */
export const ALL: i32 = (1 << 30) - 1;

/** The techniques that treat quiet actions differently. */
export const TECHNIQUES_ON_QUIETS: i32 = LATE_MOVE_REDUCTIONS | FUTILITY | LATE_PRUNING | HISTORY_PRUNING;

/**
 * The search is compiled twice: for all techniques of the game, without tests (if the game's `techniques` is a
 * constant), and for those that are switched on. The two types differ in size.
 */
export type AllTechniques = u8;
export type SomeTechniques = u16;

/** The techniques in use. */
export let switches: i32 = 0;

/** Switches on those of the given techniques that the game uses. */
export function setSwitches<P extends SearchPosition>(bits: i32): void {
  switches = bits & changetype<P>(0).techniques();
}

/** Whether all techniques of the game are in use. If so, the search for {@link AllTechniques} can be called. */
export function usesAllTechniques<P extends SearchPosition>(): bool {
  return switches == changetype<P>(0).techniques();
}

/** Whether a technique, or any of several, is in use. */
export function has<P extends SearchPosition, Techniques>(techniques: i32): bool {
  return ((sizeof<Techniques>() == 1 ? changetype<P>(0).techniques() : switches) & techniques) != 0;
}
