export * from './browser-port.ts';
export * from './connect.ts';
export * from './engine.ts';
export * from './line-up.ts';
export type { Port } from './protocol.ts';
