export * from './abi.ts';
