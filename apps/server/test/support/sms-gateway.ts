import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What a gateway was asked to send, and how. */
interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A real SMS gateway that keeps what it is given. */
export interface TestSmsGateway {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
  close(): Promise<void>;
}

interface GatewayOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Answers what was received; 202 unless told. */
  readonly answer?: (response: ServerResponse) => void;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

/** Starts an SMS gateway on this machine. */
export async function startSmsGateway({ port = 0, answer }: GatewayOptions = {}): Promise<TestSmsGateway> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    received.push({ method, headers, body: await json(request) });
    if (answer === undefined) response.writeHead(202).end('{"queued":true}');
    else answer(response);
  });
  await listen(server, port);
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}/messages`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
