export * from './request/engine.ts';
export * from './strength/line-up.ts';
export { styleOf } from './strength/styles.ts';
export * from './worker/connect.ts';
export { browserPort, type Port } from './worker/messages.ts';
