import type { Side } from '@kickmate/board';
import { type Gender, messages } from '@kickmate/language';

const ENGLISH = {
  /** A piece of White or of Black, by its name in small letters. */
  piece: {
    w: (name: string, _gender: Gender | undefined) => `white ${name}`,
    b: (name: string, _gender: Gender | undefined) => `black ${name}`,
  } satisfies Record<Side, unknown>,
  withBall: (piece: string) => `${piece} with the ball`,
  ball: 'ball',
  /** Of a piece about which the aim of a map is. */
  royal: 'royal',
  looseBall: 'loose ball',
  empty: 'empty',
  emptyBoard: 'empty board',
  /** The tiles; a floor is not mentioned. */
  tiles: {
    floor: '',
    wall: 'wall',
    hole: 'hole',
    tree: 'tree',
    door: 'closed door',
    key: 'key',
    exit: 'exit',
    boots: 'boots',
    wings: 'wings',
    spurs: 'spurs',
    horns: 'horns',
  },
  /** Words for what the selected piece can do on a square. */
  can: {
    move: 'can move here',
    capture: 'can capture here',
    kick: 'can kick here',
    pass: 'can pass here',
    shot: 'can shoot here',
    end: 'can end the turn here',
    swap: 'can swap sides here',
  },
  /** Words for what the inspected piece could do there. */
  could: { move: 'could move here', capture: 'could capture here' },
  inCheck: 'in check',
  wrong: (fault: string) => `wrong: ${fault}`,
  kicker: { ready: 'may kick', spent: 'has kicked' },
  selected: 'selected',
  /** Said when a piece is picked, and when it is put back without an action. */
  picked: (piece: string, square: string) => `${piece} on ${square} picked`,
  putBack: 'put back',
  step: (step: number) => `step ${step} of the way`,
  /** `isPlain`: the game has no ball, and its actions are called moves. */
  last: (isPlain: boolean) => `last ${isPlain ? 'move' : 'action'}`,
  earlier: 'earlier in the turn',
  stops: (numbers: readonly number[]) => `stop ${numbers.join(' and ')} of the ball`,
  sending: (isPlain: boolean) => `${isPlain ? 'move' : 'action'} being sent`,
  planned: (numbers: readonly number[]) => `planned move ${numbers.join(' and ')}`,
  hint: { from: 'hint starts here', to: 'hint ends here' },
  goal: (title: string, side: string) => `${title} for ${side}`,
  win: (title: string, side: string, isOneRound: boolean) => `${title}: ${side} wins${isOneRound ? '' : ' the round'}`,
  cannotAct: (side: string) => `${side} cannot act`,
};

/** The texts on the board, and those for screen readers. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
