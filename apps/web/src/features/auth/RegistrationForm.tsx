import { AUTH_LIMITS } from '@muge/contract/limits';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Input } from '../../components/ui/Field.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { register } from './api.ts';
import type { FormProps } from './draft.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { type Channel, channelOf, checkRegistration, isShort } from './rules.ts';
import { useWrong } from './use-wrong.ts';

/** The server's names of the fields, and ours. */
const names = {
  name: 'name',
  email: 'contact',
  phone: 'contact',
  password: 'password',
  password_confirmation: 'again',
} as const;

/** "Register your account", by email or by phone as the contact says. Specification: public part, sections 2, 4, 5 and 8. */
export function RegistrationForm({
  draft,
  onType,
  onRegistered,
}: FormProps & { onRegistered: (userId: number, channel: Channel, contact: string, password: string) => void }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { form, textOf, has, mark, markFrom, forget } = useWrong<'name' | 'contact' | 'password' | 'again'>();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ channel, ...fields }: { channel: Channel } & Parameters<typeof register>[1]) =>
      register(channel, fields),
    gcTime: 0,
    onError: (failure) => markFrom(failure, names),
  });
  const { name, contact, newPassword: password, newPasswordAgain: again } = draft;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset();
    const channel = channelOf(contact);
    if (!mark(checkRegistration({ name, contact, password, again })) || channel === null) return;
    mutate(
      { channel, name, contact, password, again },
      { onSuccess: (id) => onRegistered(id, channel, contact.trim(), password) },
    );
  };

  // What the server says of fields stands at the fields, and nowhere else.
  const refusal = (failure: Error): string | null => {
    if (!(failure instanceof ApiError)) return t('failed.register');
    if (Object.keys(failure.errors).some((field) => Object.hasOwn(names, field))) return null;
    return failure.code === 'validation_failed' ? t('failed.register') : errorText(failure);
  };
  return (
    <>
      <h2 className="auth__title">{t('register.title')}</h2>
      <form ref={form} noValidate onSubmit={submit} aria-busy={isPending}>
        <Input
          label={t('register.name')}
          name="name"
          autoComplete="name"
          maxLength={AUTH_LIMITS.name}
          data-autofocus
          value={name}
          error={textOf('name')}
          onChange={(event) => {
            onType({ name: event.target.value });
            forget('name');
          }}
        />
        <Input
          label={t('register.contact')}
          name="contact"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={AUTH_LIMITS.email}
          help={t('register.contactHelp')}
          value={contact}
          error={textOf('contact')}
          onChange={(event) => {
            onType({ contact: event.target.value });
            forget('contact');
          }}
        />
        <PasswordInput
          label={t('password')}
          name="new-password"
          autoComplete="new-password"
          help={isShort(password) ? t('rules.short') : undefined}
          value={password}
          error={textOf('password')}
          onChange={(event) => {
            onType({ newPassword: event.target.value });
            forget('password');
          }}
        />
        <PasswordInput
          label={t('register.again')}
          name="new-password-again"
          autoComplete="new-password"
          value={again}
          error={textOf('again')}
          onChange={(event) => {
            onType({ newPasswordAgain: event.target.value });
            forget('again');
          }}
        />
        <Notice text={has('required') ? t('rules.inputs') : error && refusal(error)} />
        <Button className="auth__submit" type="submit" size="lg" block busy={isPending}>
          {t('register.submit')}
        </Button>
      </form>
    </>
  );
}
