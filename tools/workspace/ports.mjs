// Finds free ports of this machine, and tests whether one answers.
import { createConnection, createServer } from 'node:net';

/** The address on which servers listen: this machine only. */
export const host = '127.0.0.1';

/**
 * Returns the port if a server can listen on it (0: any free port), or undefined.
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

/** Whether a server answers on the port. */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port });
    socket.on('connect', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });
}
