// Takes the place of the package ws: a request for a socket brings its simulated one along.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerSocket } from './wire.ts';

/** The part of the server of `ws` that is used. */
export class WebSocketServer {
  handleUpgrade(_: IncomingMessage, socket: Duplex, __: Buffer, done: (socket: ServerSocket) => void): void {
    const { ws, accepted } = socket as Duplex & { readonly ws: ServerSocket; accepted(): void };
    accepted();
    done(ws);
  }

  close(): void {}
}
