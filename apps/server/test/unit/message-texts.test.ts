import { expect, it } from 'vitest';
import { type MessageKind, writeMessage } from '../../src/modules/messages/index.ts';

/** Characters of an SMS that has one outside of the GSM alphabet, such as ė; of a longer one each part is paid for. */
const ONE_SMS = 70;

const kinds: readonly MessageKind[] = ['verify', 'taken', 'reset'];

it.each(kinds.flatMap((kind) => (['lt', 'en', 'ru'] as const).map((language) => [kind, language] as const)))(
  'the SMS of kind %s in %s is a single one',
  async (kind, language) => {
    const code = kind === 'taken' ? null : '123456';
    const { sms } = await writeMessage(language, kind, { name: 'Konstantinas Kazlauskas', code });
    expect(sms).toContain(code ?? 'Mugė');
    expect([sms, sms.length <= ONE_SMS]).toEqual([sms, true]);
  },
);
