export * from './action.ts';
export * from './events.ts';
export * from './kernel-source.ts';
export * from './match.ts';
export * from './perft.ts';
export * from './random.ts';
export * from './record.ts';
export * from './variant.ts';
