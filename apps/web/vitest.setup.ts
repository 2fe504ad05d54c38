import { vi } from 'vitest';

/** The time that tests wait, in milliseconds: far more than anything takes, because the machine may be busy. */
const PATIENCE = 120_000;

const { waitFor } = vi;
vi.waitFor = (callback) => waitFor(callback, PATIENCE);
