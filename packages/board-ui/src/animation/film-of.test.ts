import type { GameEvent } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { ballSpot } from '../geometry.ts';
import { at, PITCH, placed } from '../testing.ts';
import type { Film } from './film.ts';
import { filmOf, type Way } from './film-of.ts';

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

const last = (film: Film) => film.at(film.duration)!;
const moments = (film: Film) => Array.from({ length: 200 }, (_, i) => film.at((i / 199) * film.duration)!);

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

  it('opens a door before somebody goes through it', () => {
    const film = filmOf(PITCH, map, enter);
    const [first] = moments(film);
    expect(first!.effects.map(({ kind }) => kind)).toEqual(['unlock']);
    expect([first!.pieces[at('e1')], first!.tiles![at('e2')]]).toEqual([KING, 'floor']);
    expect([last(film).pieces[at('e2')], last(film).tiles![at('e2')]]).toEqual([KING, 'floor']);
  });

  it('does not put back who was dragged through it', () => {
    const film = filmOf(PITCH, map, enter, { dragged: { from: at('e1'), to: at('e2') } });
    expect(moments(film).every(({ pieces }) => pieces[at('e1')] === undefined)).toBe(true);
  });

  it.each([
    ['w', -0.2],
    ['b', 8.2],
  ] as const)('lets a key fly to the bar of %s, and leaves the floor', (side, y) => {
    const piece = { ...KING, side };
    const film = filmOf(PITCH, map, [
      { kind: 'move', piece, from: at('e2'), to: at('e3') },
      { kind: 'pickUp', piece, square: at('e3') },
    ]);
    const flying = moments(film).flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'pickUp'));
    expect(flying.at(-1)?.to?.y).toBe(y);
    expect([moments(film)[0]!.tiles![at('e3')], last(film).tiles![at('e3')]]).toEqual(['key', 'floor']);
  });
});

