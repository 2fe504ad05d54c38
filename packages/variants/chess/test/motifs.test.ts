import { provesMotifs } from '@kickmate/conformance';
import { chess } from '../src/index.ts';

provesMotifs(chess, new URL('./fixtures/motifs.txt', import.meta.url));
