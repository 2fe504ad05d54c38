export * from './api.ts';
export * from './follow.ts';
export * from './luck.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './refusals.ts';
export * from './steps.ts';
export { PHRASES, phrases } from './texts.ts';
export * from './verify.ts';
