export * from './german-words.ts';
export * from './hanging.ts';
export * from './named-piece.ts';
