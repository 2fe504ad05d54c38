/** The texts about the finished matches of this device, in German. */
export const GERMAN = {
  isRefused: 'Dieser Browser lässt uns keine Partien speichern.',

  kinds: {
    computer: 'Der Computer',
    people: 'Zwei Personen',
    watched: 'Zwei Computer',
    online: 'Online',
    file: 'Aus einer Datei',
  },
  named: { online: (name: string) => `online gegen ${name}`, file: (name: string) => `${name}, aus einer Datei` },

  why: {
    draw: (name: string) => `Ein Remis gegen ${name}.`,
    strongest: (name: string) => `Du hast ${name} geschlagen, stärker ist niemand.`,
    twoWins: (name: string, next: string) => `Zwei Siege in Folge gegen ${name}: Versuch es mit ${next}.`,
    win: (name: string, next: string) => `Ein Sieg gegen ${name}. Nach noch einem versuch es mit ${next}.`,
    hinted: (name: string) => `Ein Sieg gegen ${name}, mit Tipps. Gewinne einmal ohne, dann zählt er.`,
    lowest: (name: string) =>
      `Eine Niederlage gegen ${name}. In der nächsten zeigt ein Tipp, was der Computer spielen würde.`,
    twoLosses: (name: string, easier: string) => `Zwei Niederlagen in Folge gegen ${name}: ${easier} ist leichter.`,
    loss: (name: string) => `Eine Niederlage gegen ${name}. Versuch es noch einmal oder mit jemand Leichterem.`,
  },
};
