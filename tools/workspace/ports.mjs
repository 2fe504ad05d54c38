// Ports of this machine.
import { createConnection, createServer } from 'node:net';

/** The project is served to this machine only. */
export const host = '127.0.0.1';

/**
 * The port that could be listened on for a moment (0: any free one), undefined if it could not be.
 * @returns {Promise<number | undefined>}
 */
export function freePort(port = 0) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(undefined));
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** Whether somebody answers there. */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port });
    socket.on('connect', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });
}
