import { describe, expect, it } from 'vitest';
import { createShutdown, within } from '../../src/startup/shutdown.ts';

describe('the shutdown', () => {
  it('closes what was opened, the last first, once', async () => {
    const closed: string[] = [];
    const shutdown = createShutdown();
    await shutdown.add(async () => void closed.push('database'));
    await shutdown.add(async () => void closed.push('server'));

    await Promise.all([shutdown.run(), shutdown.run()]);

    expect(closed).toEqual(['server', 'database']);
    expect(shutdown.begun).toBe(true);
  });

  it('closes the rest when something fails to close, and tells of it', async () => {
    const closed: string[] = [];
    const shutdown = createShutdown();
    await shutdown.add(async () => void closed.push('database'));
    await shutdown.add(() => Promise.reject(new Error('the server hangs')));

    expect(await shutdown.run()).toEqual([new Error('the server hangs')]);
    expect(closed).toEqual(['database']);
  });

  it('closes at once what a start opens after the end has begun', async () => {
    const closed: string[] = [];
    const shutdown = createShutdown();
    await shutdown.run();

    await shutdown.add(async () => void closed.push('late'));

    expect(closed).toEqual(['late']);
  });
});

describe('within', () => {
  it('says whether the work was done in time', async () => {
    const never = new Promise(() => undefined);

    expect(await within(5, never)).toBe(false);
    expect(await within(1000, Promise.resolve())).toBe(true);
  });

  it('hands on that the work failed', async () => {
    await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
