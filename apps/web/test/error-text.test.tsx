import { errorCodes } from '@muge/contract/error-codes';
import { languages, loadCatalogue } from '@muge/i18n';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../src/lib/api-error.ts';
import { useErrorText } from '../src/lib/error-text.ts';
import { renderAt } from './render.tsx';

function Said({ error }: { error: unknown }) {
  return <p data-testid="said">{useErrorText()(error)}</p>;
}

const failed = (code: string) => new ApiError({ message: 'In English.', code, status: 400 });
const said = () => screen.getByTestId('said').textContent;

describe('an error in words', () => {
  const ofContract = Object.keys(errorCodes);

  it.each(languages)('has a text in %s for every code there is', async (language) => {
    const { errors } = await loadCatalogue(language);
    expect(Object.keys(errors.code)).toEqual(
      expect.arrayContaining([...ofContract, 'network', 'timeout', 'unreadable']),
    );
  });

  it.each([
    ['network', 'Network error: check your connection and try again.'],
    ['timeout', 'The server takes too long to answer. Try again in a moment.'],
    ['unreadable', 'The answer could not be read. Please try again.'],
    ['token_missing', 'Authentication token is missing. Please log in.'],
    ['unauthenticated', 'Unauthenticated. Please log in again.'],
    ['bad_request', 'The request could not be read.'],
    ['forbidden', 'You are not allowed to do this.'],
    ['own_cause', 'This is your own. Another moderator has to decide about it.'],
    ['not_found', 'Not found.'],
    ['method_not_allowed', 'This address does not answer that method.'],
    ['request_timeout', 'The request took too long to arrive. Please try again.'],
    ['conflict', 'This has been changed or done already.'],
    ['payload_too_large', 'The request is too large.'],
    ['unsupported_media_type', 'This content type is not supported.'],
    ['validation_failed', 'Some fields are not valid.'],
    ['too_many_requests', 'Too many requests. Please wait a little and try again.'],
    ['product_quota_exceeded', 'You have put up very many products today. Please try again tomorrow.'],
    ['ad_quota_exceeded', 'You have put up very many ads today. Please try again tomorrow.'],
    ['server_error', 'Server error. Please try again later.'],
    ['unavailable', 'The service is not available right now. Please try again later.'],
  ])('by the code %s says: %s', async (code, text) => {
    await renderAt(<Said error={failed(code)} />);
    expect(said()).toBe(text);
  });

  it('is said in the language on screen', async () => {
    await renderAt(<Said error={failed('not_found')} />, '/', 'lt');
    expect(said()).toBe('Nerasta.');
  });

  it.each([
    ['en', 'This account is suspended. Fake listings.'],
    ['lt', 'Ši paskyra sustabdyta. Fake listings.'],
    ['ru', 'Эта учётная запись заблокирована. Fake listings.'],
  ] as const)('tells the suspended the reason in %s, as the moderator wrote it', async (language, text) => {
    const message = `${errorCodes.account_suspended.message} Fake listings.`;
    await renderAt(<Said error={new ApiError({ message, code: 'account_suspended', status: 401 })} />, '/', language);
    expect(said()).toBe(text);
  });

  it.each([
    ['en', 90, 'Too many requests. Please wait a little and try again.'],
    ['en', 91, 'Too many requests. Please try again in 2 min.'],
    ['en', 900, 'Too many requests. Please try again in 15 min.'],
    ['en', 5400, 'Too many requests. Please try again in 90 min.'],
    ['en', 5401, 'Too many requests. Please try again in 2 h.'],
    ['lt', 900, 'Per daug užklausų. Bandykite dar kartą po 15 min.'],
    ['lt', 86_400, 'Per daug užklausų. Bandykite dar kartą po 24 val.'],
    ['ru', 900, 'Слишком много запросов. Попробуйте ещё раз через 15 мин.'],
    ['ru', 86_400, 'Слишком много запросов. Попробуйте ещё раз через 24 ч.'],
  ] as const)('says in %s when one may ask again, where that is in %i s', async (language, retryAfter, text) => {
    const error = new ApiError({ message: 'In English.', code: 'too_many_requests', status: 429, retryAfter });
    await renderAt(<Said error={error} />, '/', language);
    expect(said()).toBe(text);
  });

  it('keeps the server’s sentence where the code is new', async () => {
    await renderAt(<Said error={failed('brand_new')} />);
    expect(said()).toBe('In English.');
  });

  it('is a general one where the code is new and English isn’t the language on screen', async () => {
    await renderAt(<Said error={failed('brand_new')} />, '/', 'lt');
    expect(said()).toBe('Įvyko klaida. Bandykite dar kartą.');
  });

  it('is a general one for what is no answer at all', async () => {
    await renderAt(<Said error={new Error('undefined is not a function')} />);
    expect(said()).toBe('Something went wrong. Please try again.');
  });
});
