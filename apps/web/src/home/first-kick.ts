import { must } from '@kickmate/board';
import { type CatalogueEntry, loadVariant } from '@kickmate/catalogue';
import { actionFrom, type FirstKick, Match } from '@kickmate/game';
import { type AnyMatch, againstComputer, beginSession, Driver, ON_ONE_DEVICE, type Session } from '@kickmate/play';
import { computed, nextTick, onScopeDispose, shallowRef } from 'vue';
import { useEngine } from '../shared/engine/engine.ts';
import { failureWords } from '../shared/failure-words.ts';
import { deviceHost, localStage } from '../stage/local.ts';
import { useStage } from '../stage/stage.ts';

/** The match of a game that somebody new may begin with: its first actions have been played. */
async function matchOf({ id }: CatalogueEntry, { seed, goals, actions }: FirstKick): Promise<AnyMatch> {
  const start: AnyMatch = Match.start(await loadVariant(id), { seed, goals });
  return actions.split(' ').reduce((match, action) => must(match.playText(action)), start);
}

/**
 * A match against the lowest level that is shown on the start page, as a guest on the stage, while the caller's scope lives. Who
 * goes on with it, keeps it.
 * @param seen resolves when the person has seen what was played
 */
export function useFirstKick(entry: CatalogueEntry, first: FirstKick, seen: () => Promise<void>) {
  const stage = useStage();
  const engine = useEngine();
  const session = shallowRef<Session>();
  const failure = shallowRef('');
  let driver: Driver | undefined;
  let isOver = false;

  function show(next: Session): void {
    session.value = next;
    if (!isOver) stage.setGuest(localStage(next, undefined, (command) => driver!.dispatch(command)));
  }

  async function begin(): Promise<void> {
    failure.value = '';
    try {
      const match = await matchOf(entry, first);
      if (isOver) return;
      const seats = againstComputer(1, match.side);
      const opened = beginSession(match, { seats, terms: ON_ONE_DEVICE, beganAt: Date.now() }, performance.now());
      const waitUntilSeen = async () => {
        await nextTick();
        await seen();
      };
      driver = new Driver(opened, { ...deviceHost(engine), changed: show, waitUntilSeen });
      show(opened);
      driver.startPlaying();
    } catch (error) {
      failure.value = failureWords(error);
    }
  }

  /** The square of a piece that can kick the ball in the first turn, and that of the ball. */
  const firstKick = computed(() => {
    const { match } = session.value ?? {};
    if (!match || match.rounds.length > 1 || match.round.plies.length > first.actions.split(' ').length)
      return undefined;
    const { variant, position, actions } = match;
    const kick = actions.find((action) => variant.events(position, { action }).some(({ kind }) => kind === 'kick'));
    const ball = variant.ball?.squareOf(position);
    return kick === undefined || ball === undefined ? undefined : { from: actionFrom(kick), ball };
  });

  onScopeDispose(() => {
    isOver = true;
    driver?.stopPlaying();
    if (session.value) engine.stop();
    stage.setGuest(undefined);
  });

  return { session, failure, firstKick, begin };
}
