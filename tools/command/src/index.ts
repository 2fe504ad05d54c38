export { defineCommand } from 'citty';
export * from './drained.ts';
export * from './options.ts';
export * from './read-lines.ts';
export * from './rivals.ts';
export * from './run-tool.ts';
export * from './table.ts';
export * from './uci-process.ts';
export * from './workloads.ts';
