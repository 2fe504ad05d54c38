import { vi } from 'vitest';

/** Milliseconds for which tests wait: far more than anything takes, as a machine may be busy with other work. */
const PATIENCE = 120_000;

const { waitFor } = vi;
vi.waitFor = (callback) => waitFor(callback, PATIENCE);
