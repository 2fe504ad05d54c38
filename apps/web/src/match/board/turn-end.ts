import { watch } from 'vue';
import type { ShownPosition } from '../../stage/shown-position.ts';
import { useStage } from '../../stage/stage.ts';
import { useSelection } from './selection.ts';

/** The time for which the status says that the turn ends by itself, before it does, in milliseconds. */
const NOTICE_MS = 900;

/** Ends the person's turn when nothing else is left to do in it (`automaticEnd` of the selection), once what was played has been seen. */
export function useTurnEnd(shown: Pick<ShownPosition, 'waitUntilSeen'>): void {
  const stage = useStage();
  const selection = useSelection();

  watch(
    () => (selection.automaticEnd === undefined ? undefined : stage.match),
    async (match, _, onCleanup) => {
      if (!match) return;
      let isCurrent = true;
      onCleanup(() => {
        isCurrent = false;
      });
      await shown.waitUntilSeen();
      await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
      if (isCurrent && selection.automaticEnd !== undefined) stage.play(selection.automaticEnd);
    },
    { immediate: true, flush: 'post' },
  );
}
