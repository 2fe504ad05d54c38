export * from './command-line.ts';
export * from './files.ts';
export * from './kernel.ts';
export * from './load-game.ts';
export * from './other-engines.ts';
export * from './output.ts';
export * from './verdict.ts';
export * from './worker-pool.ts';
