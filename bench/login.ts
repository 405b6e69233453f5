// How long the event loop stands still while fifty people sign in at once.

import { makeAccounts, PASSWORD } from './support/accounts.ts';
import { post } from './support/call.ts';
import { type Lag, startProduct } from './support/product.ts';
import { say } from './support/say.ts';

const AT_ONCE = 50;
const GOAL_MS = 50;

function line(what: string, { p99, max }: Lag): string {
  return `${what.padEnd(38)} p99 ${p99.toFixed(1).padStart(7)} ms   max ${max.toFixed(1).padStart(7)} ms`;
}

const product = await startProduct();
try {
  const emails = await makeAccounts(product.database, 'login', AT_ONCE);
  const login = (email: string) => post(`${product.api}/login`, { login: email, password: PASSWORD }, 200);
  const read = async () => {
    const response = await fetch(`${product.api}/products`);
    await response.text();
  };
  // Compiles what both use.
  for (const email of emails.slice(0, 5)) await login(email);
  await Promise.all(emails.map(read));

  const idle = await product.lagDuring(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  const reading = await product.lagDuring(() => Promise.all(emails.map(read)));
  const begun = performance.now();
  const loggingIn = await product.lagDuring(() => Promise.all(emails.map(login)));
  const seconds = (performance.now() - begun) / 1000;

  say('How long the event loop of the server stood still');
  say(line('idle, 3 s', idle));
  say(line(`${AT_ONCE} lists at once`, reading));
  say(line(`${AT_ONCE} logins at once`, loggingIn));
  say(`All ${AT_ONCE} were signed in after ${seconds.toFixed(2)} s.`);
  say(`Goal: logins at most ${GOAL_MS} ms: ${loggingIn.max <= GOAL_MS ? 'reached' : 'missed'}.`);
} finally {
  await product.close();
}
