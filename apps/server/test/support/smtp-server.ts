import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface SmtpOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Called for each recipient; a throw with `responseCode` refuses it. */
  readonly onRecipient?: (address: string) => void;
  /** Called for each client that connects. */
  readonly onConnection?: () => void;
  /** Awaited before a client is greeted. */
  readonly beforeGreeting?: Promise<void>;
  /** What is done instead of saying that a mail, which is kept, was taken. */
  readonly insteadOfTaking?: 'silence' | 'hanging up' | 'refusal';
}

/** A real mail server that keeps what it is given. */
export interface TestSmtpServer {
  readonly port: number;
  readonly url: string;
  /** What arrived, each with those that it was handed in for. */
  readonly mails: { readonly recipients: string[]; readonly mail: Email }[];
  close(): Promise<void>;
}

/** Starts a mail server on this machine. */
export async function startSmtpServer(options: SmtpOptions = {}): Promise<TestSmtpServer> {
  const mails: TestSmtpServer['mails'] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Milliseconds; whoever still holds a connection when it closes is cut off, rather than waited for half a minute.
    closeTimeout: 1,
    onConnect(_session, done) {
      options.onConnection?.();
      void (options.beforeGreeting ?? Promise.resolve()).then(() => done());
    },
    onRcptTo({ address }, _session, done) {
      try {
        options.onRecipient?.(address);
        done();
      } catch (refusal) {
        done(refusal instanceof Error ? refusal : new Error(String(refusal)));
      }
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
          if (options.insteadOfTaking === undefined) done();
          if (options.insteadOfTaking === 'refusal') {
            done(Object.assign(new Error('4.3.0 Try again later'), { responseCode: 451 }));
          }
          if (options.insteadOfTaking === 'hanging up') for (const socket of sockets) socket.destroy();
        }, done);
      });
    },
  });
  // Clients that go away in the middle are part of the tests.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
