export * from './abi.ts';
export * from './kernel-view.ts';
export * from './limits.ts';
export * from './packing.ts';
export * from './shared-table.ts';
