import { beforeEach, expect, it } from 'vitest';
import { createTurns } from '../../src/modules/pictures/turns.ts';

const [ona, petras, rasa] = [1, 2, 3];
const [small, large] = [12_000_000, 25_000_000];

let begun: string[] = [];
let ends = new Map<string, { finish: () => void; fail: (error: Error) => void }>();
beforeEach(() => {
  begun = [];
  ends = new Map();
});

/** Work that a test ends. */
function work(name: string): () => Promise<string> {
  return () => {
    begun.push(name);
    return new Promise((resolve, reject) => ends.set(name, { finish: () => resolve(name), fail: reject }));
  };
}
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
async function finish(name: string): Promise<void> {
  ends.get(name)?.finish();
  await settle();
}

it('one person’s twenty pictures make nobody else wait for more than the one that is being worked on', async () => {
  const turns = createTurns(1);
  for (let at = 1; at <= 20; at += 1) void turns.take(ona, small, work(`ona ${at}`));
  void turns.take(petras, small, work('petras 1'));
  void turns.take(petras, small, work('petras 2'));
  void turns.take(rasa, small, work('rasa 1'));
  await settle();
  expect(begun).toEqual(['ona 1']);
  for (let turn = 0; turn < 6; turn += 1) await finish(begun.at(-1) ?? '');
  expect(begun).toEqual(['ona 1', 'petras 1', 'rasa 1', 'ona 2', 'petras 2', 'ona 3', 'ona 4']);
});

it('as many are worked on at once as there are places', async () => {
  const turns = createTurns(2);
  for (const name of ['a', 'b', 'c']) void turns.take(ona, small, work(name));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await finish('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('a second large one waits for the first, and lets small ones by', async () => {
  const turns = createTurns(3);
  void turns.take(ona, large, work('large 1'));
  void turns.take(ona, large, work('large 2'));
  void turns.take(ona, small, work('small'));
  void turns.take(petras, large, work('large 3'));
  await settle();
  expect(begun).toEqual(['large 1', 'small']);
  await finish('large 1');
  expect(begun).toEqual(['large 1', 'small', 'large 3']);
  await finish('large 3');
  expect(begun).toEqual(['large 1', 'small', 'large 3', 'large 2']);
});

it('what fails says why and gives its place on', async () => {
  const turns = createTurns(1);
  const first = turns.take(ona, large, work('first'));
  const second = turns.take(ona, large, work('second'));
  await settle();
  ends.get('first')?.fail(new Error('Torn.'));
  await expect(first).rejects.toThrow('Torn.');
  await settle();
  await finish('second');
  expect(await second).toBe('second');
});
