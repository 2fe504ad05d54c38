// Leads what a server sends to one push service to a port of this machine, without TLS. It is loaded before the server
// (`--import`), because a server sends nothing into its own network by itself.
import net from 'node:net';
import tls from 'node:tls';

const { KICKMATE_PUSH_HOST: host, KICKMATE_PUSH_PORT: port } = process.env;
const { connect } = tls;

tls.connect = (options, ...rest) =>
  options.host === host ? net.connect({ host: '127.0.0.1', port: Number(port) }) : connect(options, ...rest);
