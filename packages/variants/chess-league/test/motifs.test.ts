import { provesMotifs } from '@kickmate/conformance';
import { chessLeague } from '../src/index.ts';

provesMotifs(chessLeague, new URL('./fixtures/motifs.txt', import.meta.url));
