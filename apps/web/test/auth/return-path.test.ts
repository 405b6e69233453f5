import { describe, expect, it } from 'vitest';
import { readSignInState, safeReturnPath, signInState } from '../../src/lib/sign-in.ts';

describe('the way back after signing in', () => {
  it.each(['/profile/favourites', '/search?q=dviratis&address=Kaunas', '/product/7#similar-ads', '/'])(
    'takes %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'profile',
    '',
    '/login',
    '/login?x=1',
    7,
    null,
    undefined,
    { pathname: '/' },
  ])('refuses %j', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  it('is read from a history entry, without what isn’t safe', () => {
    expect(readSignInState(signInState({ returnTo: '/profile/favourites' }))).toEqual({
      returnTo: '/profile/favourites',
    });
    expect(readSignInState(signInState({ returnTo: '//evil.example', back: true }))).toEqual({ back: true });
    expect(readSignInState({ names: { category: 'Transport' } })).toBeNull();
    expect(readSignInState(null)).toBeNull();
  });
});
