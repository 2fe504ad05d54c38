/** The id under which the server's computer has its rating at a level. Ids of players are longer. */
export const computerId = (level: number): string => `computer-${level}`;

/** The level of the computer with this id; `undefined` for a player. */
export function levelOf(id: string): number | undefined {
  const [, level] = /^computer-(\d{1,2})$/.exec(id) ?? [];
  return level === undefined ? undefined : Number(level);
}