describe('the film of an action', () => {
  it('ends with what the events did', () => {
    const { pieces, ball, actors } = last(filmOf(PITCH, BEFORE, KICK));
    expect(pieces).toEqual(placed('4k3/8/8/4R3/8/8/8/4K3'));
    expect(ball).toBe(at('e7'));
    expect(actors).toEqual([]);
  });

  it('shows every piece and the ball exactly once, standing or moving', () => {
    for (const { pieces, ball, actors } of moments(filmOf(PITCH, BEFORE, KICK))) {
      const standing = pieces.filter((piece) => piece?.letter === 'R').length;
      expect(standing + actors.filter(({ piece }) => piece?.letter === 'R').length).toBe(1);
      expect(Number(ball !== undefined) + actors.filter(({ piece }) => !piece).length).toBe(1);
    }
  });

  it('lets the ball go on where it was, without leaps', () => {
    const film = filmOf(PITCH, BEFORE, KICK);
    const heights = moments(film).map(({ ball, actors }) =>
      ball === undefined ? actors.find(({ piece }) => !piece)!.at.y : ballSpot(PITCH, ball).y,
    );
    for (const [i, y] of heights.entries()) expect(Math.abs(y - (heights[i - 1] ?? y))).toBeLessThan(0.25);
  });

  it('lets the ball leap over a kicker that stays, which reaches out for it', () => {
    const film = filmOf(PITCH, BEFORE, [
      { kind: 'kick', piece: ROOK, ball: at('e5'), from: at('e4') },
      { kind: 'fly', from: at('e5'), to: at('e4'), bounced: false },
      { kind: 'fly', from: at('e4'), to: at('e3'), bounced: false },
      { kind: 'fly', from: at('e3'), to: at('e2'), bounced: false },
    ]);
    const actors = moments(film).flatMap((scene) => scene.actors);
    const heightAt = (y: number) => actors.find(({ piece, at: spot }) => !piece && spot.y <= y)!.height ?? 0;
    expect([3.5, 2.4].map((y) => Math.round(heightAt(y) * 10) / 10)).toEqual([1, 0]);
    expect(heightAt(4)).toBeGreaterThan(0.5);
    expect(Math.max(...actors.filter(({ piece }) => piece === ROOK).map(({ at: spot }) => spot.y))).toBeGreaterThan(
      3.7,
    );
    expect(last(film)).toMatchObject({ pieces: BEFORE.pieces, ball: at('e2') });
  });

  it("lets a knight's kick leap, and rolls another along the ground", () => {
    const highest = (to: string) => {
      const film = filmOf(PITCH, BEFORE, [
        { kind: 'kick', piece: ROOK, ball: at('e5'), from: at('e4') },
        { kind: 'fly', from: at('e5'), to: at(to), bounced: false },
      ]);
      return Math.max(...moments(film).flatMap(({ actors }) => actors.map(({ height = 0 }) => height)));
    };
    expect(highest('f7')).toBeGreaterThan(0.9);
    expect(highest('e6')).toBe(0);
  });

  it('destroys a piece when the ball reaches it, and flashes', () => {
    const film = filmOf(PITCH, BEFORE, KICK);
    const gone = moments(film).find(({ pieces }) => !pieces[at('e7')])!;
    expect(gone.actors.find(({ piece }) => !piece)!.at.y).toBeGreaterThan(5.9);
    expect(moments(film).flatMap(({ effects }) => effects.map(({ kind }) => kind))).toEqual(
      expect.arrayContaining(['kick', 'burst', 'thud']),
    );
  });

  it('lets a captured piece stand until its captor comes', () => {
    const before = { pieces: placed('8/8/8/8/8/8/4p3/4R3'), ball: undefined };
    const film = filmOf(PITCH, before, [
      { kind: 'capture', piece: PAWN, square: at('e2') },
      { kind: 'move', piece: ROOK, from: at('e1'), to: at('e2') },
    ]);
    expect(film.at(1)!.pieces[at('e2')]).toEqual(PAWN);
    expect(last(film).pieces[at('e2')]).toEqual(ROOK);
    expect(last(film).pieces[at('e1')]).toBeUndefined();
  });

  it('leaves a ball that went out in the goal, and cheers', () => {
    const out: readonly GameEvent[] = [
      { kind: 'kick', piece: ROOK, ball: at('e5') },
      { kind: 'fly', from: at('e5'), to: at('e8'), bounced: false },
      { kind: 'out', from: at('e8'), step: { file: 0, rank: 1 }, bounced: false },
      { kind: 'goal', side: 'w', how: 'Goal' },
    ];
    const film = filmOf(PITCH, BEFORE, out);
    const { ball, actors } = last(film);
    expect(ball).toBeUndefined();
    expect(actors[0]!.at.y).toBeGreaterThan(8);
    expect(film.at(film.duration - 600)!.effects).toMatchObject([
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
    expect(last(filmOf(PITCH, BEFORE, events)).ball).toBe(at('d5'));
  });

  it('says a pass', () => {
    const film = filmOf(PITCH, BEFORE, [{ kind: 'pass', side: 'b' }]);
    expect(film.at(100)!.effects).toMatchObject([{ kind: 'banner', text: 'Black cannot act' }]);
    expect(last(film)).toMatchObject(BEFORE);
  });

  describe('of a ball that is carried, passed and shot', () => {
    const CARRIER = { pieces: placed('3k4/8/8/8/4R3/8/8/3K4'), ball: at('e4') };
    const KING = { side: 'b', letter: 'K' } as const;
    const shot: GameEvent = { kind: 'shot', piece: ROOK, from: at('e4'), to: at('e8') };
    /** The ball's heights over the board, in squares from White's end. */
    const heights = (film: Film) =>
      moments(film).map(({ ball, actors }) =>
        ball === undefined ? actors.find(({ piece }) => !piece)!.at.y : ballSpot(PITCH, ball).y,
      );

    it('goes along with its carrier', () => {
      const film = filmOf(PITCH, CARRIER, [
        { kind: 'move', piece: ROOK, from: at('e4'), to: at('e6') },
        { kind: 'carry', from: at('e4'), to: at('e6') },
      ]);
      const half = film.at(film.duration / 2)!;
      expect(half.actors.map(({ at: spot }) => spot.y)).toEqual([half.actors[0]!.at.y, half.actors[0]!.at.y]);
      expect(last(film).ball).toBe(at('e6'));
    });

    it('is rolled to who takes it in the centre', () => {
      const film = filmOf(PITCH, { ...CARRIER, ball: { x: 4, y: 4 } }, [
        { kind: 'move', piece: ROOK, from: at('e4'), to: at('e5') },
        { kind: 'collect', piece: ROOK, square: at('e5') },
      ]);
      expect([film.at(0)!.ball, last(film).ball]).toEqual([{ x: 4, y: 4 }, at('e5')]);
    });

    it('is passed', () => {
      const film = filmOf(PITCH, CARRIER, [
        { kind: 'ballPass', from: at('e4'), to: at('d1'), piece: { side: 'w', letter: 'K' } },
      ]);
      expect([last(film).ball, film.at(film.duration / 2)!.ball]).toEqual([at('d1'), undefined]);
    });

    it('lies in the net after a goal', () => {
      const film = filmOf(PITCH, CARRIER, [shot, { kind: 'goal', side: 'w', how: 'Goal' }]);
      expect(Math.max(...heights(film))).toBeGreaterThan(8);
    });

    it('is with who stops it, and never in the goal', () => {
      const film = filmOf(PITCH, CARRIER, [shot, { kind: 'save', piece: KING, square: at('d8') }]);
      expect([last(film).ball, Math.max(...heights(film)) <= 7.5]).toEqual([at('d8'), true]);
    });

    it('goes out, and is laid in the corner', () => {
      const film = filmOf(PITCH, CARRIER, [shot, { kind: 'corner', square: at('h8') }]);
      expect([last(film).ball, Math.max(...heights(film)) > 8]).toEqual([at('h8'), true]);
    });
  });

  it('leaves out the slide of a piece that was dragged', () => {
    const slide = KICK.slice(0, 1);
    expect(filmOf(PITCH, BEFORE, slide, { dragged: slide[0] as Way }).duration).toBe(0);
    expect(filmOf(PITCH, BEFORE, slide).duration).toBeGreaterThan(0);
  });

  it('moves two pieces at once, also where they change places', () => {
    const before = { pieces: placed('8/8/8/8/8/8/8/5KR1'), ball: undefined };
    const [king, rook] = [
      { side: 'w', letter: 'K' },
      { side: 'w', letter: 'R' },
    ] as const;
    const film = filmOf(PITCH, before, [
      { kind: 'move', piece: king, from: at('f1'), to: at('g1') },
      { kind: 'move', piece: rook, from: at('g1'), to: at('f1') },
    ]);
    expect(film.at(film.duration / 2)!.actors.map(({ piece }) => piece)).toEqual([king, rook]);
    expect(last(film).pieces).toEqual(placed('8/8/8/8/8/8/8/5RK1'));
  });

  it('leaves out only the piece that was dragged of two', () => {
    const before = { pieces: placed('8/8/8/8/8/8/8/4K2R'), ball: undefined };
    const way = { from: at('e1'), to: at('g1') };
    const film = filmOf(
      PITCH,
      before,
      [
        { kind: 'move', piece: { side: 'w', letter: 'K' }, ...way },
        { kind: 'move', piece: ROOK, from: at('h1'), to: at('f1') },
      ],
      { dragged: way },
    );
    expect(film.at(0)!.pieces[at('g1')]).toMatchObject({ letter: 'K' });
    expect(film.at(1)!.actors.map(({ piece }) => piece)).toEqual([ROOK]);
    expect(last(film).pieces).toEqual(placed('8/8/8/8/8/8/8/5RK1'));
  });

  it('turns a pawn into what it becomes, and shows a check but not before a mate', () => {
    const before = { pieces: placed('4k3/1P6/8/8/8/8/8/8'), ball: undefined };
    const queen = { side: 'w', letter: 'Q' } as const;
    const events: readonly GameEvent[] = [
      { kind: 'move', piece: { side: 'w', letter: 'P' }, from: at('b7'), to: at('b8') },
      { kind: 'promote', piece: queen, square: at('b8') },
      { kind: 'check', square: at('e8') },
    ];
    const film = filmOf(PITCH, before, events);
    expect(last(film).pieces[at('b8')]).toEqual(queen);
    const effects = (shown: Film) => new Set(moments(shown).flatMap((scene) => scene.effects.map(({ kind }) => kind)));
    expect(effects(film)).toContain('check');
    const mate = filmOf(PITCH, before, [...events, { kind: 'goal', side: 'w', how: 'Checkmate' }], {
      isOneRound: true,
    });
    expect(effects(mate)).not.toContain('check');
    expect(moments(mate).flatMap((scene) => scene.effects)).toContainEqual(
      expect.objectContaining({ kind: 'banner', text: 'Checkmate: White wins' }),
    );
  });
});
