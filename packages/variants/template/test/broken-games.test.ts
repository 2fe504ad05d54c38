import type { Piece } from '@kickmate/board';
import {
  deafFault,
  drawByRuleFault,
  findDifference,
  KernelReferee,
  lateFault,
  nodesFault,
  plainFault,
  type RulesProof,
  repetitionFault,
  rulesProofs,
  techniqueFaults,
  techniquesFault,
  testFault,
  winFault,
} from '@kickmate/conformance';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  drawnEnd,
  occurrences,
  packAction,
  type Successor,
  type Variant,
} from '@kickmate/game';
import type { KernelExports, KernelImports } from '@kickmate/search';
import { describe, expect, test } from 'vitest';
import { templateGame as game, type TemplatePosition } from '../src/index.ts';
import { KIND } from '../src/rules.ts';

// The proofs of packages/conformance must catch games that are broken. Each of these is, in one place.

type Game = Variant<TemplatePosition>;
type Broken = Partial<Game>;

const START = 'ppppp/5/5/5/5/PPPPP';
const { text, presentation } = game;
const isCapture = (action: Action) => actionKind(action) === KIND.capture;

/** Returns the report of a proof about the rules of a broken game, by the beginning of the proof's name. */
function reportOf(proof: string, broken: Broken, options: RulesProof = {}): string {
  const all = rulesProofs({ ...game, ...broken }, { rounds: [6, 6], ...options });
  return all.find(({ name }) => name.startsWith(proof))!.fault() ?? '';
}

/** A counter that goes up with each call. */
function counter(): () => number {
  let count = 0;
  return () => count++;
}

