#!/usr/bin/env node
import { runTool } from '@kickmate/command';
import { tuneCommand } from './tune-command.ts';

await runTool(tuneCommand);
