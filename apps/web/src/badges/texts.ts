import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Badges',
  intro: 'Each one is for a first. They are kept on this device only.',
  count: (earned: number, all: number) => `${earned} of ${all}`,
  groups: { play: 'In matches', wins: 'First wins', lessons: 'Lessons', puzzles: 'Puzzles' },
  /** Beside the group of first wins. */
  noHints: 'Without hints',
  earned: (day: string) => `Earned on ${day}`,
  notEarned: 'Not earned yet',
  fresh: (count: number) => EN.plural(count, { one: 'A new badge', other: '# new badges' }),
  all: 'All badges',
  win: (name: string, level: number) => `Beat ${name}, level ${level}.`,
  lesson: (game: string) => `Learn ${game} to the end.`,
  badges: {
    goal: { title: 'Goal', how: 'Score a goal.' },
    bounce: { title: 'Off the wall', how: 'Let the ball bounce.' },
    ram: { title: 'Cannonball', how: 'Destroy a piece of the other side with the ball.' },
    chain: { title: 'Tiki-taka', how: 'Kick or pass three times in one turn.' },
    shot: { title: 'Sharpshooter', how: 'Score by a shot.' },
    save: { title: 'Safe hands', how: 'Let your king hold a shot.' },
    cleanSheet: { title: 'Clean sheet', how: 'Win a match without a goal against you.' },
    door: { title: 'Open sesame', how: 'Unlock a door.' },
    promotion: { title: 'Promoted', how: 'Make a pawn something better.' },
    mate: { title: 'Checkmate', how: 'Give checkmate.' },
    ownMap: { title: 'Architect', how: 'Finish a game on a map of your own.' },
    online: { title: 'Away game', how: 'Finish a game online.' },
    puzzle: { title: 'Puzzler', how: 'Solve a puzzle.' },
    run: { title: 'On a run', how: 'Solve five puzzles in a row, without a mistake and without help.' },
  },
};

/** The texts about badges. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
