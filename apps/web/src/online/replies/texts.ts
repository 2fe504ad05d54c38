import { messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Planned replies',
  help: 'Play the turn that you expect, then your reply, and so on. If your opponent plays exactly that, the server replies at once. Nobody else sees your plan.',
  plan: 'Plan replies',
  /** A turn of the opponent, and the reply to it. */
  pair: (turn: string, reply: string) => `if ${turn}, then ${reply}`,
  /** The end of a line that is being planned, without the reply. */
  open: (turn: string) => `if ${turn}, then …`,
  other: (name: string) => `Now a turn of ${name}.`,
  own: 'Now your reply.',
  end: 'The round ends here.',
  chance: 'Chance decides about this: nothing can be planned that follows.',
  undo: 'Take back',
  add: 'Add these replies',
  stop: 'Stop planning',
  added: 'They are planned.',
  remove: 'Remove',
  removeThis: (line: string) => `Remove: ${line}`,
  removed: 'They are removed.',
  dropped: 'Some planned replies do not fit any more, because something else was played.',
  forget: 'Forget those',
  played: 'Your opponent has played: planning has ended.',
};

/** The texts of planned replies. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
