export * from './check.ts';
export * from './grow.ts';
export * from './lines.ts';
export * from './opinions.ts';
export * from './show.ts';
export * from './tree.ts';
export * from './weigh.ts';
export * from './write.ts';
