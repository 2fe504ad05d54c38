import type { GameEvent } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { ballSpot, spotOf } from '../geometry.ts';
import { at, PITCH, placed } from '../testing.ts';
import type { Timeline } from './timeline.ts';
import { type FromTo, timelineOf } from './timeline-of.ts';

const ROOK = { side: 'w', letter: 'R' } as const;
const PAWN = { side: 'b', letter: 'P' } as const;
const BEFORE = { pieces: placed('4k3/4p3/8/8/4R3/8/8/4K3'), ball: at('e5') };

/** The rook kicks the ball through the pawn against the king. */
const KICK: readonly GameEvent[] = [
  { kind: 'move', piece: ROOK, from: at('e4'), to: at('e5') },
  { kind: 'kick', piece: ROOK, ball: at('e5') },
  { kind: 'fly', from: at('e5'), to: at('e6'), bounced: false },
  { kind: 'fly', from: at('e6'), to: at('e7'), bounced: false },
  { kind: 'destroy', piece: PAWN, square: at('e7') },
  { kind: 'stop', piece: { side: 'b', letter: 'K' }, square: at('e8') },
];

const last = (timeline: Timeline) => timeline.at(timeline.duration)!;
const moments = (timeline: Timeline) =>
  Array.from({ length: 200 }, (_, i) => timeline.at((i / 199) * timeline.duration)!);

describe('on a map', () => {
  const KING = { side: 'w', letter: 'K' } as const;
  const tiles = Array.from({ length: 64 }, (_, square) =>
    square === at('e2') ? ('door' as const) : square === at('e3') ? ('key' as const) : ('floor' as const),
  );
  const map = { pieces: placed('8/8/8/8/8/8/8/4K3'), ball: undefined, tiles };
  const enter: readonly GameEvent[] = [
    { kind: 'unlock', piece: KING, square: at('e2') },
    { kind: 'move', piece: KING, from: at('e1'), to: at('e2') },
  ];

  it('opens a door before a piece goes through it', () => {
    const timeline = timelineOf(PITCH, map, enter);
    const [first] = moments(timeline);
    expect(first!.effects.map(({ kind }) => kind)).toEqual(['unlock']);
    expect([first!.pieces[at('e1')], first!.tiles![at('e2')]]).toEqual([KING, 'floor']);
    expect([last(timeline).pieces[at('e2')], last(timeline).tiles![at('e2')]]).toEqual([KING, 'floor']);
  });

  it('does not put back a piece that was dragged through the door', () => {
    const timeline = timelineOf(PITCH, map, enter, { dragged: { from: at('e1'), to: at('e2') } });
    expect(moments(timeline).every(({ pieces }) => pieces[at('e1')] === undefined)).toBe(true);
  });

  it.each([
    ['w', -0.2],
    ['b', 8.2],
  ] as const)('lets a key fly to the bar of %s, and leaves the floor', (side, y) => {
    const piece = { ...KING, side };
    const timeline = timelineOf(PITCH, map, [
      { kind: 'move', piece, from: at('e2'), to: at('e3') },
      { kind: 'pickUp', piece, square: at('e3') },
    ]);
    const flying = moments(timeline).flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'pickUp'));
    expect(flying.at(-1)?.to?.y).toBe(y);
    expect([moments(timeline)[0]!.tiles![at('e3')], last(timeline).tiles![at('e3')]]).toEqual(['key', 'floor']);
  });

  it('shrinks an item onto the piece, which then is its carrier', () => {
    const carrier = { side: 'w', letter: 'A' } as const;
    const still = { ...map, tiles: tiles.map((tile) => (tile === 'key' ? ('boots' as const) : tile)) };
    const timeline = timelineOf(PITCH, still, [
      { kind: 'move', piece: KING, from: at('e1'), to: at('e3') },
      { kind: 'pickUp', piece: KING, square: at('e3'), item: { name: 'boots', becomes: carrier } },
    ]);
    const taken = moments(timeline).flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'pickUp'));
    expect(taken.at(-1)).toMatchObject({ tile: 'boots' });
    expect(taken.at(-1)).not.toHaveProperty('to');
    expect([last(timeline).tiles![at('e3')], last(timeline).pieces[at('e3')]]).toEqual(['floor', carrier]);
  });
});

