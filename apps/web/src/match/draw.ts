import type { Score } from '@kickmate/engine';
import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { useEngine } from '../shared/engine/engine.ts';
import { setUpPosition } from './begin/set-up.ts';
import { offerRequest } from './computer/search-request.ts';
import { useMatch } from './match.ts';

/** Before so many actions of both sides the computer does not think of a level game as drawn, unless it was set up. */
const EARLY = 40;
/** Up to here a game is level, in hundredths of a pawn: whose turn it is counts more. */
const LEVEL = 15;
/** From here on it is glad of a draw at any time, in hundredths of a pawn: Black is behind a little in any opening. */
const WORSE = -150;

/** Whether the computer takes a draw, by what it thinks of its own position. */
export function takesDraw(own: Score, isEarly: boolean): boolean {
  if (own.kind === 'win') return own.actions < 0;
  return own.value <= (isEarly ? WORSE : LEVEL);
}

const turned = (score: Score): Score =>
  score.kind === 'win' ? { ...score, actions: -score.actions } : { ...score, value: -score.value };

/** Offers of a draw to the computer, in the player's turn. It takes them by its own score. */
export const useDraw = defineStore('draw', () => {
  const game = useMatch();
  const engine = useEngine();
  /** Whether the computer has declined, in this position. */
  const isDeclined = ref(false);
  watch(
    () => game.match,
    () => {
      isDeclined.value = false;
      if (engine.thinking === 'offer') engine.stop();
    },
    { flush: 'sync' },
  );

  /** Offers a draw; the game is over if it is taken. */
  async function offer(): Promise<void> {
    const { match } = game;
    if (!match || !game.isPlayersTurn) return;
    const { variant, position } = match;
    const result = await engine.think({ variant, position, purpose: 'offer' }, offerRequest(match));
    const score = result?.lines[0]?.score;
    if (!score || game.match !== match) return;
    const isEarly = match.round.plies.length < EARLY && setUpPosition(match) === undefined;
    if (takesDraw(turned(score), isEarly)) game.agreeDraw();
    else isDeclined.value = true;
  }

  return { isDeclined, offer };
});
