import { loadVariant } from '@kickmate/catalogue';
import { gameOf } from '@kickmate/game';
import { useRoute, useRouter } from 'vue-router';
import { seedSwitch } from '../../shared/switches.ts';
import { useLocalMatch } from '../../stage/local.ts';
import { useStage } from '../../stage/stage.ts';
import { useSaved } from '../saved/saved.ts';
import { PUZZLE_SEATS, puzzleOf } from './puzzle.ts';

/** Starts puzzles. */
export function usePuzzleStart() {
  const stage = useStage();
  const local = useLocalMatch();
  const saved = useSaved();
  const route = useRoute();
  const router = useRouter();

  /** Starts the puzzle with a variant's id. Rejects if its rules cannot be fetched. */
  async function begin(id: string): Promise<void> {
    const variant = await loadVariant(id);
    local.begin(variant, { seats: PUZZLE_SEATS, seed: seedSwitch(route.query) });
    await router.push('/match');
  }

  /** Returns whether the puzzle would replace a match that is not over and not a puzzle. */
  async function isInPlay(id: string): Promise<boolean> {
    await saved.restore();
    const wanted = gameOf(id);
    const isOpen = stage.variant !== undefined && gameOf(stage.variant.id) === wanted;
    const match = isOpen ? stage.match : (await saved.read(wanted).catch(() => undefined))?.match;
    return match !== undefined && !match.end && match.canUndo && !puzzleOf(match.variant);
  }

  return { begin, isInPlay };
}
