import { writeRecord } from '@kickmate/record';
import { type ComputedRef, computed } from 'vue';
import { formatAnalysis } from '../analysed.ts';
import { useMatch } from '../match.ts';
import { writeOpened } from './opened-record.ts';
import { recordTags } from './record-tags.ts';

/** The record of the open match, or of the analysis; `undefined` if there is none. */
export function useMatchRecord(): ComputedRef<string | undefined> {
  const game = useMatch();
  return computed(() => {
    const { match, seats, remote, opened, analysed } = game;
    if (!match) return undefined;
    if (analysed) return formatAnalysis(analysed);
    const begun = remote ? new Date(remote.session.begun ?? Date.now()) : (game.begun ?? new Date());
    const tags = recordTags(seats, begun, remote);
    return opened ? writeOpened(match, opened, tags) : writeRecord(match, tags);
  });
}
