// The techniques of the search (src/techniques.ts), and which of them are in use.
import * as techniques from "../src/techniques";
import { SearchPosition } from "./position";
export * from "../src/techniques";

/** All techniques. */
export const ALL: i32 = 2 * techniques.pieceCorrection - 1;

/** The techniques that treat quiet actions differently. */
export const TECHNIQUES_ON_QUIETS: i32 =
  techniques.lateMoveReductions | techniques.futility | techniques.latePruning | techniques.historyPruning;

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
