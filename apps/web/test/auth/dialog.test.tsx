import { authSentences } from '@muge/contract';
import type { Language } from '@muge/i18n';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthDialog } from '../../src/features/auth/AuthDialog.tsx';
import { renderAt } from '../render.tsx';
import { backend, type Call, offline, refusal } from './backend.ts';

const onClose = vi.fn();
const onSignedIn = vi.fn<(token: string) => void>();
const onPasswordReset = vi.fn(async () => undefined);

async function open(answers: Parameters<typeof backend>[0] = {}, language: Language = 'en'): Promise<Call[]> {
  const calls = backend(answers);
  await renderDialog(language);
  return calls;
}

function renderDialog(language: Language = 'en') {
  return renderAt(
    <AuthDialog ending={false} onClose={onClose} onSignedIn={onSignedIn} onPasswordReset={onPasswordReset} />,
    '/',
    language,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const register = () => userEvent.click(screen.getByRole('radio', { name: 'Registration' }));
const bodies = (calls: Call[], name: string) => calls.filter((call) => call.name === name).map((call) => call.body);

function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

const newcomer = {
  Name: 'Ona',
  'Email or phone': 'ona@pastas.lt',
  Password: 'pyragas-7',
  'Repeat the password': 'pyragas-7',
};

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('logging in', () => {
  const signIn = async (login = 'rasa', password = 'slaptas-1') => {
    fill({ 'Username, email or phone': login, Password: password });
    await press('Login');
  };

  it('is headed "Confirm your login" and starts at the login', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Confirm your login' })).toBeTruthy();
    expect(document.activeElement).toBe(field('Username, email or phone'));
  });

  it('hands over the token', async () => {
    const calls = await open({ 'POST /login': () => ({ auth_token: 'abc' }) });
    await signIn(' rasa ');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('abc'));
    expect(bodies(calls, 'POST /login')).toEqual([{ login: 'rasa', password: 'slaptas-1' }]);
  });

  it('refuses empty fields with "invalid inputs" and goes to the first of them', async () => {
    const calls = await open();
    fill({ 'Username, email or phone': 'rasa' });
    await press('Login');
    expect(screen.getByText('invalid inputs')).toBeTruthy();
    expect(document.activeElement).toBe(field('Password'));
    expect(bodies(calls, 'POST /login')).toEqual([]);
  });

  it('says what the server says, in the notice and as a notification, and keeps what was typed', async () => {
    await open({ 'POST /login': () => refusal(401, 'invalid_credentials', { message: 'Invalid credentials' }) });
    await signIn();
    expect(await screen.findAllByText('Invalid credentials')).toHaveLength(2);
    expect(field('Username, email or phone').value).toBe('rasa');
    expect(field('Password').value).toBe('slaptas-1');
  });

  it('tells a suspended person the reason as it was written, in the notice and as a notification', async () => {
    const message = 'This account is suspended. <b onclick="evil()">Spam</b> & <script>lies</script>.';
    await open({ 'POST /login': () => refusal(401, 'account_suspended', { message }) });
    await signIn();
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(screen.queryByText('Spam')).toBeNull();
  });

  it('sends once, however often it is pressed', async () => {
    const calls = await open({ 'POST /login': () => new Promise(() => undefined) });
    await signIn();
    await press('Login');
    expect(screen.getByRole('button', { name: 'Login' }).getAttribute('aria-busy')).toBe('true');
    expect(bodies(calls, 'POST /login')).toHaveLength(1);
  });

  it('shows and hides the password', async () => {
    await open();
    expect(field('Password').type).toBe('password');
    await press('Show the password');
    expect(field('Password').type).toBe('text');
    await press('Hide the password');
    expect(field('Password').type).toBe('password');
  });

  it('closes', async () => {
    await open();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps what was typed from view to view', async () => {
    await open();
    fill({ 'Username, email or phone': 'rasa' });
    await register();
    fill({ Name: 'Ona' });
    await userEvent.click(screen.getByRole('radio', { name: 'Login' }));
    expect(field('Username, email or phone').value).toBe('rasa');
    await register();
    expect(field('Name').value).toBe('Ona');
  });
});

