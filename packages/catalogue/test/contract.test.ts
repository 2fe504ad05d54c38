import { readFile } from 'node:fs/promises';
import {
  type ActionLook,
  type AnyVariant,
  draw,
  endsTurn,
  Match,
  type Ply,
  type PositionField,
  seededRandom,
  shortForm,
  successors,
} from '@kickmate/game';
import { readRecord, writeRecord } from '@kickmate/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entries, loadVariant } from '../src/index.ts';
import { afterEvents, pictureOf } from './show.ts';

/** The longest random round. */
const MOST_PLIES = 60;
const LOOKS: readonly ActionLook[] = ['move', 'capture', 'kick', 'pass', 'shot', 'end'];
const SIDES = ['w', 'b'] as const;
const SEEDS_OF_ROUNDS = [1, 2, 3, 4, 5, 6];

/** A position as text, or its end if the round is over. Positions are compared by it, because only the variant knows their fields. */
const textOf = (variant: AnyVariant, position: unknown): string =>
  variant.end(position) ? JSON.stringify(variant.end(position)) : variant.text.format(position);

/** The plies of a random round. */
function randomRound(variant: AnyVariant, seed: number): readonly Ply<unknown>[] {
  const random = seededRandom(seed);
  const plies: Ply<unknown>[] = [];
  let before: unknown = draw(random, variant.starts(random() < 0.5 ? 'w' : 'b')).position;
  while (plies.length < MOST_PLIES && !variant.end(before)) {
    const all = successors(variant, before);
    const { action, outcome } = all[Math.floor(random() * all.length)]!;
    const after: unknown = variant.play(before, action, outcome);
    plies.push({ before, action, outcome, after });
    before = after;
  }
  return plies;
}

/** Whether a field of a position's text has the form that the game says. */
function fits({ board }: AnyVariant, field: PositionField, text: string): boolean {
  const isSquare = (name: string) => {
    const file = name.charCodeAt(0) - 97;
    const rank = Number(name.slice(1));
    return file >= 0 && file < board.files && rank >= 1 && rank <= board.ranks;
  };
  switch (field.kind) {
    case 'side':
      return text === 'w' || text === 'b';
    case 'square':
      return isSquare(text) || text === field.none?.text;
    case 'squares':
      return text === '-' || text.split(',').every(isSquare);
    case 'choice':
      return field.options.some((option) => option.text === text);
    case 'signs':
      return text === '-' || [...text].every((sign) => field.options.some((option) => option.text === sign));
    case 'count':
      return /^\d+$/.test(text) && Number(text) >= field.least;
    default:
      return text !== '';
  }
}

/** All games, and those on maps on each of their maps except puzzles: in a puzzle White begins even if Black kicks off. */
const games = await Promise.all(
  entries.map(async ({ id, name, load }) => {
    const { maps } = await load();
    const others = maps?.shipped.slice(1).filter(({ puzzle }) => puzzle === undefined) ?? [];
    return [id, ...others.map((map) => `${id}:${map.id}`)].map((variantId) => ({ id: variantId, name }));
  }),
);

