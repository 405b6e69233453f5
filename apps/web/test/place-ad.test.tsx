import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { PlaceAd } from '../src/app/layout/PlaceAd.tsx';
import { useAsked } from '../src/lib/sign-in.ts';
import { setToken } from '../src/lib/token.ts';
import { renderAt } from './render.tsx';

/** Where one is, and where one gets to after signing in. */
function Where() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search} → ${useAsked()?.returnTo ?? 'nowhere'}`}</output>;
}
const open = (path: string) =>
  renderAt(
    <>
      <Where />
      <PlaceAd />
    </>,
    path,
  );
const button = () => screen.getByRole('link', { name: 'Place an ad' });
const where = () => document.querySelector('output')?.textContent;

afterEach(() => setToken(null));

describe('"Place an ad"', () => {
  it('leads signed-in people to the form of a product', async () => {
    setToken('abc');
    await open('/search?q=dviratis');
    await userEvent.click(button());
    expect(where()).toBe('/new-product → nowhere');
  });

  it('leaves guests where they are, with the sign-in that leads on to the form', async () => {
    await open('/search?q=dviratis');
    await userEvent.click(button());
    expect(where()).toBe('/search?q=dviratis → /new-product');
  });

  it.each(['/new-product', '/product/edit/7', '/new-ad', '/ad/edit/9'])(
    'leaves the amber to the button of the form on %s',
    async (path) => {
      setToken('abc');
      await open(path);
      expect(button().className).toContain('btn--line');
    },
  );

  it('is amber elsewhere', async () => {
    await open('/profile/ads');
    expect(button().className).toContain('btn--accent');
  });
});
