import { tiny } from './tiny.ts';

const start = tiny.text.format(tiny.starts('w')[0]!.position);
const good = { start, actions: [], limits: { depth: 1 } };

/** Requests that only callers without types can make, each with a part of its error. */
export const MALFORMED: readonly [name: string, request: unknown, message: string][] = [
  ['nothing', undefined, 'request undefined: must be an object'],
  ['null', null, 'request null: must be an object with start, actions and limits'],
  ['a list', [], 'request (a list): must be an object'],
  ['an empty object', {}, 'start undefined: must be a text'],
  ['a start of null', { ...good, start: null }, 'start null: must be a text'],
  ['a start that is a number', { ...good, start: 5 }, 'start 5: must be a text'],
  ['a start that is a function', { ...good, start: () => start }, 'start (a function): must be a text'],
  ['no actions', { start, limits: {} }, 'actions undefined: must be a list of texts'],
  ['actions in one text', { ...good, actions: 'b1a2' }, "actions 'b1a2': must be a list of texts"],
  ['an action that is no text', { ...good, actions: ['b1a2', 7] }, 'actions[1] 7: must be a text'],
  ['a hole in the actions', { ...good, actions: new Array(1) }, 'actions[0] undefined: must be a text'],
  ['no limits', { start, actions: [] }, 'limits undefined: must be an object; the limits are depth, nodes, ms'],
  ['limits of null', { ...good, limits: null }, 'limits null: must be an object'],
  ['a limit that is none', { ...good, limits: { dpeth: 3 } }, "limit 'dpeth': the limits are depth, nodes, ms"],
  [
    'a limit of an object',
    { ...good, limits: { depth: {} } },
    'depth (an object): must be a whole number from 1 to 100',
  ],
  ['a limit in words', { ...good, limits: { ms: '50' } }, "ms '50': must be a whole number from 1"],
  ['a clock of a number', { ...good, limits: { clock: 60 } }, 'clock 60: must be an object with remainingMs'],
  ['a clock of null', { ...good, limits: { clock: null } }, 'clock null: must be an object'],
  ['half a clock', { ...good, limits: { clock: { remainingMs: 5 } } }, 'clock.incrementMs NaN: must be a whole number'],
  [
    'a clock with a field that is none',
    { ...good, limits: { clock: { remainingMs: 5, incrementMs: 0, wtime: 5 } } },
    "clock 'wtime': its fields are remainingMs, incrementMs, movesToGo, moveOverheadMs",
  ],
  [
    'a clock with an increment below 0',
    { ...good, limits: { clock: { remainingMs: 5, incrementMs: -1 } } },
    'clock.incrementMs -1: must be a whole number from 0',
  ],
  [
    'a clock that adapts by a number',
    { ...good, limits: { clock: { remainingMs: 5, incrementMs: 0, adapts: 1 } } },
    'clock.adapts 1: must be true or false',
  ],
  ['a mate of 0', { ...good, limits: { mate: 0 } }, 'mate 0: must be a whole number from 1 to 100'],
  ['a book of text', { ...good, book: 'yes' }, "book 'yes': must be true or false"],
  ['a level of null', { ...good, level: null }, 'level null: must be a number from 1 to 10'],
  ['a style that is none', { ...good, style: 'dreamer' }, "style 'dreamer': must be one of attacker, keeper"],
  ['a text of millions', { ...good, limits: 'x'.repeat(2_000_000) }, `limits '${'x'.repeat(60)}…': must be an object`],
  ['a name that a terminal obeys', { ...good, '\x1b[2J': 1 }, "field '\ufffd[2J': the fields are start"],
  ['only one text', { ...good, only: 'b1a2' }, "only 'b1a2': must be a list of texts"],
  ['only null', { ...good, only: null }, 'only null: must be a list of texts'],
  ['switches of null', { ...good, switches: null }, 'switches null: must be an object of techniques'],
  ['a switch of text', { ...good, switches: { hash: 'no' } }, "switch 'hash' 'no': must be true or false"],
  ['a field that is none', { ...good, lvel: 3 }, "field 'lvel': the fields are start, actions, limits, lines, level"],
];

/** Wrong options, each with a part of its error. */
export const WRONG_OPTIONS: readonly [name: string, options: object, message: string][] = [
  ...([0, 3, 2048, '16', null, Number.NaN] as const).map((hashMiB): [string, object, string] => [
    `hash of ${hashMiB}`,
    { variant: 'tiny', hashMiB },
    'must be a power of two from 1 to 1024',
  ]),
  ...(['foo', '__proto__', null] as const).map((backend): [string, object, string] => [
    `backend ${backend}`,
    { variant: 'tiny', backend },
    'must be one of wasm, js, rules',
  ]),
  ['evaluation foo', { variant: 'tiny', evaluation: 'foo' }, "evaluation 'foo': must be one of network, classical"],
  ['a group in a text', { variant: 'tiny', without: 'tempo' }, "without 'tempo': must be a list of texts"],
  [
    'a group that is none',
    { variant: 'tiny', without: ['tempo'] },
    "without 'tempo': the groups of weights of tiny are none",
  ],
];
