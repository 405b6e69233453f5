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

  it('keeps the server’s sentence where the code is new', async () => {
    await renderAt(<Said error={failed('brand_new')} />);
    expect(said()).toBe('In English.');
  });

  it('is a general one for what is no answer at all', async () => {
    await renderAt(<Said error={new Error('undefined is not a function')} />);
    expect(said()).toBe('Something went wrong. Please try again.');
  });
});
