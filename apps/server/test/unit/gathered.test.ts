import { describe, expect, it } from 'vitest';
import { gathered } from '../../src/database/gathered.ts';

interface Asker {
  readonly language: string;
}
const lithuanian: Asker = { language: 'lt' };
const russian: Asker = { language: 'ru' };

/** Reads rows by id, all but the seventh, and remembers what it was asked. */
function createReader({ most = 10 }: { most?: number } = {}) {
  const asked: { language: string; ids: readonly number[] }[] = [];
  const read = gathered(
    most,
    ({ language }: Asker) => language,
    async ({ language }, ids) => {
      asked.push({ language, ids });
      return ids
        .filter((id) => id !== 7)
        .map((id) => ({ id, name: `${language} ${id}` }))
        .toReversed();
    },
  );
  return { asked, read };
}

describe('rows that are asked for one by one', () => {
  it('are read together where they are asked for at the same time, and each gets its own', async () => {
    const { asked, read } = createReader();
    const rows = await Promise.all([3, 1, 7, 3].map((id) => read(lithuanian, id)));
    expect(rows.map((row) => row?.name)).toEqual(['lt 3', 'lt 1', undefined, 'lt 3']);
    expect(asked).toEqual([{ language: 'lt', ids: [3, 1, 7] }]);
  });

  it('are read for each group by itself', async () => {
    const { asked, read } = createReader();
    const rows = await Promise.all([read(lithuanian, 1), read(russian, 1), read(lithuanian, 2)]);
    expect(rows.map((row) => row?.name)).toEqual(['lt 1', 'ru 1', 'lt 2']);
    expect(asked).toEqual([
      { language: 'lt', ids: [1, 2] },
      { language: 'ru', ids: [1] },
    ]);
  });

  it('are never more than that in one statement', async () => {
    const { asked, read } = createReader({ most: 2 });
    const rows = await Promise.all([1, 2, 3, 4, 5].map((id) => read(lithuanian, id)));
    expect(rows.map((row) => row?.id)).toEqual([1, 2, 3, 4, 5]);
    expect(asked.map(({ ids }) => ids)).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('are read anew for whoever asks after the reading began', async () => {
    let value = 'before';
    const reading = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const read = gathered(
      10,
      () => '',
      async (_asker: null, ids) => {
        const rows = ids.map((id) => ({ id, value }));
        begun.resolve();
        await reading.promise;
        return rows;
      },
    );
    const first = read(null, 1);
    await begun.promise;
    value = 'after';
    const second = read(null, 1);
    reading.resolve();
    expect([(await first)?.value, (await second)?.value]).toEqual(['before', 'after']);
  });

  it('fail for all who wait for them, and not for those who come later', async () => {
    let isAway = true;
    const read = gathered(
      10,
      () => '',
      async (_asker: null, ids) => {
        if (isAway) throw new Error('away');
        return ids.map((id) => ({ id }));
      },
    );
    const failed = await Promise.allSettled([read(null, 1), read(null, 2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await read(null, 1)).toEqual({ id: 1 });
  });
});
