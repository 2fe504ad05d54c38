// The functions of a kernel's hash table, and the results of its probe.
import { NO_EVALUATION } from "../../assembly/evaluations";
import { ageTable, bucketOf, hashFull, initTable, NONE, probe, remember } from "../../assembly/table";

export function init(mib: i32): void {
  initTable(mib);
}

export function age(): void {
  ageTable();
}

export function fullness(): i32 {
  return hashFull();
}

export function put(key: u64, ply: i32, depth: i32, score: i32, bound: i32, action: u32, evaluation: i32): void {
  remember(bucketOf(key), key, ply, depth, score, bound, action, evaluation);
}

/** Looks a position up: all that is known, summed up in one number; 0 if nothing is. */
export function get(key: u64, ply: i32): f64 {
  const found = probe(bucketOf(key), key, ply);
  if (found.bound == NONE) return found.action || found.evaluation != NO_EVALUATION ? -1 : 0;
  let sum: f64 = <f64>found.bound;
  sum = sum * 256 + <f64>found.depth;
  sum = sum * 131 + <f64>found.score;
  sum = sum * 137 + <f64>found.evaluation;
  return sum * 65536 + <f64>found.action;
}
