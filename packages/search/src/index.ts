export * from './abi.ts';
export * from './kernel-view.ts';
export * from './limits.ts';
export * from './packing.ts';
export * as reportLayout from './report.ts';
export * from './shared-table.ts';
