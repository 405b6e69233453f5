// A mail server that takes everything, in a process of its own: in the one that measures, the messages that a call has
// sent would disturb the measuring of that very call.

import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => done());
  },
});
// A client that breaks off is no concern of a benchmark.
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  process.send?.({ ready: { port: typeof address === 'object' && address !== null ? address.port : 0 } });
});