describe('the timeline of an action', () => {
  it('ends with the position after the events', () => {
    const { pieces, ball, sprites } = last(timelineOf(PITCH, BEFORE, KICK));
    expect(pieces).toEqual(placed('4k3/8/8/4R3/8/8/8/4K3'));
    expect(ball).toBe(at('e7'));
    expect(sprites).toEqual([]);
  });

  it('shows every piece and the ball exactly once, standing or moving', () => {
    for (const { pieces, ball, sprites } of moments(timelineOf(PITCH, BEFORE, KICK))) {
      const standing = pieces.filter((piece) => piece?.letter === 'R').length;
      expect(standing + sprites.filter(({ piece }) => piece?.letter === 'R').length).toBe(1);
      expect(Number(ball !== undefined) + sprites.filter(({ piece }) => !piece).length).toBe(1);
    }
  });

  it('moves the ball without jumps between events', () => {
    const timeline = timelineOf(PITCH, BEFORE, KICK);
    const heights = moments(timeline).map(({ ball, sprites }) =>
      ball === undefined ? sprites.find(({ piece }) => !piece)!.at.y : ballSpot(PITCH, ball).y,
    );
    for (const [i, y] of heights.entries()) expect(Math.abs(y - (heights[i - 1] ?? y))).toBeLessThan(0.25);
  });

  it('lets the ball leap over a kicker that stays, and the kicker leans towards it', () => {
    const timeline = timelineOf(PITCH, BEFORE, [
      { kind: 'kick', piece: ROOK, ball: at('e5'), from: at('e4') },
      { kind: 'fly', from: at('e5'), to: at('e4'), bounced: false },
      { kind: 'fly', from: at('e4'), to: at('e3'), bounced: false },
      { kind: 'fly', from: at('e3'), to: at('e2'), bounced: false },
    ]);
    const sprites = moments(timeline).flatMap((scene) => scene.sprites);
    const heightAt = (y: number) => sprites.find(({ piece, at: spot }) => !piece && spot.y <= y)!.height ?? 0;
    expect([3.5, 2.4].map((y) => Math.round(heightAt(y) * 10) / 10)).toEqual([1, 0]);
    expect(heightAt(4)).toBeGreaterThan(0.5);
    expect(Math.max(...sprites.filter(({ piece }) => piece === ROOK).map(({ at: spot }) => spot.y))).toBeGreaterThan(
      3.7,
    );
    expect(last(timeline)).toMatchObject({ pieces: BEFORE.pieces, ball: at('e2') });
  });

  it("lets the ball leap from a knight's kick, and roll from others", () => {
    const highest = (to: string) => {
      const timeline = timelineOf(PITCH, BEFORE, [
        { kind: 'kick', piece: ROOK, ball: at('e5'), from: at('e4') },
        { kind: 'fly', from: at('e5'), to: at(to), bounced: false },
      ]);
      return Math.max(...moments(timeline).flatMap(({ sprites }) => sprites.map(({ height = 0 }) => height)));
    };
    expect(highest('f7')).toBeGreaterThan(0.9);
    expect(highest('e6')).toBe(0);
  });

  it('destroys a piece when the ball reaches it, and flashes', () => {
    const timeline = timelineOf(PITCH, BEFORE, KICK);
    const gone = moments(timeline).find(({ pieces }) => !pieces[at('e7')])!;
    expect(gone.sprites.find(({ piece }) => !piece)!.at.y).toBeGreaterThan(5.9);
    expect(moments(timeline).flatMap(({ effects }) => effects.map(({ kind }) => kind))).toEqual(
      expect.arrayContaining(['kick', 'burst', 'thud']),
    );
  });

  it('keeps a captured piece until the capturing piece arrives', () => {
    const before = { pieces: placed('8/8/8/8/8/8/4p3/4R3'), ball: undefined };
    const timeline = timelineOf(PITCH, before, [
      { kind: 'capture', piece: PAWN, square: at('e2') },
      { kind: 'move', piece: ROOK, from: at('e1'), to: at('e2') },
    ]);
    expect(timeline.at(1)!.pieces[at('e2')]).toEqual(PAWN);
    expect(last(timeline).pieces[at('e2')]).toEqual(ROOK);
    expect(last(timeline).pieces[at('e1')]).toBeUndefined();
  });

  it('leaves a ball that went out in the goal, and cheers', () => {
    const out: readonly GameEvent[] = [
      { kind: 'kick', piece: ROOK, ball: at('e5') },
      { kind: 'fly', from: at('e5'), to: at('e8'), bounced: false },
      { kind: 'out', from: at('e8'), step: { file: 0, rank: 1 }, bounced: false },
      { kind: 'goal', side: 'w', how: 'Goal', says: 'goal' },
    ];
    const timeline = timelineOf(PITCH, BEFORE, out);
    const { ball, sprites } = last(timeline);
    expect(ball).toBeUndefined();
    expect(sprites[0]!.at.y).toBeGreaterThan(8);
    expect(timeline.at(timeline.duration - 600)!.effects).toMatchObject([
      { kind: 'goal' },
      { kind: 'banner', text: 'Goal for White', side: 'w' },
    ]);
  });

  it('clears the ball and drops it', () => {
    const events: readonly GameEvent[] = [
      { kind: 'kick', piece: ROOK, ball: at('e5') },
      { kind: 'fly', from: at('e5'), to: at('e4'), bounced: false },
      { kind: 'clear', square: at('e4') },
      { kind: 'drop', square: at('d5') },
    ];
    expect(last(timelineOf(PITCH, BEFORE, events)).ball).toBe(at('d5'));
  });

  it('shows a pass as words', () => {
    const timeline = timelineOf(PITCH, BEFORE, [{ kind: 'pass', side: 'b' }]);
    expect(timeline.at(100)!.effects).toMatchObject([{ kind: 'banner', text: 'Black cannot act' }]);
    expect(last(timeline)).toMatchObject(BEFORE);
  });

  describe('of a ball that is carried, passed and shot', () => {
    const CARRIER = { pieces: placed('3k4/8/8/8/4R3/8/8/3K4'), ball: at('e4') };
    const KING = { side: 'b', letter: 'K' } as const;
    const shot: GameEvent = { kind: 'shot', piece: ROOK, from: at('e4'), to: at('e8') };
    /** The ball's heights over the board, in squares from White's end. */
    const heights = (timeline: Timeline) =>
      moments(timeline).map(({ ball, sprites }) =>
        ball === undefined ? sprites.find(({ piece }) => !piece)!.at.y : ballSpot(PITCH, ball).y,
      );

    it('goes along with its carrier', () => {
      const timeline = timelineOf(PITCH, CARRIER, [
        { kind: 'move', piece: ROOK, from: at('e4'), to: at('e6') },
        { kind: 'carry', from: at('e4'), to: at('e6') },
      ]);
      const half = timeline.at(timeline.duration / 2)!;
      expect(half.sprites.map(({ at: spot }) => spot.y)).toEqual([half.sprites[0]!.at.y, half.sprites[0]!.at.y]);
      expect(last(timeline).ball).toBe(at('e6'));
    });

    it('rolls to the piece that takes it in the centre', () => {
      const timeline = timelineOf(PITCH, { ...CARRIER, ball: { x: 4, y: 4 } }, [
        { kind: 'move', piece: ROOK, from: at('e4'), to: at('e5') },
        { kind: 'collect', piece: ROOK, square: at('e5') },
      ]);
      expect([timeline.at(0)!.ball, last(timeline).ball]).toEqual([{ x: 4, y: 4 }, at('e5')]);
    });

    it('is passed', () => {
      const timeline = timelineOf(PITCH, CARRIER, [
        { kind: 'ballPass', from: at('e4'), to: at('d1'), piece: { side: 'w', letter: 'K' } },
      ]);
      expect([last(timeline).ball, timeline.at(timeline.duration / 2)!.ball]).toEqual([at('d1'), undefined]);
    });

    it('lies in the net after a goal', () => {
      const timeline = timelineOf(PITCH, CARRIER, [shot, { kind: 'goal', side: 'w', how: 'Goal', says: 'goal' }]);
      expect(Math.max(...heights(timeline))).toBeGreaterThan(8);
    });

    it('ends at the piece that stops it, and never in the goal', () => {
      const timeline = timelineOf(PITCH, CARRIER, [shot, { kind: 'save', piece: KING, square: at('d8') }]);
      expect([last(timeline).ball, Math.max(...heights(timeline)) <= 7.5]).toEqual([at('d8'), true]);
    });

    it('goes out, and is put in the corner', () => {
      const timeline = timelineOf(PITCH, CARRIER, [shot, { kind: 'corner', square: at('h8') }]);
      expect([last(timeline).ball, Math.max(...heights(timeline)) > 8]).toEqual([at('h8'), true]);
    });
  });

  it('leaves out the slide of a piece that was dragged', () => {
    const slide = KICK.slice(0, 1);
    expect(timelineOf(PITCH, BEFORE, slide, { dragged: slide[0] as FromTo }).duration).toBe(0);
    expect(timelineOf(PITCH, BEFORE, slide).duration).toBeGreaterThan(0);
  });

  it('moves two pieces at once, also where they change places', () => {
    const before = { pieces: placed('8/8/8/8/8/8/8/5KR1'), ball: undefined };
    const [king, rook] = [
      { side: 'w', letter: 'K' },
      { side: 'w', letter: 'R' },
    ] as const;
    const timeline = timelineOf(PITCH, before, [
      { kind: 'move', piece: king, from: at('f1'), to: at('g1') },
      { kind: 'move', piece: rook, from: at('g1'), to: at('f1') },
    ]);
    expect(timeline.at(timeline.duration / 2)!.sprites.map(({ piece }) => piece)).toEqual([king, rook]);
    expect(last(timeline).pieces).toEqual(placed('8/8/8/8/8/8/8/5RK1'));
  });

  it('leaves out only the dragged piece of two', () => {
    const before = { pieces: placed('8/8/8/8/8/8/8/4K2R'), ball: undefined };
    const way = { from: at('e1'), to: at('g1') };
    const timeline = timelineOf(
      PITCH,
      before,
      [
        { kind: 'move', piece: { side: 'w', letter: 'K' }, ...way },
        { kind: 'move', piece: ROOK, from: at('h1'), to: at('f1') },
      ],
      { dragged: way },
    );
    expect(timeline.at(0)!.pieces[at('g1')]).toMatchObject({ letter: 'K' });
    expect(timeline.at(1)!.sprites.map(({ piece }) => piece)).toEqual([ROOK]);
    expect(last(timeline).pieces).toEqual(placed('8/8/8/8/8/8/8/5RK1'));
  });

  it('shows a promotion, and a check unless it is mate', () => {
    const before = { pieces: placed('4k3/1P6/8/8/8/8/8/8'), ball: undefined };
    const queen = { side: 'w', letter: 'Q' } as const;
    const events: readonly GameEvent[] = [
      { kind: 'move', piece: { side: 'w', letter: 'P' }, from: at('b7'), to: at('b8') },
      { kind: 'promote', piece: queen, square: at('b8') },
      { kind: 'check', square: at('e8') },
    ];
    const timeline = timelineOf(PITCH, before, events);
    expect(last(timeline).pieces[at('b8')]).toEqual(queen);
    const effects = (shown: Timeline) =>
      new Set(moments(shown).flatMap((scene) => scene.effects.map(({ kind }) => kind)));
    expect(effects(timeline)).toContain('check');
    const mate = timelineOf(PITCH, before, [...events, { kind: 'goal', side: 'w', how: 'Checkmate' }], {
      isOneRound: true,
    });
    expect(effects(mate)).not.toContain('check');
    expect(moments(mate).flatMap((scene) => scene.effects)).toContainEqual(
      expect.objectContaining({ kind: 'banner', text: 'Checkmate: White wins' }),
    );
    // The cheer is at the mated king, and the words are at the other end of the board.
    const seen = moments(mate).flatMap((scene) => scene.effects);
    expect(seen.find(({ kind }) => kind === 'goal')!.at).toEqual(spotOf(PITCH, at('e8')));
    expect(seen.find(({ kind }) => kind === 'banner')).toMatchObject({ isSmall: true, at: { y: expect.closeTo(0.2) } });
  });
});

