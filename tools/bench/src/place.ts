import { cpus, totalmem } from 'node:os';
import type { Place } from '@kickmate/bench';

/** The program and the machine on which this process runs. */
export function nodePlace(): Place {
  const model = cpus()[0]?.model.trim();
  return {
    program: `Node ${process.version}`,
    system: `${process.platform} ${process.arch}`,
    ...(model && { device: model }),
    cores: Math.max(1, cpus().length),
    memoryGiB: Math.max(1, Math.round(totalmem() / 2 ** 30)),
  };
}
