export function alone<T>(work: () => T | Promise<T>, lock?: string): Promise<T>;
export function hold(lock: string): (() => void) | undefined;
export function holderOf(lock: string): number | undefined;
export function identityOf(pid: number): string | undefined;
