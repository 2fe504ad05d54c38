import { Kernel } from "@kickmate/search/assembly/kernel";
import { Football } from "./football";

const kernel = changetype<Kernel<Football>>(0);

export function init(hashMiB: i32): void { kernel.init(hashMiB); }
export function clear(): void { kernel.clear(); }
export function positionAt(): usize { return kernel.positionAt(); }
export function load(): void { kernel.load(); }
export function save(): void { kernel.save(); }
export function play(action: u32, outcome: i32): void { kernel.play(action, outcome); }
export function generate(): i32 { return kernel.generate(); }
export function actionsAt(): usize { return kernel.actionsAt(); }
export function chance(action: u32): i32 { return kernel.chance(action); }
export function outcomesAt(): usize { return kernel.outcomesAt(); }
export function side(): i32 { return kernel.side(); }
export function ended(): i32 { return kernel.ended(); }
export function keyLow(): u32 { return <u32>kernel.key(); }
export function keyHigh(): u32 { return <u32>(kernel.key() >> 32); }
export function freshKeyLow(): u32 { return <u32>kernel.freshKey(); }
export function freshKeyHigh(): u32 { return <u32>(kernel.freshKey() >> 32); }
export function perft(depth: i32): f64 { return kernel.perft(depth); }
export function evaluate(): i32 { return kernel.evaluate(); }
export function search(depth: i32, nodes: f64, lines: i32, switches: i32): i32 { return kernel.search(depth, nodes, lines, switches); }
export function rootActionsAt(): usize { return kernel.rootActionsAt(); }
export function confine(count: i32): void { kernel.confine(count); }
export function reportAt(): usize { return kernel.reportAt(); }
export function techniques(): i32 { return kernel.techniques(); }
export function weightsAt(): usize { return kernel.weightsAt(); }
export function weightCount(): i32 { return kernel.weightCount(); }
