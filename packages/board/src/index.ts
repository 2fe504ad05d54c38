export * from './board.ts';
export * from './directions.ts';
export * from './fields.ts';
export * from './placement.ts';
export * from './rays.ts';
export * from './result.ts';
export * from './side.ts';
export * from './text-error.ts';
