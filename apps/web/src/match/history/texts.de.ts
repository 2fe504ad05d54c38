/** The texts about the finished matches of this device, in German. */
export const GERMAN = {
  isFull: 'Der Speicher dieses Browsers für diese Seite ist voll.',
  isRefused: 'Dieser Browser lässt uns keine Partien speichern.',

  why: {
    draw: (level: number) => `Ein Remis auf Stufe ${level}.`,
    strongest: (level: number) => `Du hast Stufe ${level} geschlagen, die stärkste.`,
    twoWins: (level: number, next: number) => `Zwei Siege in Folge auf Stufe ${level}: Versuch Stufe ${next}.`,
    win: (level: number, next: number) => `Ein Sieg auf Stufe ${level}. Nach noch einem versuch Stufe ${next}.`,
    lowest: (level: number) => `Eine Niederlage auf Stufe ${level}. Der Tipp zeigt, was der Computer spielen würde.`,
    twoLosses: (level: number, easier: number) =>
      `Zwei Niederlagen in Folge auf Stufe ${level}: Stufe ${easier} ist leichter.`,
    loss: (level: number) => `Eine Niederlage auf Stufe ${level}. Versuch es noch einmal oder auf einer leichteren.`,
  },

  noMatches:
    'In der Datei sind keine Partien von Kickmate. Hier lassen sich Dateien öffnen, die „Alle exportieren“ gespeichert hat.',
  fault: (match: number, reason: string) => `Partie ${match}: ${reason}`,
  notOver: 'Sie ist nicht zu Ende.',
};
