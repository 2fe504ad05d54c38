/** The words for what a map's file says, in German. */
export const GERMAN = {
  materialDecides: (actions: number) =>
    `Nach ${actions} Zügen in Folge ohne Schlagen, Schlüssel, Tür oder Gegenstand gewinnt, wer mehr Material hat.`,
};
