export * from './difference.ts';
export * from './kernel-boundary.ts';
export * from './kernel-referee.ts';
export * from './minimax.ts';
export * from './proofs.ts';
export * from './referee.ts';
export * from './text-proofs.ts';
