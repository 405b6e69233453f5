import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { inTime, isBodyDue } from '../http/body.ts';
import { discardRest } from '../http/discard-rest.ts';

/** Any body but a form must have come in this time, in milliseconds: the largest are 70 kbit/s then. */
const LONGEST_BODY = 30_000;

interface BodiesOptions {
  /** Instead of thirty seconds. */
  readonly longest?: number | undefined;
}

/** Forms are read by whoever takes uploads, who has a bound of its own; nobody else reads any. */
function isForm({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '');
}

/** Whether a call reads neither a body nor a form. */
function readsNone({ routeOptions }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config;
  return endpoint?.body === undefined && endpoint?.multipart === undefined;
}

/** Whether a request says beforehand that its body is empty, whatever it calls it. */
function isEmpty({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/**
 * Lets nobody keep a connection by a body that hardly comes: one that isn't a form is given up after half a minute
 * (request_timeout), and what is answered before its body has come whole waits a little for the rest, or else closes the
 * connection. So a client that sends as fast as it can gets to read why. What reads no body takes an empty one for none:
 * many clients call everything JSON, or a form where they have nothing to send. Specification: public, section 7.
 */
export const bodiesPlugin = fp<BodiesOptions>(
  async (app, { longest = LONGEST_BODY }) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      // Nobody knew beforehand, for it came in chunks.
      if (body === '' && readsNone(request)) done(null);
      else parse(request, body, done);
    });
    app.addHook('preParsing', (request, _reply, payload, done) => {
      // Fastify would refuse the kind of a body that is not there.
      if (isEmpty(request) && readsNone(request)) delete request.headers['content-type'];
      done(null, isBodyDue(request.raw) && !isForm(request) ? inTime(payload, longest) : payload);
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      if (!isBodyDue(request.raw)) {
        done(null, payload);
        return;
      }
      // Whoever was given up has been waited for long enough.
      const whole = reply.statusCode === 408 ? Promise.resolve(false) : discardRest(request.raw);
      whole.then((isWhole) => {
        if (!isWhole) reply.header('connection', 'close');
        done(null, payload);
      }, done);
    });
  },
  { name: 'bodies' },
);
