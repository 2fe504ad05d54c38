export * from './difference.ts';
export * from './kernel-referee.ts';
export * from './minimax.ts';
