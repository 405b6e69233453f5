import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories, database, clock } = server;
afterAll(() => server.close());

async function runningNames(): Promise<string[]> {
  const answer = await server.get('/getads');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().ads.map(({ name }: { name: string }) => name);
}

const day = (date: string) => new Date(`${date}T00:00:00.000Z`);

describe('an ad runs from the first to the last midnight of its dates in Vilnius', () => {
  it.each([
    ['the clocks go forward', '2027-03-28', '2027-03-27T22:00:00.000Z', '2027-03-28T21:00:00.000Z'],
    ['the clocks go back', '2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
    ['the day after they went forward', '2027-03-29', '2027-03-28T21:00:00.000Z', '2027-03-29T21:00:00.000Z'],
    ['the day after they went back', '2026-10-26', '2026-10-25T22:00:00.000Z', '2026-10-26T22:00:00.000Z'],
    ['a winter day', '2026-12-31', '2026-12-30T22:00:00.000Z', '2026-12-31T22:00:00.000Z'],
  ])('%s', async (name, date, first, end) => {
    await factories.ad({ name, start_date: day(date), end_date: day(date) });
    const before = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();
    for (const [moment, runs] of [
      [before(first), false],
      [first, true],
      [before(end), true],
      [end, false],
    ] as const) {
      clock.stopAt(moment);
      expect((await runningNames()).includes(name), moment).toBe(runs);
    }
    await database.prisma.ad.deleteMany();
  });
});

describe('running ads', () => {
  it('are those of the best priority first, then the newest, at most thirty', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
    await factories.ad({ name: 'old best', priority: 'best', created_at: at(1) });
    await factories.ad({ name: 'new best', priority: 'best', created_at: at(3) });
    await factories.ad({ name: 'old', created_at: at(2) });
    await factories.ad({ name: 'new', priority: 'other', created_at: at(4) });
    expect(await runningNames()).toEqual(['new best', 'old best', 'new', 'old']);
    for (let n = 0; n < 30; n += 1) await factories.ad({ priority: 'best' });
    expect(await runningNames()).toHaveLength(30);
    await database.prisma.ad.deleteMany();
  });

  it('are neither unapproved nor deleted nor of people who are suspended or gone', async () => {
    const suspended = await factories.user({ suspended_at: new Date(), suspended_reason: 'Fraud' });
    const gone = await factories.user({ deleted_at: new Date() });
    await factories.ad({ name: 'waits', approved_at: null });
    await factories.ad({ name: 'deleted', deleted_at: new Date() });
    await factories.ad({ name: 'of a suspended one', user_id: suspended.id });
    await factories.ad({ name: 'of a gone one', user_id: gone.id });
    await factories.ad({ name: 'runs' });
    expect(await runningNames()).toEqual(['runs']);
  });
});
