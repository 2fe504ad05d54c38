#!/usr/bin/env node
import { runTool } from '@kickmate/command';
import { arenaCommand } from './commands/arena-command.ts';

// `match level:10 vs greedy` reads well; the word between the players says nothing.
await runTool(
  arenaCommand,
  process.argv.slice(2).filter((word) => word !== 'vs'),
);
