import { type Endpoint, endpoints } from '@muge/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { actorNames } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';
import { principalMatrix, type Situation } from './principal-matrix.ts';

const server = await createTestApp({ config: { mode: 'demo' } });
afterAll(() => server.close());

const matrix: Readonly<Record<string, readonly Situation[]>> = principalMatrix;
const calls = endpoints.map((endpoint: Endpoint) => ({
  call: `${endpoint.method} ${endpoint.path}`,
  method: endpoint.method,
}));

it('every call of the contract has its row, and no row is left over', () => {
  expect(Object.keys(matrix).sort()).toEqual(calls.map(({ call }) => call).sort());
});

describe.each(calls)('$call', ({ call, method }) => {
  const situations = matrix[call] ?? [];

  it('is tried in a situation in which somebody succeeds', () => {
    const statuses = situations.flatMap(({ expected }) => Object.values(expected));
    expect(statuses.some((status) => status < 300)).toBe(true);
  });

  it.each(
    situations.flatMap((situation) =>
      actorNames.map((actor) => ({ ...situation, actor, status: situation.expected[actor] })),
    ),
  )('$about, for $actor: $status', async ({ prepare, actor, status }) => {
    const request = await prepare(server);
    const headers = { ...server.actors[actor].headers, ...request.headers };
    const answer = await server.request({ ...request, headers, method });
    expect(answer.statusCode, answer.body).toBe(status);
  });
});
