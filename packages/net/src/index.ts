export * from './network-file.ts';
export * from './plain-value.ts';
