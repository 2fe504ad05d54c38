import { loadVariant } from '@kickmate/catalogue';
import { scopePort, serveEngine } from '@kickmate/engine';

serveEngine(scopePort(self), loadVariant);
