// The techniques of the search (src/techniques.ts), and which of them are in use.
import * as techniques from "../src/techniques";
import { gameMethods, SearchPosition } from "./position";
export * from "../src/techniques";

/** The bits of all techniques: pieceCorrection is the last one. */
export const ALL_TECHNIQUES: i32 = 2 * techniques.pieceCorrection - 1;

/** The techniques that prune or reduce only quiet actions. */
export const QUIET_TECHNIQUES: i32 =
  techniques.lateMoveReductions | techniques.futility | techniques.latePruning | techniques.historyPruning;

/**
 * A label for searches with all techniques of the game. The search is compiled twice: with this type as parameter, and
 * then {@link isOn} is known at compile time (if the game's `techniques` is), and with {@link SwitchedTechniques}.
 * {@link isOn} tells the two types apart by their sizes alone.
 */
export type GameTechniques = u8;
/** A label for searches with the techniques that are switched on at run time: {@link techniquesInUse}. */
export type SwitchedTechniques = u16;

/** The bits of the techniques that are switched on. */
export let techniquesInUse: i32 = 0;

/** Switches on the wanted techniques that the game uses, and no others. */
export function switchOn<Position extends SearchPosition>(wanted: i32): void {
  techniquesInUse = wanted & gameMethods<Position>().techniques();
}

/** Returns whether all techniques of the game are switched on, so that the search for {@link GameTechniques} can be called. */
export function usesAllTechniques<Position extends SearchPosition>(): bool {
  return techniquesInUse == gameMethods<Position>().techniques();
}

/** Returns whether one of some techniques, given as bits, is in use in a search for `Techniques`. */
export function isOn<Position extends SearchPosition, Techniques>(bits: i32): bool {
  const isForGame = sizeof<Techniques>() == sizeof<GameTechniques>();
  return ((isForGame ? gameMethods<Position>().techniques() : techniquesInUse) & bits) != 0;
}
