import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { MenuPerson } from '../../src/app/layout/MenuPerson.tsx';
import { ProfileArea } from '../../src/app/layout/ProfileArea.tsx';
import { TabBar } from '../../src/app/layout/TabBar.tsx';
import { Component as ProfilePage } from '../../src/app/screens/profile.tsx';
import { getToken, setToken } from '../../src/lib/token.ts';
import { backend, rasa } from '../auth/backend.ts';
import { renderAt } from '../render.tsx';

const counted = (total: number, capped = false) => ({
  data: [],
  ads: [],
  meta: { page: 1, per_page: 1, total, total_capped: capped, next_cursor: null },
});
const profile = { 'GET /profile': () => ({ data: rasa }) };
const counts = {
  'GET /favorites': () => counted(4),
  'GET /5/ads': () => counted(2),
  'GET /user/products/active': () => counted(1000, true),
  'GET /user/products/archived': () => counted(0),
};

function Where() {
  return <output>{useLocation().pathname}</output>;
}
const show = (ui: ReactNode, path: string, language: 'en' | 'lt' | 'ru' = 'en') =>
  renderAt(
    <>
      <Where />
      {ui}
    </>,
    path,
    language,
  );
const where = () => document.querySelector('output')?.textContent;
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const everything = ['/profile/favourites', '/profile/ads', '/profile/products', '/profile/archive'];

beforeEach(() => setToken('abc'));
describe('my profile', () => {
  it('tells who one is and how much one has in each part', async () => {
    backend({ ...profile, ...counts });
    await show(<ProfilePage />, '/profile');
    const about = within(await screen.findByRole('region', { name: 'About you' }));
    expect(about.getByText('Rasa Petrauskaitė')).toBeTruthy();
    expect(about.getByText('rasa@pastas.lt')).toBeTruthy();
    expect(about.getByText('RP')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Favourites.*4$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Your ads.*2$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Products.*1,000\+$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Archive.*0$/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'My profile' })).toBeTruthy();
  });

  it('stands without the counts where they cannot be had', async () => {
    backend(profile);
    await show(<ProfilePage />, '/profile');
    await screen.findByRole('region', { name: 'About you' });
    expect(screen.getByRole('heading', { level: 2, name: 'What is yours' })).toBeTruthy();
    for (const name of [
      /^Favourites\s*Adverts that you marked with a heart$/,
      /^Your ads\s*Banners that you advertise with$/,
      /^Products\s*What you put up, published or not$/,
      /^Archive\s*Drafts, put away and completed products$/,
    ]) {
      expect(screen.getByRole('link', { name })).toBeTruthy();
    }
  });

  it('ends with Logout, which goes home', async () => {
    backend({ ...profile, ...counts, 'POST /logout': () => ({ message: 'Done.' }) });
    await show(<ProfilePage />, '/profile');
    await screen.findByRole('region', { name: 'About you' });
    const last = screen.getAllByRole('button', { name: 'Logout' }).at(-1);
    await userEvent.click(last ?? document.body);
    await waitFor(() => expect(where()).toBe('/'));
    expect(getToken()).toBeNull();
  });
});

describe('the profile area', () => {
  it('has a menu of the parts that exist', async () => {
    backend({});
    await show(<ProfileArea>…</ProfileArea>, '/profile/ads');
    const menu = within(screen.getByRole('navigation', { name: 'My profile' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Favourites',
      'Your ads',
      'Products',
      'Archive',
    ]);
    expect(hrefs(menu.getAllByRole('link'))).toEqual(everything);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Your ads');
  });

  it.each([
    ['/profile/favourites', 'Favourites'],
    ['/profile/ads', 'Ads'],
    ['/profile/products', 'Products'],
    ['/profile/archive', 'Archive'],
  ])('leads back from %s by its last part, capitalised', async (path, segment) => {
    backend({});
    await show(<ProfileArea>…</ProfileArea>, path);
    expect(screen.getByText('My profile')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: `${segment}, back to My profile` }));
    expect(where()).toBe('/profile');
  });

  it('has language, theme and Logout at its head', async () => {
    backend({ 'POST /logout': () => ({ message: 'Done.' }) });
    await show(<ProfileArea>…</ProfileArea>, '/profile/ads');
    await userEvent.click(screen.getByRole('button', { name: /^Switch the theme:\s*Dark$/ }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: /^Switch the theme:\s*Light$/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Language:\s*English$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Lietuvių' }));
    expect(await screen.findByText('Mano paskyra')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Atsijungti' }));
    await waitFor(() => expect(where()).toBe('/'));
  });
});

describe('the ways there', () => {
  it('lead from the tab bar’s Profile to /profile', async () => {
    backend({});
    await show(<TabBar />, '/search');
    await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
    expect(where()).toBe('/profile');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Profile');
  });

  it('lead from the phone menu to New Ad, New Product and every part', async () => {
    backend(profile);
    await show(<MenuPerson />, '/');
    await screen.findByText('Rasa');
    expect(hrefs(screen.getAllByRole('link'))).toEqual(['/new-ad', '/new-product', ...everything]);
    expect(screen.getByRole('link', { name: 'New Ad' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New Product' })).toBeTruthy();
  });

  it('are no guest’s', async () => {
    setToken(null);
    backend({});
    await show(<MenuPerson />, '/');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Login | Registration' })).toBeTruthy();
  });
});
