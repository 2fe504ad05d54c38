export * from './certain-wins.ts';
export * from './english-words.ts';
export * from './german-words.ts';
export * from './guard.ts';
export * from './hanging.ts';
export * from './kicks.ts';
export * from './named-kick.ts';
export * from './named-piece.ts';
