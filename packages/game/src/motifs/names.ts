import { texts } from './texts.ts';

/** The names of motifs that games have in common, by their ids and in this order. */
export const commonNames = (...ids: readonly (keyof typeof texts.names)[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, texts.names[id]]));
