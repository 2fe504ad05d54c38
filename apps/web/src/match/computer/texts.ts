import { messages } from '@kickmate/language';

const NUMBER = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

const ENGLISH = {
  /** A large number in few signs: "1.2M". */
  amount: (value: number) => NUMBER.format(value),

  // ---- scores and searches ----
  rows: {
    answer: 'Answer',
    book: 'From the opening book',
    depth: 'Depth',
    /** The usual depth of a search, and that of its longest lines. */
    depths: (depth: number, most: number) => `${depth}, up to ${most}`,
    positions: 'Positions',
    perSecond: 'Per second',
    score: 'Score',
    line: 'Line',
  },
  facts: (depth: number, positions: string, perSecond: string) =>
    `Depth ${depth}, ${positions} positions, ${perSecond} a second`,
  even: 'level',
  /** The side that wins, and how: "White wins the round in 3 actions". */
  scored: (side: string, score: string) => `${side} ${score}`,
  winsIn: (actions: number, isOneRound: boolean) =>
    `wins${isOneRound ? '' : ' the round'} in ${actions} ${actions === 1 ? 'action' : 'actions'}`,

  // ---- the panel ----
  panel: {
    engine: 'Engine',
    backends: { wasm: 'WebAssembly', js: 'JavaScript', rules: 'Plain rules' },
    off: 'off',
    starting: 'starting',
    evaluations: { network: 'trained network', classical: 'classical evaluation' },
    threads: (threads: number) => `${threads} threads`,
    thinking: 'thinking',
    nothing: 'Nothing can be played here.',
    isReserved: 'The engine waits until the report is made.',
    searching: 'Searching…',
    lines: 'Lines',
    best: 'Best lines',
    whole: 'Whole line',
    ofPosition: 'The best lines of the position on the board are shown here.',
    why: (why: string) => `The best line: ${why}`,
    ofComputer: 'While the computer thinks or looks for a hint, its best lines are shown here.',
    trained: 'Trained network',
    trainedHint:
      'It has learnt from games of the computer. Off: the classical evaluation, which people wrote. Used from the next search on.',
  },
  evaluation: (words: string | undefined) => `Evaluation: ${words ?? 'not known yet'}`,

  // ---- failures; a reason follows ----
  fails: {
    hint: 'The computer could not find a hint:',
    offer: 'The computer could not think about your offer:',
    analysis: 'The engine could not search this position:',
    action: 'The computer cannot go on:',
  },
};

/** The texts about what the computer thinks. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
