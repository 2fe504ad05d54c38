import type { EffectKind } from '@kickmate/board-ui';
import type { GameEvent } from '@kickmate/game';
import { type Path, plyBetween } from '@kickmate/record';
import { defineStore } from 'pinia';
import { computed, type Ref, watch } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import type { ShownPosition } from '../../stage/shown-position.ts';
import { useStage } from '../../stage/stage.ts';
import { useClock } from '../clock/clock.ts';
import { type SoundName, Synth } from './synth.ts';

/** The sound of what an animation shows, when it shows it. */
const OF_EFFECTS: Readonly<Partial<Record<EffectKind, SoundName>>> = {
  capture: 'capture',
  burst: 'smash',
  kick: 'kick',
  bounce: 'bounce',
  thud: 'thud',
  net: 'net',
  goal: 'goal',
  check: 'check',
  unlock: 'unlock',
  pickUp: 'pickUp',
};

/** Without animations an action has one sound: that of its first event in this list. */
const OF_EVENTS: readonly (readonly [GameEvent['kind'], SoundName])[] = [
  ['goal', 'goal'],
  ['destroy', 'smash'],
  ['check', 'check'],
  ['promote', 'promote'],
  ['capture', 'capture'],
  ['shot', 'kick'],
  ['ballPass', 'kick'],
  ['kick', 'kick'],
  ['unlock', 'unlock'],
  ['pickUp', 'pickUp'],
  ['move', 'move'],
];

/** The times left at which the clock of a person who has to act warns, in milliseconds, the longest first. */
const WARNINGS = [10_000, 5_000] as const;
/** A turn of a live match is so short that only the last warning is one. */
const TURN_WARNINGS = [5_000] as const;

/** Plays sounds as loud as the settings want them. */
export const useSpeaker = defineStore('speaker', () => {
  const settings = useSettings();
  const synth = new Synth();
  const play = (name: SoundName): void => {
    if (settings.sound && !document.hidden) synth.play(name, settings.volume / 100);
  };
  return { play };
});

/** Plays the sounds of the board and of the clock while its scope lives. */
export function useSounds(shown: ShownPosition): void {
  const stage = useStage();
  const speaker = useSpeaker();
  /** Without a ball there is neither a cheer nor a referee. */
  function play(name: SoundName): void {
    const hasBall = stage.variant?.ball !== undefined;
    if (hasBall || (name !== 'goal' && name !== 'whistle')) speaker.play(name === 'end' && !hasBall ? 'over' : name);
  }

  followEffects(shown, play);
  followSteps(shown, play);
  followClock(play);

  /** Whether the match has ended, and its end has not been seen yet. */
  let endComes = false;
  stage.onMatchChange((match, before) => {
    const isSame = match.rounds[0]?.start === before?.rounds[0]?.start;
    endComes = isSame && !before?.end && match.end !== undefined;
    const hasBegun = !isSame && match.rounds.length === 1 && match.round.plies.length === 0;
    if (hasBegun && stage.can.playOn) play('whistle');
  });
  watch(
    () => [stage.end, shown.isSettled.value],
    () => {
      if (!endComes || !shown.isSettled.value) return;
      endComes = false;
      play('end');
    },
    { flush: 'post' },
  );
}

type Play = (name: SoundName) => void;

/** Plays the sound of each effect when it begins. */
function followEffects({ animator }: ShownPosition, play: Play): void {
  const heard = new Set<number>();
  watch(
    animator.frame,
    (frame) => {
      if (!frame) heard.clear();
      for (const { key, kind } of frame?.effects ?? []) {
        if (heard.has(key)) continue;
        heard.add(key);
        const sound = OF_EFFECTS[kind];
        if (sound) play(sound);
      }
    },
    { flush: 'sync' },
  );
}

/** Plays the sound of a piece that goes, and where nothing is animated, that of the whole action. */
function followSteps(shown: ShownPosition, play: Play): void {
  const stage = useStage();
  watch(
    shown.path as Ref<Path | undefined>,
    (to, from) => {
      const { tree } = stage;
      const ply = tree && from && to && plyBetween(tree, from, to);
      if (!ply) return;
      const kinds = new Set(tree.variant.events(ply.before, ply).map(({ kind }) => kind));
      const sound = shown.isAnimating.value
        ? kinds.has('move') && 'move'
        : OF_EVENTS.find(([kind]) => kinds.has(kind))?.[1];
      if (sound) play(sound);
    },
    { flush: 'post' },
  );
}

/** Warns a person at this device who has to act, when little time is left. */
function followClock(play: Play): void {
  const stage = useStage();
  const clock = useClock();
  const left = computed(() => {
    if (!stage.isTurnHere || !clock.isRunning || !stage.toAct) return undefined;
    return clock.left?.turnLeftMs ?? clock.remaining?.[stage.toAct];
  });
  watch(left, (now, before) => {
    const warnings = clock.left ? TURN_WARNINGS : WARNINGS;
    if (now === undefined || before === undefined) return;
    if (warnings.some((limit) => now < limit && before >= limit)) play('lowTime');
  });
}
