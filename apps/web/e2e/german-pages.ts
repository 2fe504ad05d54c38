import { entries } from '@kickmate/catalogue';
import { chooseLanguage } from '@kickmate/language';

type Pages = readonly (readonly [path: string, heading: string | RegExp])[];

const PAGES: Pages = [
  ['/', /./],
  ['/about', 'Über Kickmate'],
  ['/history', 'Deine Partien'],
  ['/badges', 'Abzeichen'],
  ['/insights', 'Auswertung'],
  ['/online', 'Mit Leuten spielen'],
  ['/online/games', 'Deine Online-Partien'],
  ['/online/me', 'Du online'],
  ['/operator', 'Betreiber'],
  ['/puzzles', 'Rätsel'],
  ['/bench', 'Leistungstest'],
  ['/foreign', 'Ein Spiel aus einer Datei'],
  [`/analyse/${entries[0]!.id}`, /^Analyse: /],
  [`/position/${entries[0]!.id}`, /^Stellungseditor: /],
  ['/match', 'Gerade wird nichts gespielt'],
  ['/rules/nothing', 'Dieses Spiel gibt es hier nicht'],
  ['/nowhere', 'Weit am Tor vorbei'],
];
/** The pages about maps, which are there if a game has maps. */
const MAP_PAGES: Pages = [
  ['/maps', 'Karten und Rätsel'],
  ['/maps/new-pack', 'Eine Kartensammlung'],
  ['/maps/pack', 'Das ist keine Kartensammlung'],
  ['/maps/shared/a', 'Das ist keine Karte'],
];

/** The pages about each game that has German texts. */
async function gamePages(): Promise<Pages> {
  await chooseLanguage('de');
  const pages = entries.map(async ({ id, name, hasPuzzles, page: { lesson }, load }): Promise<Pages> => {
    if (!(await load()).presentation?.translatedRules) return [];
    return [
      [`/rules/${id}`, name],
      ...(lesson ? [[`/learn/${id}`, `Lektion: ${name}`] as const] : []),
      ...(hasPuzzles ? [[`/puzzles/${id}/sprint`, `Sprint: Rätsel für ${name}`] as const] : []),
    ];
  });
  const all = (await Promise.all(pages)).flat();
  await chooseLanguage('en');
  return all;
}

/** The addresses of the app's pages, each with its heading in German. */
export const germanPages = async (): Promise<Pages> => [
  ...PAGES,
  ...(entries.some(({ hasMaps }) => hasMaps) ? MAP_PAGES : []),
  ...(await gamePages()),
];