it('keeps what was typed while it is closed, except passwords', async () => {
  const first = await renderDialog();
  fill({ 'Username, email or phone': 'rasa', Password: 'slaptas-1' });
  await register();
  fill(newcomer);
  first.unmount();
  await renderDialog();
  expect(field('Username, email or phone').value).toBe('rasa');
  expect(field('Password').value).toBe('');
  await register();
  expect(field('Name').value).toBe('Ona');
  expect(field('Email or phone').value).toBe('ona@pastas.lt');
  expect(field('Password').value).toBe('');
  expect(field('Repeat the password').value).toBe('');
});

describe('an account that isn’t verified', () => {
  it('gets the confirmation view and another code, and is signed in after the right code', async () => {
    let verified = false;
    const calls = await open({
      'POST /login': () =>
        verified
          ? { auth_token: 'abc' }
          : Response.json([77, 'you need to confirm your email', 'email'], { status: 403 }),
      'POST /resend/verify/email': () => ({ message: 'email verification was resent' }),
      'POST /verify/email': () => {
        verified = true;
        return { message: 'Your email address was confirmed.' };
      },
    });
    fill({ 'Username, email or phone': 'ona@pastas.lt', Password: 'pyragas-7' });
    await press('Login');
    expect(await screen.findByText('you need to confirm your email')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Confirm your email' })).toBeTruthy();
    expect(document.activeElement).toBe(field('Confirmation code'));
    expect(bodies(calls, 'POST /resend/verify/email')).toEqual([{ email: 'ona@pastas.lt' }]);

    fill({ 'Confirmation code': '123 456' });
    await press('Confirm');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('abc'));
    expect(bodies(calls, 'POST /verify/email')).toEqual([{ user_id: 77, code: '123 456' }]);
    expect(bodies(calls, 'POST /login')).toHaveLength(2);
  });

  it.each([
    ['counts the pause down', 12, /^You can ask for another code in (12|11) s\.$/],
    [
      'says in how many hours, where the day’s codes are used up',
      40_000,
      'Too many requests. Please try again in 12 h.',
    ],
  ])('that may not be sent a code again yet %s', async (_what, retryAfter, text) => {
    await open({
      'POST /login': () => Response.json([77, 'you need to confirm your email', 'email'], { status: 403 }),
      'POST /resend/verify/email': () => refusal(429, 'too_many_requests', { retryAfter }),
    });
    fill({ 'Username, email or phone': 'ona@pastas.lt', Password: 'pyragas-7' });
    await press('Login');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Confirm your email' })).toBeTruthy();
  });

  it('by phone is sent an SMS', async () => {
    const calls = await open({
      'POST /login': () => Response.json([78, 'you need to confirm your phone', 'phone'], { status: 403 }),
      'POST /resend/verify/phone': () => ({ message: 'Message Was sent successfully' }),
    });
    fill({ 'Username, email or phone': '+370 600 00001', Password: 'pyragas-7' });
    await press('Login');
    expect(await screen.findByRole('heading', { name: 'Confirm your phone' })).toBeTruthy();
    await vi.waitFor(() => expect(bodies(calls, 'POST /resend/verify/phone')).toEqual([{ phone: '+370 600 00001' }]));
    expect(screen.getByText('you need to confirm your phone')).toBeTruthy();
  });
});

