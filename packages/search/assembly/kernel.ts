// The functions that every kernel exports. Their list is `KernelExports` in src/abi.ts. From it kernel-build.mjs writes
// the module from which a game is compiled. That module passes each call on to the method of the same name here.
import { ABI_VERSION, MAX_ACTIONS, MAX_OUTCOMES, MAX_PERFT, MAX_POSITION_BYTES } from "./limits";
import { evaluateByNetwork, isNetworkOn, listParts, PARTS, refreshSums, setNetworkOn, startNetwork, writeCells } from "./network";
import { PACKED, POSITIONS } from "./positions";
import { CONSTANT_COUNT } from "./constants";
import { clearErrors } from "./correction";
import { clearEvaluations } from "./evaluations";
import { clearHistory } from "./history";
import { perft } from "./perft";
import { after, positionBytes, SearchPosition } from "./position";
import { allowedActionsAt, reportAt, searchRoot, setAllowedCount } from "./root";
import { beginSampling, sampleCount, samplesAt } from "./sampling";
import { forgetRepetitions, initSearch, pushRoundKey } from "./search";
import { continuation } from "../src/techniques";
import { clearTable, initTable } from "./table";
import { copyMemory } from "./memory";

const ACTIONS: usize = memory.data(4 * MAX_ACTIONS, 8);
const OUTCOMES: usize = memory.data(8 * MAX_OUTCOMES, 8);

// Checksum of the weights for which applyWeights was called last.
let checksum: u32 = 0;

// Applies the weights if the host has changed them.
function applyChangedWeights<P extends SearchPosition>(): void {
  const p = changetype<P>(0);
  const weights = p.weightsAt();
  let sum: u32 = 1;
  for (let n = 0, count = p.weightCount(); n < count; n++) sum = sum * 31 + load<u32>(weights + (<usize>n << 2));
  if (sum == checksum) return;
  checksum = sum;
  p.applyWeights();
  clearEvaluations();
}

// The current position of the round.
function current<P extends SearchPosition>(): P {
  return changetype<P>(POSITIONS);
}

/** The exports for one game, described in src/abi.ts. */
export class Kernel<P extends SearchPosition> {
  abiVersion(): i32 {
    return ABI_VERSION;
  }

  init(hashMiB: i32): void {
    const p = changetype<P>(0);
    assert(<i32>positionBytes<P>() <= MAX_POSITION_BYTES);
    p.init();
    applyChangedWeights<P>();
    initSearch();
    initTable(hashMiB);
  }

  positionBytes(): i32 {
    return <i32>positionBytes<P>();
  }

  clear(): void {
    clearTable();
    clearHistory((changetype<P>(0).techniques() & continuation) != 0);
    clearErrors();
    clearEvaluations();
  }

  positionAt(): usize {
    return PACKED;
  }

  load(): void {
    applyChangedWeights<P>();
    current<P>().unpack(PACKED);
    refreshSums<P>();
    forgetRepetitions();
  }

  save(): void {
    current<P>().pack(PACKED);
  }

  play(action: u32, outcome: i32): void {
    const position = current<P>();
    const key = position.repetitionKey();
    position.play(action, outcome);
    copyMemory(POSITIONS, changetype<usize>(after<P>(position)), positionBytes<P>());
    // The first one, and so `position`, is the new position from here on.
    pushRoundKey(key, position.reversiblePlies == 0);
  }

  generate(): i32 {
    const count = current<P>().generate(ACTIONS);
    assert(count <= MAX_ACTIONS);
    for (let at = ACTIONS, end = ACTIONS + (<usize>count << 2); at < end; at += 4) {
      store<u32>(at, current<P>().completeAction(load<u32>(at)));
    }
    return count;
  }

  actionsAt(): usize {
    return ACTIONS;
  }

  listOutcomes(action: u32): i32 {
    const count = current<P>().listOutcomes(action, OUTCOMES);
    assert(count <= MAX_OUTCOMES);
    return count;
  }

  outcomesAt(): usize {
    return OUTCOMES;
  }

  side(): i32 {
    return current<P>().side;
  }

  end(): i32 {
    return current<P>().end || current<P>().endWithoutActions();
  }

  keyLow(): u32 {
    return <u32>current<P>().key;
  }

  keyHigh(): u32 {
    return <u32>(current<P>().key >> 32);
  }

  freshKeyLow(): u32 {
    return <u32>current<P>().freshKey();
  }

  freshKeyHigh(): u32 {
    return <u32>(current<P>().freshKey() >> 32);
  }

  perft(depth: i32): f64 {
    return perft<P>(current<P>(), min(max(depth, 0), MAX_PERFT));
  }

  evaluate(): i32 {
    return current<P>().evaluate();
  }

  evaluateClassically(): i32 {
    const wasOn = isNetworkOn;
    setNetworkOn(false);
    const value = current<P>().evaluate();
    setNetworkOn(wasOn);
    return value;
  }

  search(depth: i32, nodeLimit: f64, lines: i32, techniques: i32): i32 {
    return searchRoot<P>(current<P>(), depth, nodeLimit, lines, techniques);
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
    return changetype<P>(0).techniques();
  }

  weightsAt(): usize {
    return changetype<P>(0).weightsAt();
  }

  weightCount(): i32 {
    return changetype<P>(0).weightCount();
  }

  constantsAt(): usize {
    return changetype<P>(0).constantsAt();
  }

  constantCount(): i32 {
    return CONSTANT_COUNT;
  }

  networkAt(): usize {
    return changetype<P>(0).networkAt();
  }

  networkValue(): i32 {
    return evaluateByNetwork<P>(current<P>());
  }

  useNetwork(on: i32): void {
    if (on) startNetwork<P>();
    else setNetworkOn(false);
    clearEvaluations();
  }

  writeNetworkCells(): usize {
    return writeCells<P>(current<P>());
  }

  networkCellCount(): i32 {
    return changetype<P>(0).networkCellCount();
  }

  networkWidth(): i32 {
    return changetype<P>(0).networkWidth();
  }

  networkRowCount(): i32 {
    return changetype<P>(0).networkRowCount();
  }

  networkBucketCount(): i32 {
    return changetype<P>(0).networkBucketCount();
  }

  isTrainable(action: u32): i32 {
    return !current<P>().inCheck() && current<P>().captureValue(action) <= 0 ? 1 : 0;
  }

  networkView(side: i32): i32 {
    return current<P>().networkView(side);
  }

  networkBucket(): i32 {
    return current<P>().networkBucket();
  }

  listNetworkParts(view: i32, cell: i32, value: i32): i32 {
    return listParts<P>(view, cell, value, PARTS);
  }

  networkPartsAt(): usize {
    return PARTS;
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
