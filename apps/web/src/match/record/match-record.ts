import { writeRecord } from '@kickmate/record';
import { type ComputedRef, computed } from 'vue';
import { formatAnalysis } from '../../stage/analysis.ts';
import { recordTags } from '../../stage/record-tags.ts';
import { useStage } from '../../stage/stage.ts';
import { writeOpened } from './opened-text.ts';

/** The record of the open match, or of the analysis; `undefined` if there is none. */
export function useMatchRecord(): ComputedRef<string | undefined> {
  const stage = useStage();
  return computed(() => {
    const { match, mainLine, tree, path, openedRecord } = stage;
    if (!match || !mainLine || !tree) return undefined;
    if (path) return formatAnalysis({ match: mainLine, tree });
    const tags = recordTags(stage, new Date(stage.beganAt ?? Date.now()));
    return openedRecord ? writeOpened(match, openedRecord, tags) : writeRecord(match, tags);
  });
}
