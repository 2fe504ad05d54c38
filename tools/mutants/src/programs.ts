import { type ChildProcess, spawn } from 'node:child_process';

interface Options {
  /** Absolute. */
  readonly cwd: string;
  /** Added to this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** The program and all that it has started are ended after so long. */
  readonly seconds?: number;
}

/** How a program ended. */
export type Ending = 'good' | 'failed' | 'too long';

/** Runs other programs, one at a time, and ends them when this process is ended. */
export interface Programs {
  run(program: string, args: readonly string[], options: Options): Promise<Ending>;
  /** Runs a program that has to succeed, and shows what it prints. */
  must(program: string, args: readonly string[], options: Options): Promise<void>;
}

export function openPrograms(): Programs {
  let child: ChildProcess | undefined;
  // The program has a group of its own: its browsers and threads end with it.
  const end = () => {
    if (child?.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      end();
      process.exit(130);
    });

  function start(program: string, args: readonly string[], options: Options, isShown: boolean): Promise<Ending> {
    const started = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      detached: true,
      stdio: ['ignore', isShown ? 2 : 'ignore', isShown ? 2 : 'ignore'],
    });
    child = started;
    return new Promise((resolve, reject) => {
      let isTooLong = false;
      const timer = setTimeout(
        () => {
          isTooLong = true;
          end();
        },
        (options.seconds ?? 3600) * 1000,
      );
      started.on('error', reject);
      started.on('exit', (code) => {
        clearTimeout(timer);
        // What it has left running would disturb the next one.
        end();
        child = undefined;
        resolve(isTooLong ? 'too long' : code === 0 ? 'good' : 'failed');
      });
    });
  }

  return {
    run: (program, args, options) => start(program, args, options, false),
    async must(program, args, options) {
      const ending = await start(program, args, options, true);
      if (ending !== 'good') throw new Error(`${program} ${args.join(' ')} ${ending}`);
    },
  };
}