for (const { id, name } of games.flat()) {
  describe(id, async () => {
    const variant = await loadVariant(id);

    /** Asserts something of every ply of some random rounds; a failure names the round's seed. */
    const always = (holds: (ply: Ply<unknown>) => void): void =>
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          for (const ply of randomRound(variant, seed)) holds(ply);
        }),
        { numRuns: 10 },
      );

    test('has a board with marks on it, pieces and match rules that can be', () => {
      const { board, pieces, match } = variant;
      for (const size of [board.files, board.ranks])
        expect(size).toSatisfy((n: number) => Number.isInteger(n) && n > 0 && n <= 16);
      for (const { squares } of board.marks)
        for (const square of squares) expect(square).toSatisfy((n: number) => n >= 0 && n < board.files * board.ranks);
      expect(new Set(pieces.map(({ letter }) => letter)).size).toBe(pieces.length);
      for (const { letter, name } of pieces)
        expect([letter, name]).toEqual([expect.stringMatching(/^[A-Z]$/), name.toLowerCase()]);
      expect(match.goals.min).toBeGreaterThan(0);
      expect(match.goals.default).toBeGreaterThanOrEqual(match.goals.min);
      expect(match.goals.default).toBeLessThanOrEqual(match.goals.max);
    });

    test('has a rule page under its name, whose boards can be drawn', async () => {
      const page = await readFile(variant.presentation!.rules, 'utf8');
      expect(page).toContain(`# ${name}\n`);
      if (id.includes(':')) return;
      for (const [, block] of page.matchAll(/^```board\n([^`]*)\n```$/gm)) {
        const lines = block!.split('\n');
        const map = lines[0]!.startsWith('{') ? lines.shift() : undefined;
        const [position, action, ...rest] = lines;
        const game = map === undefined ? variant : await loadVariant(`${id}:${map}`);
        const parsed = game.text.parse(position!);
        expect(parsed, position).toMatchObject({ ok: true });
        if (parsed.ok && action !== undefined)
          expect(game.text.parseAction(parsed.value, action), action).toMatchObject({ ok: true });
        expect(rest).toEqual([]);
      }
    });

    test('names the fields of its position texts as its errors do, and their values fit', () => {
      const fields = variant.positionFields!;
      expect(fields.slice(0, 2).map(({ kind }) => kind)).toEqual(['placement', 'side']);
      always(({ before }) => {
        const values = variant.text.format(before).split(' ');
        expect(values).toHaveLength(fields.length);
        for (const [index, field] of fields.entries()) {
          expect(values[index]).toSatisfy((text: string) => fits(variant, field, text), field.name);
          const wrong = values.with(index, '?').join(' ');
          expect(variant.text.parse(wrong), wrong).toMatchObject({ ok: false, error: { field: field.name } });
        }
      });
    });

    test('has turns of several actions only if it says so', () => {
      const several = SEEDS_OF_ROUNDS.flatMap((seed) => randomRound(variant, seed)).filter(
        (ply) => !endsTurn(variant, ply),
      );
      expect(several.length > 0).toBe(variant.turns?.hasSeveralActions ?? false);
    });

    test.each(SIDES)('begins a round that %s kicks off', (kickOff) => {
      const starts = variant.starts(kickOff);
      expect(starts.length).toBeGreaterThan(0);
      for (const { position, weight } of starts) {
        expect(weight).toSatisfy((n: number) => Number.isInteger(n) && n > 0);
        expect(variant.side(position)).toBe(kickOff);
        expect(variant.end(position)).toBeUndefined();
        expect(variant.text.parse(variant.text.format(position))).toEqual({ ok: true, value: position });
      }
      expect(new Set(starts.map(({ position }) => variant.text.format(position))).size).toBe(starts.length);
      expect(variant.endByHistory([])).toBeUndefined();
    });

    test('writes every position that goes on, and reads it back', () =>
      always(({ after }) => {
        if (!variant.end(after))
          expect(variant.text.parse(variant.text.format(after))).toEqual({ ok: true, value: after });
      }));

    test('either cannot write a position in which the round is over, or refuses to begin with it', () =>
      always(({ after }) => {
        if (!variant.end(after)) return;
        let text: string | undefined;
        try {
          text = variant.text.format(after);
        } catch {
          return;
        }
        expect(variant.text.parse(text).ok, text).toBe(false);
      }));

    test('lists every action once, as an unsigned 32-bit number; none when the round is over', () =>
      always(({ after }) => {
        const actions = variant.actions(after);
        expect(new Set(actions).size).toBe(actions.length);
        for (const action of actions) expect(action).toBe(action >>> 0);
        expect(actions.length === 0).toBe(variant.end(after) !== undefined);
      }));

    test('lists what chance may do, each thing once and with a weight', () =>
      always(({ before }) => {
        for (const action of variant.actions(before)) {
          const chance = variant.chance(before, action);
          expect(new Set(chance.map(({ outcome }) => outcome)).size).toBe(chance.length);
          for (const { outcome, weight } of chance) {
            expect(outcome).toSatisfy((n: number) => Number.isInteger(n) && n >= 0 && n <= 255);
            expect(weight).toSatisfy((n: number) => Number.isInteger(n) && n > 0);
          }
        }
      }));

    test('plays no action that it does not list, and none that is over', () =>
      always(({ before, after }) => {
        const illegal = [0xffffffff, 0x00ffffff].filter((action) => !variant.actions(before).includes(action));
        for (const action of illegal) expect(() => variant.play(before, action)).toThrow();
        if (variant.end(after))
          for (const action of variant.actions(before)) expect(() => variant.play(after, action)).toThrow();
      }));

    test('leaves the position before as it was', () =>
      always(({ before, action, outcome, after }) => {
        const text = variant.text.format(before);
        expect(textOf(variant, variant.play(before, action, outcome))).toBe(textOf(variant, after));
        expect(variant.text.format(before)).toBe(text);
      }));

    test('writes every successor in its own words, fit for a record, and reads it back', () =>
      always(({ before }) => {
        const all = successors(variant, before);
        const texts = all.map(variant.text.formatAction);
        expect(new Set(texts).size).toBe(all.length);
        for (const [index, successor] of all.entries()) {
          const text = texts[index]!;
          expect(text).toMatch(/^[a-z][^\s{}()[\];$"]*$/);
          expect(variant.text.parseAction(before, text)).toEqual({ ok: true, value: successor });
          const { action } = successor;
          const read = variant.text.parseAction(before, variant.text.formatAction({ action }));
          expect(read, `${text} without its outcome`).toEqual({ ok: true, value: { action } });
        }
      }));

    test('refuses every successor once the round is over', () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const last = randomRound(variant, seed).at(-1)!;
          if (!variant.end(last.after)) return;
          for (const successor of successors(variant, last.before))
            expect(variant.text.parseAction(last.after, variant.text.formatAction(successor))).toMatchObject({
              ok: false,
            });
        }),
        { numRuns: 10 },
      );
    });

    test('has a short form of its own for every successor, and a look for every action', () =>
      always(({ before }) => {
        const all = successors(variant, before);
        const forms = all.map((successor) => shortForm(variant, before, successor));
        expect(forms).not.toContain('');
        expect(new Set(forms).size).toBe(forms.length);
        for (const { action } of all) expect(LOOKS).toContain(variant.look(action));
      }));

    test('shows events that lead from the board before to the board after', () =>
      always(({ before }) => {
        for (const successor of successors(variant, before)) {
          const events = variant.events(before, successor);
          const after: unknown = variant.play(before, successor.action, successor.outcome);
          expect(afterEvents(pictureOf(variant, before), events)).toEqual(pictureOf(variant, after));
        }
      }));

    test('shows a goal exactly where a round is won', () =>
      always(({ before, action, outcome, after }) => {
        const goals = variant.events(before, { action, outcome }).filter(({ kind }) => kind === 'goal');
        const end = variant.end(after);
        expect(goals).toEqual(end?.winner ? [{ kind: 'goal', side: end.winner, how: end.title, says: end.says }] : []);
      }));

    test('knows each of its pieces', () =>
      always(({ after }) => {
        const letters = variant.pieces.map(({ letter }) => letter);
        for (const piece of pictureOf(variant, after).pieces) if (piece) expect(letters).toContain(piece.letter);
      }));

    test('plays matches whose records are read back', () => {
      fc.assert(
        fc.property(fc.nat(), fc.boolean(), (seed, isResigned) => {
          const random = seededRandom(seed);
          let match = Match.start(variant, { seed, goals: variant.match.goals.min });
          for (let ply = 0; ply < MOST_PLIES && !match.end; ply++) {
            const { actions } = match;
            const played = match.play(actions[Math.floor(random() * actions.length)]!);
            if (!played.ok) throw new Error(played.error.message);
            match = played.value;
          }
          if (isResigned) match = match.resign(match.side);
          const { rounds, resigned } = match;
          // A record has no seed if nothing depends on chance.
          const value =
            variant.notation?.pgn?.hasChance === false ? expect.objectContaining({ rounds, resigned }) : match;
          expect(readRecord(variant, writeRecord(match))).toEqual({ ok: true, value });
        }),
        { numRuns: 10 },
      );
    });
  });
}
