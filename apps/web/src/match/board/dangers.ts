import { opponent, squareName } from '@kickmate/board';
import { type AnyMatch, computerLevel } from '@kickmate/play';
import type { Danger } from '@kickmate/play/danger';
import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { inPieces } from '../../shared/in-pieces.ts';
import { useStage } from '../../stage/stage.ts';
import { capital, playerOf } from '../../words/players.ts';
import { texts } from '../../words/texts.ts';

/** Against this level of the computer, and stronger ones, nobody is warned. */
const UNWARNED_LEVEL = 5;
/** The time for which the search waits, so that it does not disturb an animation, in milliseconds. */
const WAIT_MS = 400;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The dangers of which a person who plays a weak level of the computer is warned, in the person's own turn. */
export const useDangers = defineStore('dangers', () => {
  const stage = useStage();
  const settings = useSettings();
  const found = shallowRef<{ readonly match: AnyMatch; readonly dangers: readonly Danger[] }>();

  const isWarned = computed(() => {
    const { ownSide, seats, isTurnHere } = stage;
    if (!settings.dangers || ownSide === undefined || !isTurnHere) return false;
    return (computerLevel(seats, opponent(ownSide)) ?? UNWARNED_LEVEL) < UNWARNED_LEVEL;
  });
  const dangers = computed(() => (isWarned.value && found.value?.match === stage.match ? found.value!.dangers : []));
  /** The squares of kings that can be captured. */
  const squares = computed(() => dangers.value.flatMap((one) => (one.kind === 'capture' ? [one.square] : [])));

  /** The side in whose goal the other side may have the ball in its next turn. */
  const goal = computed(() => (dangers.value.some(({ kind }) => kind === 'goal') ? stage.ownSide : undefined));

  /** The dangers in sentences: "The computer can score in its next turn." */
  const words = computed(() => {
    // A goal is the graver danger of a turn that ends now.
    const isGoal = dangers.value.some(({ kind }) => kind === 'goal');
    const told = dangers.value.filter(({ kind }) => !isGoal || kind !== 'ball');
    return told.map(sentence).join(' ');
  });
  function sentence(danger: Danger): string {
    const { ownSide, seats, variant } = stage;
    switch (danger.kind) {
      case 'goal': {
        const other = playerOf(seats, opponent(ownSide ?? 'w'));
        return capital(texts.danger[variant?.ball ? 'score' : 'win'](other));
      }
      case 'capture':
        return texts.danger.king(squareName(variant!.board, danger.square));
      case 'ball':
        return texts.danger.ball;
    }
  }

  watch(
    () => (isWarned.value ? stage.match : undefined),
    (match) => {
      if (match && found.value?.match !== match) void search(match);
    },
    { immediate: true },
  );

  /** Looks for dangers. Ends without a result when something is played. */
  async function search(match: AnyMatch): Promise<void> {
    // It cannot be fetched where the page is just being left, or the network is gone: then nobody is warned.
    const fetched = import('@kickmate/play/danger').catch(() => undefined);
    const [danger] = await Promise.all([fetched, sleep(WAIT_MS)]);
    if (!danger) return;
    const dangers = await inPieces(danger.findDangers(match), () => isWarned.value && stage.match === match);
    if (dangers) found.value = { match, dangers };
  }

  return { words, squares, goal };
});