describe('an event that no other game has', () => {
  const WIZARD = { side: 'w', letter: 'Z' } as const;
  const before = { pieces: placed('4k3/8/8/8/8/8/8/R3K3'), ball: at('d4') };
  const shown = (...events: object[]) => timelineOf(PITCH, before, events as GameEvent[]);

  it.each([
    ['takes a piece along', { from: at('a1'), to: at('a5') }, 'a5', ROOK],
    ['changes the piece that goes', { from: at('a1'), to: at('a5'), piece: WIZARD }, 'a5', WIZARD],
    ['removes a piece', { from: at('a1') }, 'a1', undefined],
    ['places a piece', { to: at('c3'), piece: WIZARD }, 'c3', WIZARD],
    ['moves nothing', { square: at('a1') }, 'a1', ROOK],
  ] as const)('%s, as its squares say', (_, event, square, piece) => {
    for (const kind of ['other', 'teleport']) {
      const timeline = shown({ kind, ...event });
      expect(last(timeline).pieces[at(square)]).toEqual(piece);
      expect(timeline.duration).toBeGreaterThan(0);
      expect(moments(timeline).flatMap(({ effects }) => effects)).not.toEqual([]);
    }
  });

  it('takes the ball along if no piece stands there', () => {
    expect(last(shown({ kind: 'tunnel', from: at('d4'), to: at('g7') })).ball).toBe(at('g7'));
  });

  it('flashes where it does not fit the board, and changes nothing', () => {
    for (const event of [{ from: at('c6') }, { from: at('c6'), to: at('c7') }, { to: at('c6') }])
      expect(last(shown({ kind: 'other', ...event }))).toMatchObject(before);
  });

  it('moves the ball for the piece that acts, if none stands where it leaves', () => {
    const frame = last(shown({ kind: 'other', from: at('d4'), to: at('g7'), piece: WIZARD }));
    expect(frame).toMatchObject({ ...before, ball: at('g7') });
  });

  it('is nothing to see without a square', () => {
    expect(last(shown({ kind: 'thunder' }))).toMatchObject(before);
  });
});
