import { messages } from '@kickmate/language';

const ENGLISH = {
  scorer: (piece: string, square: string, how: string) => `${piece} from ${square}: ${how.toLowerCase()}`,
  ownGoal: 'own goal',
  minute: (minute: number) => `${minute}′`,
  turn: (turn: number) => `turn ${turn}`,
  /** Words across the board when somebody scores; the score follows: "You lead 2 to 1". */
  goal: (score: string) => `Goal! ${score}`,
};

/** The texts about goals. */
export const texts = messages(ENGLISH, () => import('./goal-texts.de.ts'));
