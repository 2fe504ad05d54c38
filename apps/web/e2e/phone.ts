import { devices } from '@playwright/test';

/** The phone of the tests. */
export const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
