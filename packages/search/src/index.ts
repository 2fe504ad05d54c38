export * from './abi.ts';
export * from './kernel-view.ts';