describe('a broken game is caught, with the shortest case and where to look', () => {
  test.each<[name: string, broken: Broken, proof: string, says: string[]]>([
    [
      'an action twice',
      { actions: (at) => [...game.actions(at), ...game.actions(at).slice(0, 1)] },
      'lists each action once',
      ['template: an action is listed twice', `${START} `, '(a start)', 'action    ', '`actions` and `end`', 'seed 1'],
    ],
    [
      'an action after the end',
      { actions: (at) => (game.end(at) ? [packAction(0, 5)] : game.actions(at)) },
      'lists each action once',
      ['the round is over (', 'but 1 actions are listed', 'actions from a start'],
    ],
    [
      'no action, but no end',
      { end: (at) => (game.end(at)?.kind === 'reach' ? undefined : game.end(at)) },
      'lists each action once',
      ['no action is listed, but the round is not over'],
    ],
    [
      'a negative action',
      { actions: (at) => game.actions(at).map((action) => -action) },
      'lists each action once',
      ['is not an unsigned 32-bit number'],
    ],
    [
      'an action that is 0',
      { actions: (at) => [...game.actions(at), 0] },
      'lists each action once',
      ['an action is 0, which stands for no action', '`actions` and `end`'],
    ],
    [
      'a weight of 0',
      { chance: (_, action) => (isCapture(action) ? [{ outcome: 0, weight: 0 }] : []) },
      'lists the outcomes of chance',
      ['the weight of the outcome 0 is 0', '`chance`'],
    ],
    [
      'weights whose sum is too large',
      { chance: () => [1, 2].map((outcome) => ({ outcome, weight: 20_000 })) },
      'lists the outcomes of chance',
      ['the sum of the weights is 40000; it may be 32767'],
    ],
    [
      'an action that is listed but not played',
      {
        play: (at, action) => {
          if (isCapture(action)) throw new Error('no captures');
          return game.play(at, action);
        },
      },
      'plays each action that it lists',
      ['playing it throws: no captures', 'action    '],
    ],
    [
      'an action that is played but not listed',
      { actions: (at) => game.actions(at).filter((action) => actionFrom(action) !== 2) },
      'plays each action that it lists',
      ['is not among the actions, but it is played'],
    ],
    [
      'a position that is changed',
      {
        play: (at, action) => {
          const after = game.play(at, action);
          (at.pieces as (Piece | undefined)[])[actionFrom(action)] = undefined;
          return after;
        },
      },
      'changes no position',
      ['the position is another one after this action was played', START, 'writes into the position'],
    ],
    [
      'a game with a memory',
      ((next) => ({ notation: { describe: () => `step ${next()}` } }))(counter()),
      'answers the same',
      ['gets other answers when it is asked about again'],
    ],
    [
      'a text without the side to act',
      { text: { ...text, format: (at) => text.format(at).replace(/.$/, 'w') } },
      'writes each position',
      ['its text is read as another position', '`text.format` and `text.parse`'],
    ],
    [
      'a finished round that is read',
      {
        text: {
          ...text,
          format: (at) => (game.end(at) ? `${START} w` : text.format(at)),
        },
      },
      'either does not write',
      ['the round is over, but its text is read'],
    ],
    [
      'texts of actions that are alike',
      { text: { ...text, formatAction: (one) => text.formatAction(one).slice(2) } },
      'writes each successor in its own words',
      ['two successors have the text', '`text.formatAction`'],
    ],
    [
      'a text of an action that is not read',
      {
        text: {
          ...text,
          parseAction: (at, one) => (one.startsWith('c1') ? text.parseAction(at, 'no') : text.parseAction(at, one)),
        },
      },
      'writes each successor in its own words',
      ['its own text is refused', 'action    c1'],
    ],
    [
      'short forms that are alike',
      { notation: { describe: () => 'step' } },
      'has a short form of its own',
      ['two successors have the short form step', '`notation`'],
    ],
    [
      'a capture that nobody sees',
      { events: (at, one) => game.events(at, one).filter(({ kind }) => kind !== 'capture') },
      'shows events that lead',
      ['an event does not fit the board: "P ', ', but on ', '`events`'],
    ],
    [
      'an event of its own kind that moves the wrong piece',
      {
        events: (at, one) =>
          game
            .events(at, one)
            .map((event) =>
              event.kind === 'move' ? { kind: 'other', from: event.from, to: event.to === 10 ? 11 : event.to } : event,
            ),
      },
      'shows events that lead',
      [
        '(other a2 b3) the board is another one: on a3 is no piece instead of P',
        'action    a2a3',
        '`events`, `pieceAt`',
      ],
    ],
    [
      'an event of its own kind that does not fit the board',
      { events: () => [{ kind: 'other', from: 12, words: 'melts' }] },
      'shows events that lead',
      ['an event does not fit the board: "melts c3", but on c3 is no piece, and there is no ball (events: melts c3)'],
    ],
    [
      'a goal that nobody sees',
      { events: (at, one) => game.events(at, one).filter(({ kind }) => kind !== 'goal') },
      'shows a goal exactly',
      ['its events have the goals [] instead of [{"kind":"goal"'],
    ],
    [
      'an unknown piece',
      { pieces: [{ letter: 'Q', name: 'queen', value: 1 }] },
      'knows each of its pieces',
      ['a piece P'],
    ],
    ['an unknown look', { look: () => 'jump' as 'move' }, 'gives each action a look', ['its look is jump']],
    [
      'a field by another name',
      { positionFields: game.positionFields!.map((one) => ({ ...one, name: 'field' })) },
      'names the fields',
      ['is refused for placement, not for field'],
    ],
    [
      'turns of several actions that never come',
      { turns: { hasSeveralActions: true } as NonNullable<Game['turns']> },
      'has turns of several actions only if',
      ['a turn never has several actions', '`turns`'],
    ],
    [
      'a start for the other side',
      { starts: () => game.starts('w') },
      'begins rounds',
      ['the starts of b: w is to act'],
    ],
    [
      'a mark beside the board',
      { board: { ...game.board, marks: [{ kind: 'goal', side: 'w', squares: [99] }] } },
      'has a board',
      ['a mark (goal) is on square 99'],
    ],
    [
      'the rule page of another game',
      { presentation: { ...presentation!, rules: new URL('../../minimal/README.md', import.meta.url) } },
      'has a rule page',
      ['has no title # Template'],
    ],
    [
      'a record that is read otherwise',
      ((next) => ({
        endByHistory: (plies) =>
          plies.length > 4 && next() % 5 === 4 ? { kind: 'draw', title: 'Draw', goals: 0 } : undefined,
      }))(counter()) as Broken,
      'plays matches whose records',
      ['a match is not the same in its record', 'seed 1'],
    ],
    [
      'a reader that throws',
      {
        text: {
          ...text,
          parse: (one) => {
            if (one.includes('9')) throw new Error('nine');
            return text.parse(one);
          },
        },
      },
      'reads or refuses changed texts',
      ['a changed position text: reading it throws: nine', 'text      "9"', '`text.parse`'],
    ],
    [
      'a reader that never ends',
      {
        text: {
          ...text,
          parse: (one) => {
            while (one.includes('9')) one.trim();
            return text.parse(one);
          },
        },
      },
      'reads or refuses changed texts',
      ['a changed position text: it is read for over 1000 ms'],
    ],
    [
      'a reader that begins a finished round',
      {
        text: {
          ...text,
          // A side that is neither is taken for White, and the board for an empty one.
          parse: (one) =>
            / [^wb]$/.test(one)
              ? { ok: true, value: { pieces: new Array(30).fill(undefined), side: 'w' } }
              : text.parse(one),
        },
      },
      'reads or refuses changed texts',
      ['a changed position text: it is read although the round is over there (captured)'],
    ],
    [
      'an error without a place',
      {
        text: {
          ...text,
          parseAction: (at, one) => {
            const read = text.parseAction(at, one);
            return read.ok ? read : { ok: false, error: { ...read.error, at: -1 } };
          },
        },
      },
      'reads or refuses changed texts',
      ['a changed action text in', 'the error is at -1', '`text.parseAction`'],
    ],
  ])('%s', (_name, broken, proof, says) => {
    const report = reportOf(proof, broken);
    for (const part of says) expect(report).toContain(part);
  });

  test('a rule whose test is in the wrong table, or missing', () => {
    const [withBoard, without] = [{ name: 'Step', text: START }, { name: 'Fifty turns' }];
    expect(testFault(without, { 'Fifty turns': 1 }, {})).toBe(
      "the rule 'Fifty turns' has no board, but its test is in the other table: put its test into the second table of `provesRulePage`",
    );
    expect(testFault(withBoard, {}, { Step: 1 })).toContain("'Step' has a board, but its test is in the other table");
    expect(testFault(withBoard, {}, {})).toContain('and no test has its name: put its test into the first table');
    expect([testFault(withBoard, { Step: 1 }, {}), testFault(without, {}, { 'Fifty turns': 1 })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('a wrong count', () => {
    const report = reportOf('perft: start', {}, { perft: [['start', `${START} w`, [13, 170]]] });
    expect(report).toContain('template: perft(2) of start is 169 instead of 170\n  position  ppppp/5/5/5/5/PPPPP w');
  });

  test('the shortest case is short: a side wins after nine actions at the earliest', () => {
    const broken: Broken = { end: (at) => game.end(at) && { ...game.end(at)!, title: '' } };
    const report = reportOf('gives each action a look', broken);
    const actions = / {2}actions {3}(.*)\n/.exec(report)![1]!.split(' ');
    expect(actions.length).toBeGreaterThanOrEqual(9);
    expect(actions.length).toBeLessThanOrEqual(17);
  });
});

/** The game with a JavaScript build of which some exports are replaced. */
function withJs(
  change: (kernel: KernelExports) => Partial<KernelExports>,
  host = (imports: KernelImports) => imports,
): Game {
  const js = async () => {
    const { instantiate } = await game.kernel!.js();
    return {
      instantiate: (imports: object) => {
        const kernel = instantiate(host(imports as KernelImports)) as KernelExports;
        return Object.assign(Object.create(kernel), change(kernel));
      },
    };
  };
  return { ...game, kernel: { ...game.kernel!, js } };
}

describe('a kernel that differs from the rules is caught, with where to look', async () => {
  const release = await KernelReferee.load(game, 'release');
  const games = { seed: 1, games: 20, plies: 60 };
  const swapped: Broken = {
    end: (at) => {
      const end = game.end(at);
      return end && { ...end, winner: end.winner === 'w' ? 'b' : 'w' };
    },
  };

  test.each<[name: string, broken: Broken, says: string[]]>([
    [
      'an action more',
      { actions: (at) => game.actions(at).filter((action) => !isCapture(action)) },
      ['lacks [] and adds [', '`generate` and `chance` of assembly/game.ts, beside `actions` of the rules'],
    ],
    ['another winner', swapped, ['the rules end with', '`end` and `endWithoutActions` of assembly/game.ts']],
    [
      'another position',
      {
        play: (at, action) => {
          const after = game.play(at, action);
          return isCapture(action)
            ? { ...after, pieces: after.pieces.with(actionFrom(action), { side: at.side, letter: 'P' }) }
            : after;
        },
      },
      ['the kernel (release) has ', '`play`, `pack` and `unpack` of assembly/game.ts'],
    ],
    [
      'another weight',
      {
        chance: (_, action) => (isCapture(action) ? [{ outcome: 3, weight: 1 }] : []),
        text: { ...text, formatAction: ({ action }: Successor) => text.formatAction({ action }) },
      },
      ['weighs the outcomes of', '`chance` of assembly/game.ts'],
    ],
  ])('%s', (_name, broken, says) => {
    const report = findDifference({ ...game, ...broken }, [release], games);
    for (const part of [...says, 'of 20 games differ, most simply (seed 1, game', 'the shortest case: template: '])
      expect(report).toContain(part);
  });

  test.each<[name: string, change: (kernel: KernelExports) => Partial<KernelExports>, says: string[]]>([
    [
      'a wrong hash key',
      (kernel) => ({ freshKeyLow: () => kernel.freshKeyLow() ^ kernel.side() }),
      ['the incremental hash key of the kernel (js) is wrong', '(a start)', 'and `freshKey`'],
    ],
    [
      'a kernel that fails',
      (kernel) => ({
        generate: () => {
          if (kernel.side() === 1) throw new RangeError('out of bounds');
          return kernel.generate();
        },
      }),
      ['the kernel (js) fails: out of bounds', 'debug.wasm'],
    ],
    ['another side to act', () => ({ side: () => 0 }), ['the kernel (js) lets w act', '`side` and `play`']],
  ])('in one build only: %s', async (_name, change, says) => {
    const kernel = await KernelReferee.load(withJs(change), 'js');
    const report = findDifference(game, [release, kernel], games);
    for (const part of says) expect(report).toContain(part);
  });

  test('a search that is not minimax, at the smallest depth', () => {
    const broken = { ...game, ...swapped };
    const read = text.parse('5/2P2/4p/5/5/5 b');
    if (!read.ok) throw new Error(read.error.message);
    const report = plainFault(broken, release, { at: read.value, depth: 3, seed: 5 });
    expect(report).toContain('template: the plain search to depth 1 gives 29999, minimax over the rules');
    expect(report).toContain('w\n  look at   `end`');
    expect(report).toContain('seed 5');
  });

  test('another search as JavaScript', async () => {
    const broken = withJs((kernel) => ({
      search: (depth, nodes, lines, switches) =>
        kernel.search(depth, nodes, lines, depth > 1 ? switches & ~1 : switches),
    }));
    const report = await nodesFault(broken, 1, 20, 4);
    expect(report).toMatch(
      /the search to depth [234] is not the same as WebAssembly and as JavaScript\n {2}position {2}\S+ [wb]\n/,
    );
  });

  test('a technique that changes the score', () => {
    const kernel = {
      set: () => {},
      search: (depth: number, { techniques = [] }: { techniques?: readonly string[] } = {}) =>
        ({ lines: [{ score: depth > 1 ? techniques.length : 0, actions: [] }] }) as never,
    };
    const { position } = game.starts('w')[0]!;
    const report = techniquesFault(game, kernel, { at: position, depth: 4, seed: 8, techniques: ['pvs', 'hash'] });
    expect(report).toContain('the search to depth 2 with pvs, hash gives 2, without 0');
  });

  test('a search that does not know repetitions', () => {
    // Pawns of this game may step back, and the third repetition is a draw.
    const isBack = (action: Action) => actionKind(action) === 2;
    const restless: Game = {
      ...game,
      actions: (at) => [
        ...game.actions(at),
        ...game.actions(at).flatMap((action) => {
          const [from, side] = [actionFrom(action), at.side];
          const to = from + (side === 'w' ? -5 : 5);
          return to >= 0 && to < 30 && !at.pieces[to] ? [packAction(from, to, 2)] : [];
        }),
      ],
      play: (at, action) => {
        if (!isBack(action)) return game.play(at, action);
        const pieces = at.pieces
          .with(actionTo(action), at.pieces[actionFrom(action)])
          .with(actionFrom(action), undefined);
        return { pieces, side: at.side === 'w' ? 'b' : 'w' };
      },
      endByHistory: (plies) => {
        const cannotBeUndone = ({ action }: { readonly action: Action }) => isCapture(action);
        const isSame = (a: TemplatePosition, b: TemplatePosition) => text.format(a) === text.format(b);
        return occurrences(plies, { isSame, cannotBeUndone }) < 3
          ? undefined
          : drawnEnd('repetition', 'Third repetition');
      },
    };
    const scoring = (score: number, techniques: readonly 'repetition'[] = ['repetition'], of = restless) => {
      const search = () => ({ lines: [{ score, actions: [] }] }) as never;
      return repetitionFault(of, { techniques, set: () => {}, play: () => {}, search }, 1);
    };
    const report = scoring(12);
    expect(report).toContain(
      'template: Third repetition ends the round, but the search scores its last action 12 instead',
    );
    expect(report).toContain('`reversiblePlies` of assembly/game.ts (8 or more after this action) and `key`');
    expect(report).toMatch(/\n {2}actions {3}(\w{4} ){10,14}\w{4}\n {2}action {4}\w{4}\n/);
    expect(scoring(0, [])).toContain('but the search does not use the technique `repetition`\n');
    expect(scoring(0)).toBeUndefined();
    // Pawns of the game itself never go back, so it needs neither.
    expect(scoring(12, [], game)).toBeUndefined();
  });

  test('a search that knows another draw by history than the rules', () => {
    const LIMIT = 12;
    const limited: Game = {
      ...game,
      endByHistory: (plies) => (plies.length < LIMIT ? undefined : drawnEnd('long', 'Twelve turns')),
    };
    const kernel = (isDrawn: (plies: number) => boolean, techniques: readonly 'repetition'[] = ['repetition']) => {
      let plies = 0;
      const search = (_depth: number, { techniques: used = [] }: { techniques?: readonly string[] } = {}) =>
        ({ lines: [{ score: used.length > 0 && isDrawn(plies + 1) ? 0 : 12, actions: [] }] }) as never;
      return { techniques, set: () => (plies = 0), play: () => plies++, search } as never;
    };
    const fault = (...one: Parameters<typeof kernel>) => drawByRuleFault(limited, kernel(...one), 1);
    const never = fault(() => false);
    expect(never).toContain('template: Twelve turns ends the round, but the search scores its last action 12 instead');
    expect(never).toContain('`isDrawnByCount` of assembly/game.ts');
    for (const wrong of [5, LIMIT - 1]) {
      const early = fault((plies) => plies >= wrong);
      expect(early).toContain('the rules go on with the round, but the search scores its last action 0, as a draw');
      expect(early).toContain(`(after ${wrong - 1} actions from a start)`);
    }
    expect(fault(() => false, [])).toContain('but the search does not use the technique `repetition`');
    expect(fault((plies) => plies >= LIMIT)).toBeUndefined();
  });

  test('techniques in both lists, or in none', async () => {
    const [first = '', ...others] = game.kernel!.unusedTechniques!;
    const faults = await techniqueFaults({
      ...game,
      kernel: { ...game.kernel!, unusedTechniques: [...others, 'hash', 'magic'] },
    });
    expect(faults.join('\n')).toMatch(
      new RegExp(`hash is in unused[^\n]*\ntechniques[^\n]* ${first};[^\n]*\nmagic in unused`),
    );
  });
});

describe('an engine that plays badly is caught', () => {
  test('a win in one that it does not find', async () => {
    const broken = withJs((kernel) => ({
      search: (...args) => {
        const count = kernel.search(...args);
        new Int32Array(kernel.memory.buffer, kernel.reportAt(), 8)[6] = 12;
        return count;
      },
    }));
    const report = await winFault(broken, 1);
    expect(report).toMatch(
      /^template: \S+.* wins at once, but the search \(js\) plays \S+ with the score \{"kind":"points"/,
    );
    expect(report).toContain('`end`, `generateNoisy`, `captureValue` and `winInOne` of assembly/game.ts');
    expect(await winFault(game, 1)).toBeUndefined();
  });

  test('a game in which nobody wins, so that its proof has to name a win', async () => {
    const { kernel: _, ...rules } = game;
    const peaceful: Game = { ...rules, end: (at) => game.end(at) && drawnEnd('draw', 'Draw') };
    expect(await winFault(peaceful, 1)).toContain('no random round came to a win in one');
    const row = ['a step', '5/2P2/5/4p/5/5 w', ['c5c6'], 1] as const;
    expect(await winFault(peaceful, 1, [row])).toContain('c5c6 wins at once, but the search (rules) plays ');
  });

  test('a search that does not hear that it is stopped', async () => {
    const deaf = withJs(
      () => ({}),
      (imports) => ({ ...imports, host: { ...imports.host, poll: () => 0 } }),
    );
    expect(await deafFault(deaf, 1)).toMatch(/^template: the search \(js\) goes on for \d{6} nodes after a stop\n/);
    expect(await deafFault(game, 1)).toBeUndefined();
  });

  test.runIf(process.env.VERIFY === 'full')('a search that goes on when its time is over', async () => {
    const deaf = withJs(
      () => ({}),
      (imports) => {
        // From the first poll on: on a busy machine it takes long until a search begins.
        let began: number | undefined;
        const poll = (nodes: number) => {
          began ??= performance.now();
          return performance.now() - began > 600 ? imports.host.poll(nodes) : 0;
        };
        return { ...imports, host: { ...imports.host, poll } };
      },
    );
    expect(await lateFault(deaf, 1)).toMatch(/^template: the search \(js\) takes \d{3,4} ms with a limit of 60 ms\n/);
  });
});
