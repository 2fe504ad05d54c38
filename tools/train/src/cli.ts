#!/usr/bin/env node
import { endProgress, runTool } from '@kickmate/command';
import { dataCommand } from './data-command.ts';
import { fitCommand } from './fit-command.ts';
import { trainCommand } from './train-command.ts';

// It may come twice: from the terminal, and passed on by npm.
process.on('SIGINT', () => {
  endProgress();
  process.stderr.write('Interrupted. The same command goes on from here.\n');
  process.exit(130);
});

// A part of the work is named first. Without a name all of it is done.
const [first, ...rest] = process.argv.slice(2);
if (first === 'data') await runTool(dataCommand, rest);
else if (first === 'fit') await runTool(fitCommand, rest);
else await runTool(trainCommand, process.argv.slice(2));
