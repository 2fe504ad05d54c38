export * from './answer.ts';
export * from './request.ts';
