// The functions of a kernel's hash table, and the results of its probe.
import { UNKNOWN } from "../../assembly/evaluations";
import {
  ageTable, bucketOf, foundAction, foundBound, foundDepth, foundEvaluation, foundScore, hashFull, initTable, probe, remember,
} from "../../assembly/table";

export function init(mib: i32): void {
  initTable(mib);
}

export function age(): void {
  ageTable();
}

export function full(): i32 {
  return hashFull();
}

export function put(key: u64, ply: i32, depth: i32, score: i32, bound: i32, action: u32, evaluation: i32): void {
  remember(bucketOf(key), key, ply, depth, score, bound, action, evaluation);
}

/** Looks a position up: all that is known, summed up in one number; 0 if nothing is. */
export function get(key: u64, ply: i32): f64 {
  if (!probe(bucketOf(key), key, ply)) return foundAction || foundEvaluation != UNKNOWN ? -1 : 0;
  let sum: f64 = <f64>foundBound;
  sum = sum * 256 + <f64>foundDepth;
  sum = sum * 131 + <f64>foundScore;
  sum = sum * 137 + <f64>foundEvaluation;
  return sum * 65536 + <f64>foundAction;
}
