/** The sounds of the app. */
export type SoundName =
  | 'move'
  | 'capture'
  | 'promote'
  | 'check'
  | 'kick'
  | 'bounce'
  | 'smash'
  | 'thud'
  | 'net'
  | 'goal'
  | 'whistle'
  | 'end'
  | 'over'
  | 'unlock'
  | 'pickUp'
  | 'lowTime';

/** A part of a sound: a tone that glides, or filtered noise. */
interface Part {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Hertz at the beginning: of the tone, or of the middle of the noise. */
  readonly from: number;
  /** Hertz at the end; absent: it stays. */
  readonly to?: number;
  /** Seconds after the beginning of the sound. */
  readonly at?: number;
  /** Seconds. It fades out over all of them. */
  readonly length: number;
  /** Loudness, 0 to 1. */
  readonly level: number;
}

/** A referee's whistle: two high tones that beat against each other. */
const whistle = (at: number, length: number): readonly Part[] => [
  { wave: 'square', from: 2300, at, length, level: 0.1 },
  { wave: 'square', from: 2345, at, length, level: 0.1 },
  { wave: 'noise', from: 4200, at, length, level: 0.08 },
];

const SOUNDS: Readonly<Record<SoundName, readonly Part[]>> = {
  move: [
    { wave: 'sine', from: 380, to: 170, length: 0.07, level: 0.5 },
    { wave: 'noise', from: 1700, length: 0.025, level: 0.35 },
  ],
  capture: [
    { wave: 'sine', from: 300, to: 110, length: 0.11, level: 0.6 },
    { wave: 'noise', from: 1200, length: 0.06, level: 0.5 },
  ],
  promote: [
    { wave: 'triangle', from: 523, length: 0.12, level: 0.35 },
    { wave: 'triangle', from: 784, at: 0.09, length: 0.2, level: 0.35 },
  ],
  check: [
    { wave: 'triangle', from: 659, length: 0.1, level: 0.35 },
    { wave: 'triangle', from: 880, at: 0.09, length: 0.16, level: 0.35 },
  ],
  kick: [
    { wave: 'sine', from: 170, to: 55, length: 0.13, level: 0.9 },
    { wave: 'noise', from: 700, length: 0.04, level: 0.4 },
  ],
  bounce: [{ wave: 'triangle', from: 290, to: 190, length: 0.09, level: 0.5 }],
  smash: [
    { wave: 'noise', from: 2600, to: 350, length: 0.26, level: 0.6 },
    { wave: 'sine', from: 120, to: 45, length: 0.2, level: 0.7 },
  ],
  thud: [{ wave: 'sine', from: 130, to: 65, length: 0.12, level: 0.7 }],
  net: [{ wave: 'noise', from: 3200, to: 1500, length: 0.3, level: 0.25 }],
  goal: [
    { wave: 'triangle', from: 523, length: 0.22, level: 0.35 },
    { wave: 'triangle', from: 659, at: 0.12, length: 0.22, level: 0.35 },
    { wave: 'triangle', from: 784, at: 0.24, length: 0.5, level: 0.4 },
    { wave: 'noise', from: 900, at: 0.1, length: 0.9, level: 0.18 },
  ],
  whistle: whistle(0, 0.32),
  end: [...whistle(0, 0.2), ...whistle(0.3, 0.2), ...whistle(0.6, 0.55)],
  over: [
    { wave: 'triangle', from: 392, length: 0.3, level: 0.3 },
    { wave: 'triangle', from: 523, at: 0.15, length: 0.3, level: 0.3 },
    { wave: 'triangle', from: 659, at: 0.3, length: 0.7, level: 0.35 },
  ],
  unlock: [
    { wave: 'square', from: 1400, length: 0.03, level: 0.12 },
    { wave: 'sine', from: 240, to: 120, at: 0.06, length: 0.2, level: 0.5 },
  ],
  pickUp: [
    { wave: 'sine', from: 988, length: 0.08, level: 0.3 },
    { wave: 'sine', from: 1319, at: 0.07, length: 0.18, level: 0.3 },
  ],
  lowTime: [
    { wave: 'square', from: 990, length: 0.05, level: 0.14 },
    { wave: 'square', from: 990, at: 0.12, length: 0.05, level: 0.14 },
  ],
};

/** A sound may not begin again within this time, in seconds: effects that come together would only be louder. */
const APART = 0.03;

/**
 * Makes the app's sounds, which are computed, by Web Audio. Where the browser has none, or does not allow it before the
 * person has done something on the page, nothing is heard and nothing fails.
 */
export class Synth {
  readonly #makeContext: () => AudioContext;
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;
  readonly #last = new Map<SoundName, number>();

  constructor(makeContext: () => AudioContext = () => new AudioContext()) {
    this.#makeContext = makeContext;
  }

  /** Plays a sound. @param volume 0 to 1 */
  play(name: SoundName, volume: number): void {
    try {
      this.#context ??= this.#makeContext();
      const context = this.#context;
      // A page that was in the background, or on which nothing was pressed yet: it may be allowed now.
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      const now = context.currentTime;
      if (now - (this.#last.get(name) ?? -1) < APART) return;
      this.#last.set(name, now);
      for (const part of SOUNDS[name]) this.#start(context, part, now, volume);
    } catch {
      // Without Web Audio the app is silent.
    }
  }

  #start(context: AudioContext, { wave, from, to = from, at = 0, length, level }: Part, now: number, volume: number) {
    const begin = now + at;
    const end = begin + length;
    const loudness = context.createGain();
    // Ears hear the square of the volume as half as loud at half of it.
    loudness.gain.setValueAtTime(level * volume * volume, begin);
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    loudness.connect(context.destination);
    const glide = (pitch: AudioParam) => {
      pitch.setValueAtTime(from, begin);
      pitch.exponentialRampToValueAtTime(to, end);
    };
    if (wave === 'noise') {
      const noise = context.createBufferSource();
      noise.buffer = this.#noise ??= whiteNoise(context);
      noise.loop = true;
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      glide(filter.frequency);
      noise.connect(filter).connect(loudness);
      noise.start(begin);
      noise.stop(end);
      return;
    }
    const tone = context.createOscillator();
    tone.type = wave;
    glide(tone.frequency);
    tone.connect(loudness);
    tone.start(begin);
    tone.stop(end);
  }
}

/** Half a second of noise with all frequencies. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
