import type { MapFile } from '@kickmate/game';
import { isObjective, signOf } from './map-words.ts';
import { type Kind, kindsOf } from './pieces.ts';
import { texts } from './texts.ts';

/** The aim of the sides on a map in a sentence, with the names of its royal pieces; `undefined` for an unknown objective. */
export function aimOn(map: MapFile): string | undefined {
  if (!isObjective(map.objective)) return undefined;
  switch (map.objective) {
    case 'royal':
      return captureAim(map);
    case 'reach':
      return exitAim(map);
    default:
      return texts.objectives[map.objective].summary;
  }
}

function captureAim(map: MapFile): string {
  const [white, black] = [royalsOf(map, 'w'), royalsOf(map, 'b')];
  const kinds = distinct([...white, ...black]);
  const [kind] = kinds;
  return kind && kinds.length === 1 && white.length === 1 && black.length === 1
    ? texts.aims.capture(nameOf(kind), kind.gender)
    : texts.aims.captureAll(kinds.map(nameOf));
}

function exitAim(map: MapFile): string {
  const exits = map.tiles.join('').split(signOf('exit')).length - 1;
  const royals = royalsOf(map, 'w');
  const [first] = royals;
  const said = lettersOf(map, 'b').length === 0 ? texts.aims.leaveAlone : texts.aims.leave;
  if (first === undefined) return said.any(exits);
  return royals.length === 1
    ? said.one(nameOf(first), exits, first.gender)
    : said.oneOf(distinct(royals).map(nameOf), exits);
}

/** The letters of a side's pieces at the start, as the names of their kinds. */
const lettersOf = ({ placement }: MapFile, side: 'w' | 'b'): readonly string[] =>
  (placement.match(side === 'w' ? /[A-Z]/g : /[a-z]/g) ?? []).map((letter) => letter.toUpperCase());

/** The kinds of a side's royal pieces at the start, one for each piece. */
function royalsOf(map: MapFile, side: 'w' | 'b'): readonly Kind[] {
  const kinds = new Map(kindsOf(map).map((kind) => [kind.letter, kind]));
  return lettersOf(map, side).flatMap((letter) => {
    const kind = kinds.get(letter);
    return kind?.royal ? [kind] : [];
  });
}

const distinct = (kinds: readonly Kind[]): readonly Kind[] => [
  ...new Map(kinds.map((kind) => [kind.letter, kind])).values(),
];

const nameOf = ({ name }: Kind): string => texts.pieceName(name);
