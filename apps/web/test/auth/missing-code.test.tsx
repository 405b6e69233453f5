import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { application } from './application.tsx';

vi.mock('../../src/features/auth/AuthDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('the login’s address leads home and says once that its code didn’t come', { timeout: 60_000 }, async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { address, router } = await application('/login');
  await vi.waitFor(() => expect(address()).toBe('/'), 30_000);
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText('This could not be opened. Check your connection, or reload the page.')).toHaveLength(1);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
