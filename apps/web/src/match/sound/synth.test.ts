import { describe, expect, test } from 'vitest';
import { type SoundName, Synth } from './synth.ts';

/** A context that notes what is started, with its loudness and its end. */
class FakeContext {
  currentTime = 1;
  state: AudioContextState = 'running';
  sampleRate = 100;
  destination = {};
  resumed = 0;
  readonly started: { kind: string; at: number; end: number }[] = [];
  readonly levels: number[] = [];
  readonly pitches: number[] = [];

  async resume() {
    this.resumed++;
  }
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain = () => ({ gain: this.#parameter(this.levels), connect: () => {} });
  createBiquadFilter = () => ({ type: '', frequency: this.#parameter(this.pitches), connect: () => {} });
  createOscillator = () => this.#source('tone');
  createBufferSource = () => this.#source('noise');

  #parameter(values: number[]) {
    return {
      setValueAtTime: (value: number) => void values.push(value),
      exponentialRampToValueAtTime: (value: number) => {
        // As browsers do.
        if (value <= 0) throw new RangeError('not above 0');
      },
    };
  }

  #source(kind: string) {
    const one = { kind, at: 0, end: 0 };
    return {
      frequency: this.#parameter(this.pitches),
      connect: (to: object) => to,
      start: (at: number) => {
        one.at = at;
        this.started.push(one);
      },
      stop: (end: number) => {
        one.end = end;
      },
    };
  }
}

const setUp = () => {
  const context = new FakeContext();
  return { context, synth: new Synth(() => context as unknown as AudioContext) };
};

const ALL: readonly SoundName[] = [
  ...(['move', 'capture', 'promote', 'check', 'kick', 'bounce', 'smash', 'thud'] as const),
  ...(['net', 'goal', 'whistle', 'end', 'over', 'unlock', 'pickUp', 'lowTime'] as const),
];

describe('a sound', () => {
  test.each(ALL)('%s begins now, ends within two seconds, and can be heard', (name) => {
    const { context, synth } = setUp();
    synth.play(name, 1);
    expect(Math.min(...context.started.map(({ at }) => at))).toBe(1);
    for (const { at, end } of context.started) {
      expect(end).toBeGreaterThan(at);
      expect(end).toBeLessThan(3);
    }
    for (const level of context.levels) expect(level).toBeGreaterThan(0);
    for (const pitch of context.pitches) expect(pitch).toBeGreaterThan(40);
    // All parts together stay below what loudspeakers can do without distortion, more or less.
    expect(context.levels.reduce((sum, level) => sum + level, 0)).toBeLessThan(2.2);
  });

  test('is a quarter as strong at half of the volume', () => {
    const { context, synth } = setUp();
    synth.play('bounce', 1);
    synth.play('thud', 1);
    const [bounce] = context.levels;
    context.currentTime = 2;
    synth.play('bounce', 0.5);
    expect(context.levels.at(-1)).toBeCloseTo(bounce! / 4);
  });

  test('is played once where several effects want it at the same moment', () => {
    const { context, synth } = setUp();
    synth.play('bounce', 1);
    synth.play('bounce', 1);
    expect(context.started).toHaveLength(1);
  });

  test('wakes a context that the browser made wait', () => {
    const { context, synth } = setUp();
    context.state = 'suspended';
    synth.play('move', 1);
    expect(context.resumed).toBe(1);
  });

  test('is silence where there is no Web Audio', () => {
    const synth = new Synth(() => {
      throw new ReferenceError('AudioContext is not defined');
    });
    expect(() => synth.play('goal', 1)).not.toThrow();
  });
});
