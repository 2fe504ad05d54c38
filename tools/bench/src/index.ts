export * from './measure.ts';
export * from './report.ts';
export * from './signature.ts';
export * from './speed.ts';
export * from './start-up.ts';
export * from './targets.ts';
export * from './techniques.ts';
export * from './workloads.ts';
