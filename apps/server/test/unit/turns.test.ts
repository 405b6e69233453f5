import { beforeEach, expect, it } from 'vitest';
import { createTurns } from '../../src/turns/turns.ts';

const [ona, petras, rasa] = ['ona', 'petras', 'rasa'];
const heavy = { heavy: true };

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

it('one person’s twenty pieces make nobody else wait for more than the one that is being worked on', async () => {
  const turns = createTurns(1);
  for (let at = 1; at <= 20; at += 1) void turns.take(ona, work(`ona ${at}`));
  void turns.take(petras, work('petras 1'));
  void turns.take(petras, work('petras 2'));
  void turns.take(rasa, work('rasa 1'));
  await settle();
  expect(begun).toEqual(['ona 1']);
  for (let turn = 0; turn < 6; turn += 1) await finish(begun.at(-1) ?? '');
  expect(begun).toEqual(['ona 1', 'petras 1', 'rasa 1', 'ona 2', 'petras 2', 'ona 3', 'ona 4']);
});

it('as many are worked on at once as there are places', async () => {
  const turns = createTurns(2);
  for (const name of ['a', 'b', 'c']) void turns.take(ona, work(name));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await finish('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('persons of a group share one person’s turns, and take turns among themselves', async () => {
  const turns = createTurns(1);
  const network = { group: 'a network' };
  for (let at = 1; at <= 3; at += 1) {
    void turns.take(ona, work(`ona ${at}`), network);
    void turns.take(petras, work(`petras ${at}`), network);
  }
  void turns.take(rasa, work('rasa 1'));
  void turns.take(rasa, work('rasa 2'));
  await settle();
  for (let turn = 0; turn < 5; turn += 1) await finish(begun.at(-1) ?? '');
  expect(begun).toEqual(['ona 1', 'rasa 1', 'petras 1', 'rasa 2', 'ona 2', 'petras 2']);
});

it.each([
  ['groups', (name: string) => ({ group: `network of ${name}` })],
  ['persons of a group', () => ({ group: 'a network' })],
])('ever new %s keep nobody back who was served once', async (_what, about) => {
  const turns = createTurns(1);
  const take = (name: string, at: number) => void turns.take(name, work(`${name} ${at}`), about(name));
  take(ona, 1);
  take(ona, 2);
  let newcomers = 0;
  const newcomer = () => {
    newcomers += 1;
    take(`newcomer ${newcomers}`, 1);
  };
  newcomer();
  newcomer();
  await settle();
  for (let turn = 0; turn < 5; turn += 1) {
    // Two come for each that is served.
    await finish(begun.at(-1) ?? '');
    newcomer();
    newcomer();
  }
  // After those that came while the first was worked on.
  expect(begun.slice(0, 4)).toEqual(['ona 1', 'newcomer 1 1', 'newcomer 2 1', 'ona 2']);
  expect(begun.slice(4)).toEqual(['newcomer 3 1', 'newcomer 4 1']);
});

it('a second heavy one waits for the first, and lets light ones by', async () => {
  const turns = createTurns(3);
  void turns.take(ona, work('heavy 1'), heavy);
  void turns.take(ona, work('heavy 2'), heavy);
  void turns.take(ona, work('light'));
  void turns.take(petras, work('heavy 3'), heavy);
  await settle();
  expect(begun).toEqual(['heavy 1', 'light']);
  await finish('heavy 1');
  expect(begun).toEqual(['heavy 1', 'light', 'heavy 3']);
  await finish('heavy 3');
  expect(begun).toEqual(['heavy 1', 'light', 'heavy 3', 'heavy 2']);
});

it('what fails says why and gives its place on', async () => {
  const turns = createTurns(1);
  const first = turns.take(ona, work('first'), heavy);
  const second = turns.take(ona, work('second'), heavy);
  await settle();
  ends.get('first')?.fail(new Error('Torn.'));
  await expect(first).rejects.toThrow('Torn.');
  await settle();
  await finish('second');
  expect(await second).toBe('second');
});
