import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What `lag-probe.mjs` answers in a server process. */
type Question = 'lag:begin' | 'lag:end' | 'cpu';

/** Waits until a process says at which port it listens. */
export async function listening(server: ChildProcess): Promise<number> {
  for (;;) {
    const [message] = (await once(server, 'message')) as [{ ready?: { port: number } }];
    if (message.ready !== undefined) return message.ready.port;
  }
}

/** Asks a server process about itself. */
export async function ask(server: ChildProcess, question: Question): Promise<{ lag?: unknown; cpu?: unknown }> {
  server.send(question);
  const [message] = (await once(server, 'message')) as [{ lag?: unknown; cpu?: unknown }];
  return message;
}
