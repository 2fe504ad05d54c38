import { DE } from '@kickmate/language';

const persons = (count: number): string => DE.plural(count, { one: '# Person', other: '# Personen' });

/** The texts of published works in German. */
export const GERMAN = {
  kinds: { map: 'Karte', puzzle: 'Rätsel', pack: 'Kartensammlung' },
  by: 'von',
  title: 'Veröffentlicht',
  somebody: 'jemandem, der nicht mehr hier ist',
  visibilities: { private: 'Nur ich', link: 'Wer den Link hat', public: 'Alle' },
  counts: (likes: number, plays: number) => `gefällt ${persons(likes)} · von ${persons(plays)} gespielt`,
  solvedBy: (solves: number) => `von ${persons(solves)} gelöst`,
  maps: (count: number): string => DE.plural(count, { one: '# Karte', other: '# Karten' }),

  own: 'Von dir veröffentlicht',
  search: 'Name oder Autor',
  find: 'Suchen',
  kind: 'Art',
  all: 'Alle',
  order: 'Zuerst',
  orders: { new: 'Die neuesten', liked: 'Die beliebtesten', played: 'Die meistgespielten' },
  none: 'Nichts gefunden.',
  fetching: 'Der Server wird gefragt …',
  more: 'Mehr',
  open: 'Öffnen',
  openOne: (name: string) => `${name} öffnen`,
  isHidden: 'Der Betreiber hat es ausgeblendet: Nur du siehst es.',

  noWork: 'Das wird nicht gezeigt',
  loading: 'Wird geladen …',
  unreadable: 'Diese Seite hat eine andere Version als der Server: Lade sie neu.',
  remixOf: (name: string | undefined, author: string) =>
    name === undefined ? `Ein Remix eines Werks von ${author}` : `Ein Remix von „${name}“ von ${author}`,
  playPack: 'Sammlung spielen',
  online: 'Online anbieten',
  remix: 'Remix',
  like: 'Gefällt mir',
  isLiked: 'Gefällt dir',
  change: 'Name, Worte, wer es sieht…',
  remove: 'Entfernen',
  asksToRemove: {
    title: (name: string) => `${name} entfernen?`,
    description: 'Andere finden es dann nicht mehr, und wem es gefiel, ist vergessen. Partien darauf gehen weiter.',
    confirm: 'Entfernen',
  },
  seenBy: (who: string) => `Wer es sieht: ${who}.`,
  actions: 'Dieses Werk',

  dialog: 'Veröffentlichen',
  dialogWhat: 'Andere sehen es mit deinem Namen, spielen es und machen Remixe, die dich nennen.',
  nameFirst: 'Andere brauchen zuerst einen Namen für dich.',
  withName: 'Weiter',
  name: 'Name',
  words: 'Worte dazu (dürfen fehlen)',
  visibility: 'Wer es sieht',
  as: 'Veröffentlichen als',
  asChange: 'Das veröffentlichte, geändert',
  asNew: 'Ein neues',
  publishNow: 'Veröffentlichen',
  saveChange: 'Speichern',
  published: 'Es ist veröffentlicht.',
  toPage: 'Zu seiner Seite',
};
