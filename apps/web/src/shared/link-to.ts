import { shortOf } from '@kickmate/protocol/addresses';
import { useHello } from './hello.ts';

/**
 * The address of a page of this app, for a link that somebody else opens. Where a server answers, it is a short one, which tells
 * other sites what it leads to.
 */
export function linkTo(path: string): string {
  const short = useHello().server && shortOf(path);
  return short ? atServer(short) : `${ownPage()}#${path}`;
}

/** The whole address of something at the app's server, beside the app. */
export const atServer = (path: string): string => new URL(path, ownPage()).href;

const ownPage = (): string => location.origin + location.pathname;
