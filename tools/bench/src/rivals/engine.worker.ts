import { loadVariant } from '@kickmate/catalogue';
import { serveEngine } from '@kickmate/engine';
import { threadPort } from '@kickmate/engine/node';

serveEngine(threadPort(), loadVariant);
