import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** Stands between the application and PostgreSQL, and can be pulled out and put back. */
export interface DatabaseProxy extends AsyncDisposable {
  /** The address that leads through the proxy to the same database. */
  through(url: string): string;
  /** Cuts every connection and refuses new ones. */
  pullOut(): Promise<void>;
  /** Lets nothing through any more and cuts nothing: a network that is gone. Only `pullOut` ends that. */
  fallSilent(): void;
  /** Lets connections through again. */
  putBack(): Promise<void>;
}

/** Starts a proxy on a free port of this machine. */
export async function createDatabaseProxy(): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let target = { host: '127.0.0.1', port: 5432 };
  let isSilent = false;
  const server = createServer((client) => {
    if (isSilent) {
      sockets.add(client);
      client.on('error', () => undefined);
      client.on('close', () => sockets.delete(client));
      return;
    }
    const upstream = createConnection(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // Cutting them is the purpose.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const { port } = address;

  async function pullOut(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
    isSilent = false;
  }

  return {
    through(url) {
      const direct = new URL(url);
      target = { host: direct.hostname, port: Number(direct.port || 5432) };
      direct.hostname = '127.0.0.1';
      direct.port = String(port);
      return direct.href;
    },
    pullOut,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    async putBack() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async [Symbol.asyncDispose]() {
      if (server.listening) await pullOut();
    },
  };
}
