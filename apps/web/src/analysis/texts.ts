import { EN, messages } from '@kickmate/language';
import type { Encounter } from '../shared/words.ts';

const ENGLISH = {
  page: {
    title: (game: string) => `Analysis: ${game}`,
    leaveLineUp: 'Leave the line-up as it was',
    report: 'How it went',
    bringBack: 'Back to the analysis before',
    cannotOpen: 'This analysis cannot be opened',
    toStart: 'Back to the start page',
    rulesFail: (reason: string) => `The rules could not be fetched: ${reason}`,
    noGame: (id: string, games: readonly string[]) => `There is no game '${id}'. The games are ${games.join(', ')}.`,
  },
  controls: {
    label: 'Analysis',
    flip: 'Flip',
    edit: 'Edit',
    lineUp: 'Line up',
    play: 'Play',
    record: 'Record',
    share: 'Share',
    begin: 'New',
    shareTitle: 'Share the analysis',
    shareWhat: 'The link holds all moves, variations and comments; nothing is stored anywhere else.',
  },
  notes: {
    title: 'Notes',
    comment: 'Comment',
    moveSigns: 'Signs for the move',
    positionSigns: 'Signs for the position',
    variation: 'Variation',
    promote: 'Promote',
    makeMain: 'Make main line',
    remove: (action: string) => `Delete from this ${action} on`,
    takeBack: 'Undo the last change',
  },
  outcome: {
    asks: 'Chance decides this. Which outcome do you want to look at?',
    label: 'Outcome',
    play: 'Play this',
    draw: 'Let chance decide',
    option: (words: string, percent: number) => `${words}: ${EN.percent(percent)}`,
  },
  playFrom: {
    title: 'Play from here',
    begins: (encounter: Encounter) => `The ${encounter} begins from this position.`,
    replaces: (encounter: Encounter) => `It replaces the ${encounter} that is being played on this device.`,
  },
  editor: {
    title: (game: string) => `Position editor: ${game}`,
    board: (game: string) => `${game} position`,
    onlyText: 'The positions of this game can be set up as text only.',
    canBePlayed: 'This position can be played.',
    otherFields: 'This text has other fields than a position of this game.',
    position: 'Position',
    undo: 'Undo',
    start: 'Start position',
    clear: 'Clear the board',
    flip: 'Flip',
    use: 'Use this position',
    analyse: 'Analyse',
    play: 'Play from here',
    symmetry: 'Symmetry',
    symmetries: { none: 'None', mirrored: 'The other side mirrored', turned: 'The other side turned by half' },
    game: 'Game',
    text: 'Position as text',
    help: "Drag a piece, or choose a tool and then a square. With the keyboard: a piece's letter on a square puts it there, as a capital for White; the Delete key takes it away.",
    back: 'Back to the analysis',
    squaresHint: 'Squares with commas between them, or - for none. The tool of this name picks them on the board.',
    tools: 'Tools',
    hand: 'Hand: move pieces',
    eraser: 'Eraser: take pieces away',
  },
};
/** The type of the texts of the analysis board and the position editor. */
export type AnalysisTexts = typeof ENGLISH;

/** The texts of the analysis board and the position editor. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
