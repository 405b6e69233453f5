/** A text message as it leaves. */
export interface Sms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly code: string | null;
}

/** How text messages leave. */
export interface SmsSender {
  /** @throws when the message was not taken; the queue tries again. */
  send(sms: Sms): Promise<void>;
}

interface GatewayOptions {
  readonly url: string;
  readonly token: string | null;
  /** Milliseconds that the gateway may take. */
  readonly timeout?: number;
}

/** Posts `{to, text}` as JSON to a gateway, with a bearer token where one is configured. */
export function createHttpSmsSender({ url, token, timeout = 15_000 }: GatewayOptions): SmsSender {
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
