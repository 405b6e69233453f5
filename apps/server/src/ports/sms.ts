import { z } from 'zod';
import { UnansweredError } from './unanswered-error.ts';

/** A text message as it leaves. */
export interface Sms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly code: string | null;
}

/** How text messages leave. */
export interface SmsSender {
  /** @throws UnansweredError where the message may have been taken; anything else when it was not: the queue tries again. */
  send(sms: Sms): Promise<void>;
}

interface GatewayOptions {
  readonly url: string;
  readonly token: string | null;
  /** Milliseconds that the gateway may take. */
  readonly timeout?: number;
}

/** A connection that ended, or an answer that did not come, when the gateway may have read everything. */
const Silence = z.union([
  z.object({ name: z.literal('TimeoutError') }),
  z.object({ cause: z.object({ code: z.enum(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']) }) }),
]);

/** What a proxy in front of the gateway answers when the gateway does not. */
const GATEWAY_TIMEOUT = 504;

function unanswered(cause?: unknown): UnansweredError {
  return new UnansweredError('The SMS gateway did not say whether it took the message.', { cause });
}

/** Posts `{to, text}` as JSON to a gateway, with a bearer token where one is configured. */
export function createHttpSmsSender({ url, token, timeout = 15_000 }: GatewayOptions): SmsSender {
  return {
    async send({ to, text }) {
      const asking = fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const response = await asking.catch((error: unknown) => {
        throw Silence.safeParse(error).success ? unanswered(error) : error;
      });
      await response.body?.cancel();
      if (response.status === GATEWAY_TIMEOUT) throw unanswered();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
