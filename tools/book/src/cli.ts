#!/usr/bin/env node
import { defineCommand, runTool } from '@kickmate/command';
import { buildCommand } from './build-command.ts';
import { checkCommand } from './check-command.ts';
import { showCommand } from './show-command.ts';

const MANUAL = `The opening book of chess, made from the named openings and the engine's scores.

  npm run book -- show "e4 e5 Nf3 Nc6"
  npm run book -- check
  npm run book -- build --nodes 20000`;

await runTool(
  defineCommand({
    meta: { name: 'npm run book --', description: MANUAL },
    subCommands: { build: buildCommand, check: checkCommand, show: showCommand },
  }),
);
