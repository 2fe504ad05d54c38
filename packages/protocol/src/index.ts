export * from './api.ts';
export * from './follow.ts';
export * from './luck.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './steps.ts';
export { PHRASES, phrases, SAYS, said } from './texts.ts';
export * from './verify.ts';
