/** A change of a source's text: `from` must occur exactly once. */
export interface Edit {
  /** The file, from the project's folder. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A fault that is planted into the programs, to see that the simulation finds it. */
export interface Plant {
  readonly name: string;
  /** The fault in a sentence. */
  readonly what: string;
  readonly edits: readonly Edit[];
  /** The seeds that have to find it, from 1 on, if more than usual. */
  readonly within?: number;
}

const SERVER = 'apps/server/src';
const WORLD = 'tools/simulate/src/world';

/** The faults that can be planted. Those of the database are planted into its model. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'early',
    what: 'An event counts before it is stored.',
    edits: [
      {
        file: `${SERVER}/table/journal.ts`,
        from: 'const committed = await this.#host.commits.append(pending.event);',
        to: `const committed = this.#host.commits.append(pending.event).catch(() => undefined) && 'done';`,
      },
    ],
  },
  {
    name: 'unsynced',
    what: 'The database answers before the disk has what was written.',
    edits: [
      {
        file: `${WORLD}/database.ts`,
        from: 'if (!READING.has(what)) await this.#sync();',
        to: 'if (!READING.has(what)) void this.#time.pause(8000, this.#host).then(() => this.#sync());',
      },
    ],
  },
  {
    name: 'epoch',
    what: 'An event of an earlier owner is stored.',
    edits: [{ file: `${WORLD}/model.ts`, from: 'game.epoch === epoch && game.version', to: 'game.version' }],
  },
  {
    name: 'version',
    what: 'An event is stored twice, under one number.',
    // Epochs keep two servers apart: both have to fail in one epoch, as at seed 704.
    within: 1000,
    edits: [{ file: `${WORLD}/model.ts`, from: 'game.version === version - 1 && !known', to: '!known' }],
  },
  {
    name: 'lease',
    what: 'A game is taken from a server that is alive.',
    edits: [
      {
        file: `${WORLD}/model.ts`,
        from: 'if (isOther && this.#isAlive(owner)) return',
        to: 'if (owner === game) return',
      },
    ],
  },
  {
    name: 'forgotten',
    what: 'A table that was loaded again does not know the commands of before.',
    edits: [
      {
        file: `${SERVER}/table/commands.ts`,
        from: 'for (const [command, v] of known) this.#answers.set(command, { v });',
        to: '',
      },
    ],
  },
  {
    name: 'doubled',
    what: 'A command that comes twice is carried out twice.',
    edits: [
      {
        file: `${SERVER}/table/commands.ts`,
        from: "if (answer && 'v' in answer) return this.#audience.acknowledge(member, id, answer.v);",
        to: "if (answer && 'v' in answer) return void (await this.#carryOut(by, { v: answer.v, op }, arrivedAt));",
      },
      { file: `${WORLD}/model.ts`, from: 'one.command === command);', to: 'one === undefined);' },
    ],
  },
  {
    name: 'retry',
    what: 'The second attempt to store an event stores another one.',
    edits: [
      {
        file: `${SERVER}/table/journal.ts`,
        from: '(await this.#append(this.#pending)).ok',
        to: '(await this.#append({ ...this.#pending, event: { ...this.#pending.event, command: undefined } })).ok',
      },
    ],
  },
  {
    name: 'taken',
    what: 'An event counts that the database has refused.',
    edits: [
      {
        file: `${SERVER}/table/journal.ts`,
        from: "if (committed !== 'done') {",
        to: "if (committed === 'duplicate') {",
      },
    ],
  },
  {
    name: 'behind',
    what: 'The app does not notice that the last change of a table never came.',
    edits: [
      {
        file: 'apps/web/src/online/connection.ts',
        from: '(message.v ?? 0) > (version ?? 0)',
        to: '(message.v ?? 0) > (version ?? 0) + 100',
      },
    ],
  },
  {
    name: 'step',
    what: "Play time follows a step of the database's clock.",
    edits: [
      {
        file: `${SERVER}/db/play-clock.ts`,
        from: 'return isStep && reading.beat.outage === this.#lastBeat.outage;',
        to: 'return isStep && reading === undefined;',
      },
    ],
  },
  {
    name: 'charged',
    what: 'The time that ran on after the database had gone away is charged.',
    edits: [
      {
        file: `${SERVER}/table/tables.ts`,
        from: 'for (const table of this.#tables.values()) table.noteOutage(since);',
        to: '',
      },
    ],
  },
  {
    name: 'luck',
    what: 'Chance follows from another stream than the one that is shown.',
    edits: [
      {
        file: `${SERVER}/table/events.ts`,
        from: 'fortune: changed, random: randomSourceOf(changed)',
        to: 'fortune: changed, random: randomSourceOf(fortune)',
      },
    ],
  },
  {
    name: 'outage',
    what: 'Clocks run on while the database is away.',
    edits: [
      {
        file: `${SERVER}/db/play-clock.ts`,
        from: 'if (!this.#isAway && !this.#isStopped) {',
        to: 'if (!this.#isStopped) {',
      },
      {
        file: `${SERVER}/db/play-clock.ts`,
        from: 'Math.min(this.#monotonic(), this.#beatAt + STALL_MS)',
        to: 'this.#monotonic()',
      },
    ],
  },
  {
    name: 'free',
    what: 'Thinking costs nothing.',
    edits: [
      {
        file: `${SERVER}/table/commands.ts`,
        from: 'let at = Math.max(Math.floor(arrivedAt), lastEventAt);',
        to: 'let at = Math.max(Math.min(Math.floor(arrivedAt), lastEventAt + 1000), lastEventAt);',
      },
    ],
  },
];
