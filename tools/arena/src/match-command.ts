import { defineCommand, UsageError } from '@kickmate/command';
import { type MeetingResult, meet } from './meet.ts';
import { MEETING_ARGS, readMeeting, readMeetingOptions } from './meeting-options.ts';
import { PLAYER_MANUAL } from './player-spec.ts';
import type { Claims, Sprt } from './sprt.ts';
import { tallyText } from './tally.ts';

const MANUAL = `Two players, matches in pairs with the colours exchanged.

A player that plays what is illegal, ends, does not answer or exceeds its clock loses the match; the report counts such
failures. Draws that could be claimed are.

${PLAYER_MANUAL}`;

/** `arena match`. */
export const matchCommand = defineCommand({
  meta: { name: 'match', description: MANUAL },
  args: {
    first: { type: 'positional', required: true, description: 'a player' },
    second: { type: 'positional', required: true, description: 'the other' },
    ...MEETING_ARGS,
    sprt: {
      type: 'string',
      description: 'two differences of Elo, 0,10: ends when one of them can be told from the other',
    },
    resume: { type: 'string', description: 'a file: keeps finished pairs in it, and does not play those again' },
    pgn: { type: 'string', description: 'a file: the records of all matches' },
  },
  async run({ args }) {
    const { first, second } = args;
    const options = await readMeetingOptions(args);
    const claims = args.sprt === undefined ? undefined : claimsFrom(args.sprt);
    const players = await readMeeting(options, first, second);
    const meeting = { ...players, ...(args.pgn !== undefined && { names: [first, second] as const }) };
    const result = await meet(meeting, options, `${first} - ${second}`, { file: args.resume, pgn: args.pgn, claims });
    const { variant, goals, opening, openings, seed } = options;
    if (args.json) print(JSON.stringify({ first, second, variant, goals, opening, openings, seed, ...result }));
    else print(`${first} - ${second}, ${variant} to ${goals}, seed ${seed}\n${resultText(result, claims)}`);
  },
});

function resultText({ tally, sprt, memory }: MeetingResult, claims: Claims | undefined): string {
  const lines = [
    tallyText(tally),
    `Memory   ${memory.afterFirstPair} MiB after the first pair, ${memory.atEnd} MiB at the end`,
  ];
  if (claims && sprt) lines.push(sprtText(sprt, claims));
  return lines.join('\n');
}

function claimsFrom(text: string): Claims {
  const [, low, high] = /^(-?\d+),(-?\d+)$/.exec(text) ?? [];
  if (Number(low) < Number(high)) return { low: Number(low), high: Number(high) };
  throw new UsageError(`--sprt must be two whole numbers of Elo, the smaller first, as in 0,10, not '${text}'`);
}

function sprtText({ ratio, accepted }: Sprt, { low, high }: Claims): string {
  const verdict = accepted
    ? `accepted: ${accepted === 'high' ? `at least ${high}` : `at most ${low}`} Elo`
    : 'undecided';
  return `SPRT     ${verdict} (LLR ${ratio.toFixed(2)})`;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
