import { serveTasks } from '@kickmate/command';
import { openRunner } from './seeds.ts';

serveTasks(openRunner());
