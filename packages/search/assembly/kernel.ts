// The functions that every kernel exports: `KernelExports` of src/abi.ts. From that interface kernel-build.mjs writes the entry module
// of each kernel, which passes each call on to the method of the same name here.
import { ABI_VERSION, MAX_ACTIONS, MAX_OUTCOMES, MAX_PERFT, MAX_POSITION_BYTES } from "./limits";
import { evaluateByNetwork, isNetworkOn, listPartRows, PART_ROWS, refreshSums, setNetworkOn, startNetwork, writeCells } from "./network";
import { PACKED, POSITIONS } from "./position-memory";
import { CONSTANT_COUNT } from "./constants";
import { clearErrors } from "./correction";
import { clearEvaluations } from "./evaluations";
import { clearHistory } from "./history";
import { perft } from "./perft";
import { after, gameMethods, positionBytes, SearchPosition } from "./position";
import { allowedActionsAt, reportAt, searchRoot, setAllowedCount } from "./root";
import { beginSampling, sampleCount, samplesAt } from "./sampling";
import { forgetRoundKeys, initSearch, pushRoundKey } from "./search";
import { continuation } from "../src/techniques";
import { clearTable, initTable } from "./table";
import { copyMemory } from "./memory";

const ACTIONS: usize = memory.data(4 * MAX_ACTIONS, 8);
const OUTCOMES: usize = memory.data(8 * MAX_OUTCOMES, 8);

// Checksum of the weights at the last call of applyWeights.
let appliedChecksum: u32 = 0;

// Applies the weights if the host has changed them.
function applyChangedWeights<Position extends SearchPosition>(): void {
  const game = gameMethods<Position>();
  const weights = game.weightsAt();
  let checksum: u32 = 1;
  for (let n = 0, count = game.weightCount(); n < count; n++) checksum = checksum * 31 + load<u32>(weights + (<usize>n << 2));
  if (checksum == appliedChecksum) return;
  appliedChecksum = checksum;
  game.applyWeights();
  clearEvaluations();
}

// The current position of the round, which is the root of searches.
function currentPosition<Position extends SearchPosition>(): Position {
  return changetype<Position>(POSITIONS);
}

/** The exports for one game, described in src/abi.ts. */
export class Kernel<Position extends SearchPosition> {
  abiVersion(): i32 {
    return ABI_VERSION;
  }

  init(hashMiB: i32): void {
    const game = gameMethods<Position>();
    assert(<i32>positionBytes<Position>() <= MAX_POSITION_BYTES);
    game.init();
    applyChangedWeights<Position>();
    initSearch();
    initTable(hashMiB);
  }

  positionBytes(): i32 {
    return <i32>positionBytes<Position>();
  }

  clear(): void {
    clearTable();
    clearHistory((gameMethods<Position>().techniques() & continuation) != 0);
    clearErrors();
    clearEvaluations();
  }

  packedPositionAt(): usize {
    return PACKED;
  }

  load(): void {
    applyChangedWeights<Position>();
    currentPosition<Position>().unpack(PACKED);
    refreshSums<Position>();
    forgetRoundKeys();
  }

  save(): void {
    currentPosition<Position>().pack(PACKED);
  }

  play(action: u32, outcome: i32): void {
    const position = currentPosition<Position>();
    const key = position.repetitionKey();
    position.play(action, outcome);
    copyMemory(POSITIONS, changetype<usize>(after<Position>(position)), positionBytes<Position>());
    // The new position has been copied to where `position` is.
    pushRoundKey(key, position.reversiblePlies == 0);
  }

  generate(): i32 {
    const count = currentPosition<Position>().generate(ACTIONS);
    assert(count <= MAX_ACTIONS);
    for (let at = ACTIONS, end = ACTIONS + (<usize>count << 2); at < end; at += 4) {
      store<u32>(at, currentPosition<Position>().completeAction(load<u32>(at)));
    }
    return count;
  }

  actionsAt(): usize {
    return ACTIONS;
  }

  listOutcomes(action: u32): i32 {
    const count = currentPosition<Position>().listOutcomes(action, OUTCOMES);
    assert(count <= MAX_OUTCOMES);
    return count;
  }

  outcomesAt(): usize {
    return OUTCOMES;
  }

  side(): i32 {
    return currentPosition<Position>().side;
  }

  end(): i32 {
    return currentPosition<Position>().end || currentPosition<Position>().endWithoutActions();
  }

  keyLow(): u32 {
    return <u32>currentPosition<Position>().key;
  }

  keyHigh(): u32 {
    return <u32>(currentPosition<Position>().key >> 32);
  }

  freshKeyLow(): u32 {
    return <u32>currentPosition<Position>().freshKey();
  }

  freshKeyHigh(): u32 {
    return <u32>(currentPosition<Position>().freshKey() >> 32);
  }

  perft(depth: i32): f64 {
    return perft<Position>(currentPosition<Position>(), min(max(depth, 0), MAX_PERFT));
  }

  evaluate(): i32 {
    return currentPosition<Position>().evaluate();
  }

  evaluateClassically(): i32 {
    const wasOn = isNetworkOn;
    setNetworkOn(false);
    const value = currentPosition<Position>().evaluate();
    setNetworkOn(wasOn);
    return value;
  }

  search(depth: i32, nodeLimit: f64, lines: i32, techniques: i32): i32 {
    return searchRoot<Position>(currentPosition<Position>(), depth, nodeLimit, lines, techniques);
  }

  allowedActionsAt(): usize {
    return allowedActionsAt();
  }

  setAllowedCount(count: i32): void {
    setAllowedCount(count);
  }

  reportAt(): usize {
    return reportAt();
  }

  techniques(): i32 {
    return gameMethods<Position>().techniques();
  }

  weightsAt(): usize {
    return gameMethods<Position>().weightsAt();
  }

  weightCount(): i32 {
    return gameMethods<Position>().weightCount();
  }

  constantsAt(): usize {
    return gameMethods<Position>().constantsAt();
  }

  constantCount(): i32 {
    return CONSTANT_COUNT;
  }

  networkAt(): usize {
    return gameMethods<Position>().networkAt();
  }

  networkValue(): i32 {
    return evaluateByNetwork<Position>(currentPosition<Position>());
  }

  useNetwork(on: i32): void {
    if (on) startNetwork<Position>();
    else setNetworkOn(false);
    clearEvaluations();
  }

  writeNetworkCells(): usize {
    return writeCells<Position>(currentPosition<Position>());
  }

  networkCellCount(): i32 {
    return gameMethods<Position>().networkCellCount();
  }

  networkWidth(): i32 {
    return gameMethods<Position>().networkWidth();
  }

  networkRowCount(): i32 {
    return gameMethods<Position>().networkRowCount();
  }

  networkBucketCount(): i32 {
    return gameMethods<Position>().networkBucketCount();
  }

  isTrainable(action: u32): i32 {
    return !currentPosition<Position>().inCheck() && currentPosition<Position>().captureValue(action) <= 0 ? 1 : 0;
  }

  networkView(side: i32): i32 {
    return currentPosition<Position>().networkView(side);
  }

  networkBucket(): i32 {
    return currentPosition<Position>().networkBucket();
  }

  listNetworkParts(view: i32, cell: i32, value: i32): i32 {
    return listPartRows<Position>(view, cell, value, PART_ROWS);
  }

  networkPartsAt(): usize {
    return PART_ROWS;
  }

  sample(most: i32, step: i32, seed: u32): void {
    beginSampling(most, step, seed);
  }

  samplesAt(): usize {
    return samplesAt();
  }

  sampleCount(): i32 {
    return sampleCount;
  }
}
