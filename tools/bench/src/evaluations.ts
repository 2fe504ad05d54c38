import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, searchNodesWork, type Work } from '@kickmate/bench';
import { count, ms, table, UsageError, withNetworkFile } from '@kickmate/command';
import { EVALUATIONS, type EvaluationKind, loadKernel, loadNetwork, SILENT_HOST, useNetwork } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';
import { measureByTurns, openExactly } from './measure.ts';

/** The nodes of each search. */
const NODES = 200_000;

/** The speed of searches with an evaluation. */
export interface EvaluationRow {
  readonly variant: string;
  readonly backend: 'wasm' | 'js';
  readonly evaluation: EvaluationKind;
  readonly nodes: number;
  /** Nodes a second of CPU time. */
  readonly perSecond: number;
  /** With a network: the milliseconds for reading the file, checking it and putting it into a kernel; the file's bytes. */
  readonly load?: { readonly ms: number; readonly bytes: number };
}

/**
 * Measures searches with the network beside searches with the classical evaluation, by turns.
 * @param file the file of another network than the variant's own
 * @throws UsageError if there is no network, or if the file cannot be used
 */
export async function measureEvaluations(
  own: AnyVariant,
  { positions }: Workload,
  runs: number,
  file: string | undefined,
): Promise<readonly EvaluationRow[]> {
  const variant = file === undefined ? own : await withNetworkFile('--network', file, own);
  const { kernel } = variant;
  const network = kernel?.network;
  if (!network) throw new UsageError(`${variant.id} has no network: name one by --network`);
  const works = new Map<string, Work>();
  for (const backend of ['wasm', 'js'] as const)
    for (const evaluation of EVALUATIONS)
      works.set(
        `${backend} ${evaluation}`,
        searchNodesWork(await openExactly(variant, backend, { evaluation }), positions, NODES),
      );
  const samples = await measureByTurns(works, runs);
  const load = { ms: await measureLoad({ ...kernel, network }, runs), bytes: statSync(fileURLToPath(network)).size };
  return [...samples].map(([name, { nodes, cpu }]) => {
    const [backend, evaluation] = name.split(' ') as ['wasm' | 'js', EvaluationKind];
    const row = { variant: variant.id, backend, evaluation, nodes, perSecond: (1000 * nodes) / cpu };
    return evaluation === 'network' ? { ...row, load } : row;
  });
}

async function measureLoad(
  source: NonNullable<AnyVariant['kernel']> & { network: URL },
  runs: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const make = await loadKernel(source, 'wasm');
    if (!make.ok) throw new Error(make.error.message);
    const kernel = make.value(SILENT_HOST);
    kernel.init(1);
    const began = performance.now();
    const network = await loadNetwork(source.network);
    if (!network.ok) throw new Error(network.error.message);
    useNetwork(kernel, network.value);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Formats the comparison as text. */
export function evaluationsText(rows: readonly EvaluationRow[]): string {
  const cells = rows.map(({ variant, backend, evaluation, nodes, perSecond, load }) => {
    const classical = rows.find(
      (row) => row.variant === variant && row.backend === backend && row.evaluation === 'classical',
    );
    const ratio = classical ? (perSecond / classical.perSecond).toFixed(2) : '';
    const loading = load ? [ms(load.ms), (load.bytes / 1024).toFixed(1)] : ['', ''];
    return [variant, backend, evaluation, count(nodes), count(Math.round(perSecond / 1000)), ratio, ...loading];
  });
  const heads = ['variant', 'backend', 'evaluation', 'nodes', 'speed', 'over classical', 'load ms', 'KiB'];
  return `Speed in thousand nodes a second of CPU time\n\n${table(heads, cells)}`;
}
