import { must } from '@kickmate/board';
import type { MapFile } from '@kickmate/game';
import { chooseLanguage } from '@kickmate/language';
import { describe, expect, it } from 'vitest';
import { chesslike } from '../src/index.ts';

const { aim, shipped } = chesslike.maps!;

const shippedFile = (id: string) => shipped.find((map) => map.id === id)!.file;
const onShipped = (id: string) => aim(shippedFile(id));

const WIZARD = { name: 'Wizard', pattern: ['.....', '.bbb.', '.bob.', '.bbb.', '.....'], royal: true };
const onMap = (objective: string, placement: string, tiles = ['x..', '...', 'x..']) =>
  aim({ name: 'Test', size: [3, 3], tiles, pieces: { Z: WIZARD }, placement, objective } satisfies MapFile);

/** The letters of the pieces that a crown marks on a map. */
const marked = (file: MapFile): readonly string[] =>
  must(chesslike.maps!.on(chesslike.maps!.format(file))).pieces.flatMap(({ letter, look }) =>
    look?.isRoyal ? [letter] : [],
  );

const WORDS: readonly [string, () => string | undefined, string, string][] = [
  ['one side', () => onShipped('world'), 'Bring the wagon to the exit.', 'Bring den Wagen auf den Ausgang.'],
  [
    'two sides, several exits',
    () => onShipped('keep'),
    'White brings the king to an exit; Black captures it.',
    'Weiß bringt den König auf einen Ausgang; Schwarz schlägt ihn.',
  ],
  ['one king each', () => onShipped('arena'), "Capture the enemy's king.", 'Schlage den König des Gegners.'],
  [
    'royal pieces of several kinds',
    () => onMap('royal', 'zk1/3/K2'),
    'Capture all royal pieces of the enemy (king and wizard).',
    'Schlage alle königlichen Figuren des Gegners (König und Wizard).',
  ],
  [
    'a piece whose gender nobody knows',
    () => onMap('reach', 'r2/3/2Z'),
    'White brings the wizard to an exit; Black captures it.',
    'Weiß bringt die Figur Wizard auf einen Ausgang; Schwarz schlägt sie.',
  ],
  [
    'several royal pieces that leave',
    () => onMap('reach', 'r2/3/1KZ'),
    'White brings a royal piece (king or wizard) to an exit; Black captures all royal pieces of White.',
    'Weiß bringt eine königliche Figur (König oder Wizard) auf einen Ausgang; Schwarz schlägt alle königlichen Figuren von Weiß.',
  ],
  [
    'no royal piece',
    () => onMap('reach', '3/3/2R'),
    'Bring any piece to an exit.',
    'Bring irgendeine Figur auf einen Ausgang.',
  ],
  [
    'everybody',
    () => onMap('eliminate', 'r2/3/2R'),
    'Capture all pieces of the enemy.',
    'Schlage alle Figuren des Gegners.',
  ],
];

describe('the aim on a map names who has to do what', () => {
  it.each(WORDS)('%s', async (_, aimed, english, german) => {
    expect(aimed()).toBe(english);
    await chooseLanguage('de');
    try {
      expect(aimed()).toBe(german);
    } finally {
      await chooseLanguage('en');
    }
  });

  it('marks royal pieces that do not look like a king, where the aim is about them', () => {
    const wizards = { name: 'Test', size: [3, 3], tiles: ['x..', '...', 'x..'], pieces: { Z: WIZARD } } as const;
    expect(marked(shippedFile('world'))).toEqual(['W']);
    expect(marked(shippedFile('keep'))).toEqual([]);
    expect(marked({ ...wizards, placement: 'zk1/3/K1Z', objective: 'royal' })).toEqual(['Z']);
    expect(marked({ ...wizards, placement: 'zk1/3/K1Z', objective: 'eliminate' })).toEqual([]);
  });

  it('says nothing of an unknown objective', () => expect(onMap('dance', '3/3/2R')).toBeUndefined());
});
