// Whether the time of an answer tells if an address has an account. Words after the command choose among the calls.

import { makeAccounts, PASSWORD } from './support/accounts.ts';
import { post } from './support/call.ts';
import { startProduct } from './support/product.ts';
import { say } from './support/say.ts';

const SAMPLES = Number(process.env.SAMPLES ?? 2000);
const WARM_UP = 20;
const ACCOUNTS = 200;
const chosen = process.argv.slice(2);

/** The probability that a known address takes longer than an unknown one: 0.5 when nobody could tell. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const all = [
    ...known.map((time) => ({ time, isKnown: true })),
    ...unknown.map((time) => ({ time, isKnown: false })),
  ].sort((a, b) => a.time - b.time);
  let rankSum = 0;
  for (const [index, { isKnown }] of all.entries()) if (isKnown) rankSum += index + 1;
  return (rankSum - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Which of the calls are of known addresses: as many as of unknown ones, in an order that nothing tells beforehand. */
function shuffledTurns(): boolean[] {
  const turns = Array.from({ length: 2 * (SAMPLES + WARM_UP) }, (_, index) => index % 2 === 0);
  for (let last = turns.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [turns[last], turns[other]] = [turns[other] ?? false, turns[last] ?? false];
  }
  return turns;
}

/**
 * Times known and unknown addresses in random turns, so that nothing else differs. In pairs of both it would: a known one
 * has a message sent meanwhile, which would slow down an unknown one more often than another known one.
 */
async function compare(name: string, call: (isKnown: boolean, turn: number) => Promise<void>): Promise<void> {
  if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) return;
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const turns = { known: 0, unknown: 0 };
  for (const isKnown of shuffledTurns()) {
    const kind = isKnown ? 'known' : 'unknown';
    turns[kind] += 1;
    const begun = performance.now();
    await call(isKnown, turns[kind]);
    if (turns[kind] > WARM_UP) times[kind].push(performance.now() - begun);
  }
  const area = areaUnderCurve(times.known, times.unknown);
  const told = area >= 0.45 && area <= 0.55 ? 'cannot be told' : 'CAN BE TOLD';
  say(
    `${name.padEnd(22)} known ${median(times.known).toFixed(2).padStart(8)} ms   unknown ${median(times.unknown)
      .toFixed(2)
      .padStart(8)} ms   AUC ${area.toFixed(3)}   ${told}`,
  );
}

const product = await startProduct();
try {
  const { api } = product;
  const accounts = await makeAccounts(product.database, 'known', ACCOUNTS);
  const waiting: string[] = [];
  for (let n = 1; n <= ACCOUNTS; n += 1) {
    const email = `waits${n}@example.lt`;
    const body = { name: 'Ona', email, password: PASSWORD, password_confirmation: PASSWORD };
    await post(`${api}/register/email`, body, 201);
    waiting.push(email);
  }
  const known = (turn: number, from = accounts) => from[turn % from.length] ?? '';
  const unknown = (turn: number) => `knowx${(turn % ACCOUNTS) + 1}@example.lt`;

  say(`Medians and areas under the curve, ${SAMPLES} samples each; 0.5 means that nobody can tell.`);
  await compare('login', (isKnown, turn) =>
    post(`${api}/login`, { login: isKnown ? known(turn) : unknown(turn), password: 'wrong-password' }, 401),
  );
  await compare('forgotten password', (isKnown, turn) =>
    post(`${api}/forgot/password`, { login: isKnown ? known(turn) : unknown(turn) }, 200),
  );
  await compare('a new password', (isKnown, turn) =>
    post(
      `${api}/reset/password`,
      { login: isKnown ? known(turn) : unknown(turn), code: '000000', password: 'visai-naujas-zodis' },
      422,
    ),
  );
  await compare('sending a code again', (isKnown, turn) =>
    post(`${api}/resend/verify/email`, { email: isKnown ? known(turn, waiting) : unknown(turn) }, 200),
  );
  await compare('registering', (isKnown, turn) =>
    post(
      `${api}/register/email`,
      {
        name: 'Ona',
        email: isKnown ? known(turn) : unknown(turn),
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
      201,
    ),
  );
} finally {
  await product.close();
}
