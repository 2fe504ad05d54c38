/** The texts about the end of a round, in German. */
export const GERMAN = {
  noGoal: (title: string) => `${title}: kein Tor`,
  draw: (title: string) => `${title}: Remis`,
  worth: (end: string, goals: number) => `${end}, ${goals} Tore`,
};
