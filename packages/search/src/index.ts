export * from './abi.ts';
export * from './kernel-view.ts';
export * from './packing.ts';
