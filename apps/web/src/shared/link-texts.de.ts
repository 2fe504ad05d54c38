/** The texts about links that hold a whole text, in German. */
export const GERMAN = {
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  oldBrowser: 'Dieser Browser ist zu alt, um Links zu machen. Speichere es stattdessen als Datei.',
  largeText: (size: string, most: string) =>
    `Für einen Link ist das zu groß: Es sind ${size}, und in einen Link passen höchstens ${most}. Speichere es stattdessen als Datei.`,
  longCode: (length: number, most: number) =>
    `Für einen Link ist das zu groß: Er hätte ${length} Zeichen und darf höchstens ${most} haben. Speichere es stattdessen als Datei.`,
  longLink: (most: number) => `Der Link ist länger als ${most} Zeichen, also keiner von unseren.`,
  strangeLink:
    'Der Link ist beschädigt: Er enthält Zeichen, die unsere Links nicht haben. Kopiere den ganzen Link noch einmal.',
  largeLink: (most: string) => `Der Link enthält mehr als ${most}; das tut keiner von unseren.`,
  damagedLink: 'Der Link ist beschädigt und lässt sich nicht entpacken. Kopiere ihn noch einmal, und zwar ganz.',
};
