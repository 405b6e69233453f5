import { authSentences, registerEmail, registerPhone, resetPassword } from '@muge/contract';
import { createI18n } from '@muge/i18n';
import { expect, it } from 'vitest';
import { ruleOf } from '../../src/features/auth/rules.ts';

/** What the contract says of a registration or a new password that somebody has sent so. */
function sentencesAbout(bodies: readonly Readonly<Record<string, unknown>>[]): string[] {
  const schemas = [registerEmail.body, registerPhone.body, resetPassword.body];
  const issues = bodies.flatMap((body) => schemas.flatMap((schema) => schema.safeParse(body).error?.issues ?? []));
  const fields = ['email', 'phone', 'password', 'password_confirmation'];
  return [...new Set(issues.filter(({ path }) => fields.includes(String(path[0]))).map(({ message }) => message))];
}

it('what the contract says of a contact or a password is known, so that it is said in the language on screen', async () => {
  const sentences = sentencesAbout([
    {},
    { email: '', phone: '', password: '' },
    { email: 'be-etos', phone: '1', password: 'trumpas' },
    { email: `${'x'.repeat(260)}@a.lt`, phone: '1'.repeat(99), password: 'x'.repeat(99), password_confirmation: 5 },
  ]);
  expect(sentences).toEqual(
    expect.arrayContaining([
      authSentences.inputs,
      authSentences.email,
      authSentences.contact,
      authSentences.short,
      authSentences.long,
      authSentences.match,
      authSentences.newPassword,
    ]),
  );
  const english = (await createI18n('en')).getFixedT('en', 'auth', 'rules');
  // The others say of what kind a value has to be, which no form sends wrong.
  const own = Object.values(authSentences).filter((sentence) => sentences.includes(sentence));
  for (const sentence of own) {
    const rule = ruleOf(sentence);
    expect(rule && english(rule)).toBe(sentence);
  }
});
