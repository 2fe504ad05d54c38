// Tells how far a build has come, and about how long it will still take.
import { say } from './place.mjs';

/** A step of a build: the text by which its end is known in the output, and its share of the work, in seconds of one core. */
const stepsOf = (game) => [
  { sign: `${game}: optimising`, seconds: 3 },
  { sign: `${game}: compiling kernel.js`, seconds: 6 },
  { sign: `${game}: the kernel is `, seconds: 9 },
];

/**
 * Reads the output of a build of the app, line by line, and says now and then how much of it is done. What turbo finds in its cache
 * counts as done at once.
 * @param {readonly string[]} games the folders of the games with a kernel
 * @param {() => number} now seconds of a clock that never goes back
 */
export function buildProgress(games, now = () => performance.now() / 1000) {
  const steps = [
    { sign: 'bench: optimising', seconds: 4 },
    ...games.flatMap(stepsOf),
    { sign: 'transforming', seconds: 1 },
    { sign: 'built in', seconds: 14 },
  ];
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const begun = now();
  const seen = new Set();
  let told = 0;
  return (/** @type {string} */ line) => {
    const step = steps.find(({ sign }) => line.includes(sign));
    if (!step || seen.has(step)) return;
    seen.add(step);
    const done = [...seen].reduce((sum, { seconds }) => sum + seconds, 0);
    const percent = Math.floor((100 * done) / all);
    if (percent < told + 10 || percent >= 100) return;
    told = percent;
    const left = Math.ceil(((now() - begun) * (all - done)) / done);
    say(`      ${percent}%, about ${left} s more`);
  };
}
