/** The texts about what happens on a stage, in German. */
export const GERMAN = {
  misplayed: (action: string) => `Seine Antwort war ${action}, und das geht hier nicht.`,
};