describe('registering', () => {
  it('is headed "Register your account"', async () => {
    await open();
    await register();
    expect(screen.getByRole('heading', { name: 'Register your account' })).toBeTruthy();
  });

  it('by email leads to the confirmation and signs in with the same credentials', async () => {
    const calls = await open({
      'POST /register/email': () => Response.json({ message: 'Sent.', id: 41 }, { status: 201 }),
      'POST /verify/email': () => ({ message: 'Your email address was confirmed.' }),
      'POST /login': () => ({ auth_token: 'abc' }),
    });
    await register();
    fill(newcomer);
    await press('Register');
    await screen.findByLabelText('Confirmation code');
    fill({ 'Confirmation code': '123456' });
    await press('Confirm');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('abc'));
    expect(bodies(calls, 'POST /register/email')).toEqual([
      { name: 'Ona', email: 'ona@pastas.lt', password: 'pyragas-7', password_confirmation: 'pyragas-7' },
    ]);
    expect(bodies(calls, 'POST /login')).toEqual([{ login: 'ona@pastas.lt', password: 'pyragas-7' }]);
  });

  it.each(['8 600 00001', '(8 600) 00001', 'tel:+37060000001', '８６０００００１', '8\u2011600\u201100001'])(
    'by phone, written %s, goes to the phone',
    async (phone) => {
      const calls = await open({
        'POST /register/phone': () => Response.json({ message: 'Sent.', id: 42 }, { status: 201 }),
      });
      await register();
      fill({ ...newcomer, 'Email or phone': phone });
      await press('Register');
      expect(await screen.findByRole('heading', { name: 'Confirm your phone' })).toBeTruthy();
      expect(bodies(calls, 'POST /register/phone')).toMatchObject([{ phone }]);
    },
  );

  it.each([
    ['all four fields', { ...newcomer, Name: '' }, 'invalid inputs', 'Name'],
    ['an address', { ...newcomer, 'Email or phone': '' }, 'invalid inputs', 'Email or phone'],
    ['a password', { ...newcomer, Password: '' }, 'invalid inputs', 'Password'],
    ['a domain', { ...newcomer, 'Email or phone': 'ona@pastas' }, 'Please enter valid Email', 'Email or phone'],
    ['an @ or a number', { ...newcomer, 'Email or phone': 'ona' }, 'Please enter valid Email', 'Email or phone'],
    [
      'the same password twice',
      { ...newcomer, 'Repeat the password': 'x' },
      'Password must be match',
      'Repeat the password',
    ],
    ['the repeated password', { ...newcomer, 'Repeat the password': '' }, 'invalid inputs', 'Repeat the password'],
    [
      'at most 72 bytes',
      { ...newcomer, Password: 'ą'.repeat(37), 'Repeat the password': 'ą'.repeat(37) },
      'The password is too long: at most 72 bytes are kept.',
      'Password',
    ],
    [
      'eight characters',
      { ...newcomer, Password: 'trumpas', 'Repeat the password': 'trumpas' },
      'Password Length Must be at least 8 characters long',
      'Password',
    ],
  ] as const)('needs %s', async (_, values, text, wrong) => {
    const calls = await open();
    await register();
    fill(values);
    await press('Register');
    expect(screen.getByText(text)).toBeTruthy();
    expect(field(wrong).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(wrong));
    expect(calls.filter(({ name }) => name.startsWith('POST /register'))).toEqual([]);
  });

  it('hints at a short password while it is typed', async () => {
    await open();
    await register();
    fill({ Password: 'trump' });
    expect(screen.getByText('Password Length Must be at least 8 characters long')).toBeTruthy();
  });

  it('shows the server’s words at the field, in the language on screen', async () => {
    const sentence = 'This password is one of the most common ones. Choose another.';
    const answers = {
      'POST /register/email': () =>
        refusal(422, 'validation_failed', { message: sentence, errors: { password: [sentence] } }),
    };
    await open(answers, 'lt');
    await userEvent.click(screen.getByRole('radio', { name: 'Registracija' }));
    fill({
      Vardas: 'Ona',
      'El. paštas arba telefonas': 'ona@pastas.lt',
      Slaptažodis: 'password1',
      'Pakartokite slaptažodį': 'password1',
    });
    await press('Registruotis');
    expect(await screen.findByText('Tai vienas dažniausių slaptažodžių. Sugalvokite kitą.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Slaptažodis'));
  });

  it.each([
    ['password', authSentences.long, 'Slaptažodis', 'Slaptažodis per ilgas: daugiausia 72 baitai.'],
    ['email', authSentences.email, 'El. paštas arba telefonas', 'Įrašykite tinkamą el. pašto adresą'],
    ['name', 'Must have at least 1 character.', 'Vardas', 'Užpildykite šį lauką.'],
  ] as const)('translates what the server says of the length or form of %s', async (name, sentence, label, text) => {
    await open(
      { 'POST /register/email': () => refusal(422, 'validation_failed', { errors: { [name]: [sentence] } }) },
      'lt',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Registracija' }));
    fill({
      Vardas: 'Ona',
      'El. paštas arba telefonas': 'ona@pastas.lt',
      Slaptažodis: 'pyragas-7',
      'Pakartokite slaptažodį': 'pyragas-7',
    });
    await press('Registruotis');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    // Nothing vaguer stands beside it, in no language.
    expect(screen.queryByText('Neteisingi duomenys')).toBeNull();
    expect(screen.queryByText('Invalid input')).toBeNull();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each([
    ['nothing', {}],
    ['only what this form has no field for', { user_id: ['Enter a whole number.'] }],
  ])('says "Invalid input" where the server says %s of fields', async (_what, errors) => {
    await open({ 'POST /register/email': () => refusal(422, 'validation_failed', { errors }) });
    await register();
    fill(newcomer);
    await press('Register');
    expect(await screen.findByText('Invalid input')).toBeTruthy();
    expect(field('Name').value).toBe('Ona');
  });

  it.each([
    ['country', 'Messages cannot be sent to this country. Please use an email address.'],
    ['kind of number', 'Messages can only be sent to a mobile number. Please use one, or an email address.'],
  ])('says at the field that no SMS goes to that %s', async (_what, sentence) => {
    await open({ 'POST /register/phone': () => refusal(422, 'validation_failed', { errors: { phone: [sentence] } }) });
    await register();
    fill({ ...newcomer, 'Email or phone': '+370 5 2000001' });
    await press('Register');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field('Email or phone'));
    expect(screen.queryByText('Invalid input')).toBeNull();
  });

  it('says that messages of a kind can’t be sent', async () => {
    await open({ 'POST /register/email': () => refusal(422, 'channel_unavailable') });
    await register();
    fill(newcomer);
    await press('Register');
    expect(await screen.findByText('Messages of this kind cannot be sent here. Please use another way.')).toBeTruthy();
  });
});

describe('the confirmation', () => {
  const atConfirmation = async (answers: Parameters<typeof backend>[0]) => {
    const calls = await open({
      'POST /register/email': () => Response.json({ message: 'Sent.', id: 41 }, { status: 201 }),
      ...answers,
    });
    await register();
    fill(newcomer);
    await press('Register');
    await screen.findByLabelText('Confirmation code');
    return calls;
  };

  it('needs a code', async () => {
    await atConfirmation({});
    await press('Confirm');
    expect(screen.getByText('please, enter the code')).toBeTruthy();
    expect(document.activeElement).toBe(field('Confirmation code'));
  });

  it('is offered to phones as a one-time code', async () => {
    await atConfirmation({});
    expect(field('Confirmation code').autocomplete).toBe('one-time-code');
    expect(field('Confirmation code').inputMode).toBe('numeric');
  });

  it('is over at the next press where the answer to the right code got lost: it had been taken', async () => {
    const verified = vi.fn<() => unknown>().mockImplementationOnce(offline);
    const calls = await atConfirmation({
      'POST /verify/email': () => verified() ?? refusal(422, 'invalid_code'),
      'POST /login': () => ({ auth_token: 'abc' }),
    });
    fill({ 'Confirmation code': '123456' });
    await press('Confirm');
    expect(await screen.findByText('Network error: check your connection and try again.')).toBeTruthy();
    expect(bodies(calls, 'POST /login')).toEqual([]);
    await press('Confirm');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('abc'));
    expect(bodies(calls, 'POST /login')).toEqual([{ login: 'ona@pastas.lt', password: 'pyragas-7' }]);
    expect(screen.queryByText('invalid verification code')).toBeNull();
    expect(screen.getByText('Your email address was confirmed.')).toBeTruthy();
  });

  it.each([
    ['is not confirmed', () => Response.json([41, 'Confirm it.', 'email'], { status: 403 })],
    ['is somebody else’s', () => refusal(401, 'invalid_credentials')],
  ])('says "invalid verification code" after a lost answer where the address %s', async (_, login) => {
    const verified = vi.fn<() => unknown>().mockImplementationOnce(offline);
    await atConfirmation({
      'POST /verify/email': () => verified() ?? refusal(422, 'invalid_code'),
      'POST /login': login,
    });
    fill({ 'Confirmation code': '123456' });
    await press('Confirm');
    await screen.findByText('Network error: check your connection and try again.');
    await press('Confirm');
    expect(await screen.findByText('invalid verification code')).toBeTruthy();
    expect(field('Confirmation code').value).toBe('123456');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('leads to the login, which says what is done, where signing in afterwards fails', async () => {
    await atConfirmation({ 'POST /verify/email': () => ({ message: 'Confirmed.' }), 'POST /login': offline });
    fill({ 'Confirmation code': '123456' });
    await press('Confirm');
    expect(await screen.findByText('Your email address is confirmed. Now log in with your password.')).toBeTruthy();
    expect(screen.getByText('Network error: check your connection and try again.')).toBeTruthy();
    expect(field('Username, email or phone').value).toBe('ona@pastas.lt');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('says "invalid verification code"', async () => {
    await atConfirmation({ 'POST /verify/email': () => refusal(422, 'invalid_code') });
    fill({ 'Confirmation code': '000000' });
    await press('Confirm');
    expect(await screen.findByText('invalid verification code')).toBeTruthy();
    expect(field('Confirmation code').value).toBe('000000');
    expect(document.activeElement).toBe(field('Confirmation code'));
  });

  it('hides the link to another code for 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const calls = await atConfirmation({
      'POST /resend/verify/email': () => ({ message: 'email verification was resent' }),
    });
    expect(screen.getByText(/^You can ask for another code in \d+ s\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the code again' })).toBeNull();
    act(() => void vi.advanceTimersByTime(25_000));
    expect(screen.queryByRole('button', { name: 'Send the code again' })).toBeNull();
    act(() => void vi.advanceTimersByTime(6_000));
    await press('Send the code again');
    expect(await screen.findByText('email verification was resent')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the code again' })).toBeNull();
    expect(bodies(calls, 'POST /resend/verify/email')).toHaveLength(1);
  });
});

describe('the confirmation of a phone', () => {
  const atConfirmation = async (answers: Parameters<typeof backend>[0] = {}) => {
    const calls = await open({
      'POST /register/phone': () => Response.json({ message: 'Sent.', id: 42 }, { status: 201 }),
      ...answers,
    });
    await register();
    fill({ ...newcomer, 'Email or phone': '8 600 00001' });
    await press('Register');
    await screen.findByLabelText('Confirmation code');
    return calls;
  };

  it('says "Phone number was confirmed" and signs in', async () => {
    const calls = await atConfirmation({
      'POST /verify/phone': () => ({ message: 'Phone number was confirmed' }),
      'POST /login': () => ({ auth_token: 'abc' }),
    });
    fill({ 'Confirmation code': '123456' });
    await press('Confirm');
    expect(await screen.findByText('Phone number was confirmed')).toBeTruthy();
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('abc'));
    expect(bodies(calls, 'POST /verify/phone')).toEqual([{ user_id: 42, code: '123456' }]);
    expect(bodies(calls, 'POST /login')).toEqual([{ login: '8 600 00001', password: 'pyragas-7' }]);
  });

  it('says "Message Was sent successfully" of another SMS', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await atConfirmation({ 'POST /resend/verify/phone': () => ({ message: 'Message Was sent successfully' }) });
    act(() => void vi.advanceTimersByTime(31_000));
    await press('Send the code again');
    expect(await screen.findByText('Message Was sent successfully')).toBeTruthy();
  });

  it.each([
    {
      language: 'lt',
      labels: ['Vartotojo vardas, el. paštas arba telefonas', 'Slaptažodis', 'Prisijungti'],
      text: 'Išsiuntėme kodą numeriu +37060000001. Jis galioja 10 minučių.',
    },
    {
      language: 'ru',
      labels: ['Имя пользователя, эл. почта или телефон', 'Пароль', 'Войти'],
      text: 'Мы отправили код на номер +37060000001. Он действует 10 минут.',
    },
  ] as const)('calls a number a number in $language', async ({ language, labels: [login, password, submit], text }) => {
    const answers = {
      'POST /login': () => Response.json([78, 'you need to confirm your phone', 'phone'], { status: 403 }),
      'POST /resend/verify/phone': () => ({ message: 'Message Was sent successfully' }),
    };
    await open(answers, language);
    fill({ [login]: '+37060000001', [password]: 'pyragas-7' });
    await press(submit);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('tells who gets an SMS without a code that the number has an account already', async () => {
    await atConfirmation();
    expect(
      screen.getByText(
        'No code in the message? Then there is an account with this number already, and the message says how to sign in.',
      ),
    ).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  const atReset = async (answers: Parameters<typeof backend>[0]) => {
    const calls = await open({ 'POST /forgot/password': () => ({ message: 'Sent.' }), ...answers });
    await press('Forgot password?');
    fill({ 'Username, email or phone': 'rasa' });
    await press('Send a confirmation code');
    await screen.findByLabelText('New password');
    return calls;
  };
  const asked = {
    'Confirmation code': '123456',
    'New password': 'naujas-123',
    'Repeat the new password': 'naujas-123',
  };

  it('asks for the login', async () => {
    await open();
    await press('Forgot password?');
    expect(document.activeElement).toBe(field('Username, email or phone'));
    await press('Send a confirmation code');
    expect(screen.getByText('Please enter username')).toBeTruthy();
  });

  it('takes the login over from the login form', async () => {
    await open();
    fill({ 'Username, email or phone': 'rasa' });
    await press('Forgot password?');
    expect(field('Username, email or phone').value).toBe('rasa');
  });

  it('says what a login is where the server can’t read it', async () => {
    await open({ 'POST /forgot/password': () => refusal(422, 'validation_failed') });
    await press('Forgot password?');
    fill({ 'Username, email or phone': 'x' });
    await press('Send a confirmation code');
    expect(await screen.findByText('Please Enter Phone number, or Email')).toBeTruthy();
    expect(document.activeElement).toBe(field('Username, email or phone'));
    expect(screen.queryByText('error sending verification code')).toBeNull();
  });

  it('says "error sending verification code", and why', async () => {
    await open({ 'POST /forgot/password': offline });
    await press('Forgot password?');
    fill({ 'Username, email or phone': 'rasa' });
    await press('Send a confirmation code');
    expect(await screen.findByText('error sending verification code')).toBeTruthy();
    expect(screen.getByText('Network error: check your connection and try again.')).toBeTruthy();
  });

  it('says for how long no other code may be sent, and counts it down beside what is read out', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await open({ 'POST /forgot/password': () => refusal(429, 'too_many_requests', { retryAfter: 23 }) });
    await press('Forgot password?');
    fill({ 'Username, email or phone': 'rasa' });
    await press('Send a confirmation code');
    const wait = await screen.findByText(/^You can ask for another code in \d+ s\.$/);
    expect(wait.closest('[role="alert"]')).toBeNull();
    expect(screen.getByText('error sending verification code')).toBeTruthy();
    expect(screen.queryByText('Too many requests. Please wait a little and try again.')).toBeNull();
    act(() => void vi.advanceTimersByTime(24_000));
    expect(screen.queryByText(/^You can ask for another code/)).toBeNull();
  });

  it('sets a new password with the code', async () => {
    const calls = await atReset({ 'POST /reset/password': () => ({ message: 'Your password was changed.' }) });
    expect(screen.getAllByText('If there is such an account, a code was sent to it.').length).toBeGreaterThan(0);
    fill(asked);
    await press('Verify');
    await vi.waitFor(() => expect(onPasswordReset).toHaveBeenCalledOnce());
    expect(screen.getByText('Your password was changed.')).toBeTruthy();
    expect(bodies(calls, 'POST /reset/password')).toEqual([{ login: 'rasa', code: '123456', password: 'naujas-123' }]);
  });

  it.each([
    ['the code', { ...asked, 'Confirmation code': '' }, 'please, enter the code'],
    ['a new password', { ...asked, 'New password': '', 'Repeat the new password': '' }, 'Please, enter new password'],
    ['the same twice', { ...asked, 'Repeat the new password': 'kitas' }, 'Password must be match'],
  ] as const)('needs %s', async (_, values, text) => {
    const calls = await atReset({});
    fill(values);
    await press('Verify');
    expect(screen.getByText(text)).toBeTruthy();
    expect(bodies(calls, 'POST /reset/password')).toEqual([]);
  });

  it.each([
    ['the code is wrong', refusal(422, 'invalid_code'), 'invalid verification code'],
    [
      'the password isn’t taken',
      refusal(422, 'validation_failed', { errors: { password: ['The password must not be your name or address.'] } }),
      'Wrong password',
    ],
    ['anything else fails', refusal(500, 'server_error'), 'something went wrong'],
  ])('says so when %s', async (_, answer, text) => {
    await atReset({ 'POST /reset/password': () => answer.clone() });
    fill(asked);
    await press('Verify');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field('Confirmation code').value).toBe('123456');
  });

  it('sends the code again after the pause', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const calls = await atReset({ 'POST /resend/forgot/password': () => ({ message: 'Sent.' }) });
    expect(screen.queryByRole('button', { name: 'Send the code again' })).toBeNull();
    act(() => void vi.advanceTimersByTime(31_000));
    await press('Send the code again');
    expect(await screen.findByText('verification code was sent to your email')).toBeTruthy();
    expect(bodies(calls, 'POST /resend/forgot/password')).toEqual([{ login: 'rasa' }]);
  });
});

describe('a code for a new password that is on its way', () => {
  const askedFor = async (answers: Parameters<typeof backend>[0] = {}) => {
    const calls = await open({ 'POST /forgot/password': () => ({ message: 'Sent.' }), ...answers });
    await press('Forgot password?');
    fill({ 'Username, email or phone': 'rasa' });
    await press('Send a confirmation code');
    await screen.findByLabelText('New password');
    return calls;
  };
  const asked = (calls: Call[]) => bodies(calls, 'POST /forgot/password');

  it('can be entered after going back to the login, its pause still running', async () => {
    const calls = await askedFor();
    await press('Back to login');
    await press('Forgot password?');
    expect(document.activeElement).toBe(field('Confirmation code'));
    expect(screen.getByText(/^You can ask for another code in \d+ s\.$/)).toBeTruthy();
    expect(asked(calls)).toEqual([{ login: 'rasa' }]);
  });

  it('leaves room for another login, and isn’t sent twice to the same', async () => {
    const calls = await askedFor();
    await press('Use another login');
    expect(document.activeElement).toBe(field('Username, email or phone'));
    await press('Send a confirmation code');
    expect(await screen.findByLabelText('New password')).toBeTruthy();
    expect(asked(calls)).toEqual([{ login: 'rasa' }]);
    await press('Use another login');
    fill({ 'Username, email or phone': 'ona@pastas.lt' });
    await press('Send a confirmation code');
    expect(await screen.findByText('ona@pastas.lt')).toBeTruthy();
    expect(asked(calls)).toEqual([{ login: 'rasa' }, { login: 'ona@pastas.lt' }]);
  });

  it('doesn’t stand in the way of somebody else who forgot theirs', async () => {
    await askedFor();
    await press('Back to login');
    fill({ 'Username, email or phone': 'ona@pastas.lt' });
    await press('Forgot password?');
    expect(screen.getByRole('heading', { name: 'Forgot password' })).toBeTruthy();
  });

  it('can be entered where this dialog knows nothing of it, also while no other may be sent', async () => {
    const calls = await open({
      'POST /forgot/password': () => refusal(429, 'too_many_requests', { retryAfter: 20 }),
      'POST /reset/password': () => ({ message: 'Your password was changed.' }),
    });
    await press('Forgot password?');
    await press('I already have a code');
    expect(screen.getByText('Please enter username')).toBeTruthy();
    fill({ 'Username, email or phone': 'rasa' });
    await press('Send a confirmation code');
    expect(await screen.findByText('error sending verification code')).toBeTruthy();
    await press('I already have a code');
    fill({ 'Confirmation code': '123456', 'New password': 'naujas-123', 'Repeat the new password': 'naujas-123' });
    await press('Verify');
    await vi.waitFor(() => expect(onPasswordReset).toHaveBeenCalledOnce());
    expect(bodies(calls, 'POST /reset/password')).toEqual([{ login: 'rasa', code: '123456', password: 'naujas-123' }]);
  });

  it('says "error sending verification code", and why, when it can’t be sent again', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await askedFor({ 'POST /resend/forgot/password': offline });
    act(() => void vi.advanceTimersByTime(31_000));
    await press('Send the code again');
    expect(await screen.findByText('error sending verification code')).toBeTruthy();
    expect(screen.getByText('Network error: check your connection and try again.')).toBeTruthy();
  });
});

describe('the demo', () => {
  const accounts = { data: [{ role: 'buyer', name: 'Rasa', username: 'rasa', password: 'smagu-1' }] };

  it('signs in with one press', async () => {
    const calls = await open({ 'GET /dev/accounts': () => accounts, 'POST /login': () => ({ auth_token: 'abc' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Buyer' }));
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('abc'));
    expect(bodies(calls, 'POST /login')).toEqual([{ login: 'rasa', password: 'smagu-1' }]);
    expect(screen.getByRole('link', { name: 'Mails and SMS of the demo' }).getAttribute('href')).toBe('/dev/outbox');
  });

  it('is nowhere in production', async () => {
    const calls = await open();
    await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /dev/accounts'));
    await act(async () => undefined);
    expect(screen.queryByText('Demo: sign in with one press')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
