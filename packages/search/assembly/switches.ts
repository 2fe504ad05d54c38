// The techniques of the search (src/techniques.ts), and which of them are in use.
import * as techniques from "../src/techniques";
import { gameOf, SearchPosition } from "./position";
export * from "../src/techniques";

/** All techniques: pieceCorrection is the last one. */
export const ALL: i32 = 2 * techniques.pieceCorrection - 1;

/** The techniques that prune or reduce only quiet actions. */
export const TECHNIQUES_ON_QUIETS: i32 =
  techniques.lateMoveReductions | techniques.futility | techniques.latePruning | techniques.historyPruning;

/**
 * The search is compiled twice, with one of these types: for all techniques of the game, without tests (if the game's
 * `techniques` is a constant), and for those that are switched on. The types stand for nothing; only their sizes differ.
 */
export type AllTechniques = u8;
export type SomeTechniques = u16;

/** The techniques in use. */
export let techniquesInUse: i32 = 0;

/** Switches on those of the given techniques that the game uses. */
export function switchOn<Position extends SearchPosition>(wanted: i32): void {
  techniquesInUse = wanted & gameOf<Position>().techniques();
}

/** Whether all techniques of the game are in use. If so, the search for {@link AllTechniques} can be called. */
export function usesAllTechniques<Position extends SearchPosition>(): bool {
  return techniquesInUse == gameOf<Position>().techniques();
}

/** Whether one of these techniques is in use. */
export function has<Position extends SearchPosition, Techniques>(any: i32): bool {
  const isForAll = sizeof<Techniques>() == sizeof<AllTechniques>();
  return ((isForAll ? gameOf<Position>().techniques() : techniquesInUse) & any) != 0;
}
