export * from './api.ts';
export * from './follow.ts';
export * from './luck.ts';
export * from './messages.ts';
export * from './steps.ts';
export * from './verify.ts';
