import { gameOf } from '@kickmate/game';
import { serialise, TWO_PEOPLE } from '@kickmate/play';
import { writeRecord } from '@kickmate/record';
import { ref } from 'vue';
import { useRouter } from 'vue-router';
import { isInPlay } from '../home/waiting.ts';
import { useNewMatch } from '../match/begin/new-match.ts';
import { useAnalysis } from '../match/computer/analysis.ts';
import { useMatch } from '../match/match.ts';
import { openRecord } from '../match/record/open-record.ts';
import { recordTags } from '../match/record/record-tags.ts';

/**
 * Opens the finished game of a table as a match of this device, in which variations are tried, the engine is asked, and
 * anybody may play on.
 */
export function useOpenHere() {
  const game = useMatch();
  const form = useNewMatch();
  const analysis = useAnalysis();
  const router = useRouter();
  /** Whether the person is asked, because a match of this device that is not over would be replaced. */
  const asks = ref(false);
  const problem = ref('');

  /** Opens the game, or asks first. */
  async function offer(): Promise<void> {
    if (game.variant && (await isInPlay(gameOf(game.variant.id)))) asks.value = true;
    else await open();
  }

  async function open(): Promise<void> {
    asks.value = false;
    const { match, seats, remote } = game;
    if (!match || !remote) return;
    const begun = new Date(remote.session.begun ?? Date.now());
    const opened = await openRecord(writeRecord(match, recordTags(seats, match, begun, remote)));
    if (!opened.ok) {
      problem.value = `The game cannot be opened here: ${opened.error.message}.`;
      return;
    }
    // The record has the clocks as of the last action; the game ended some time after it.
    const { elapsed, owed } = serialise(remote.session, performance.now());
    game.open(opened.value.match, { ...TWO_PEOPLE }, { begun, opened: opened.value, state: { elapsed, owed } });
    analysis.want(opened.value);
    form.game = gameOf(match.variant.id);
    await router.push('/match');
  }

  return { asks, problem, offer, open };
}
