import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { followEntries, type Leave, useEntry } from '../src/lib/entry.ts';

let leave: Leave;

function Layout() {
  leave = useEntry().leave;
  return <Outlet />;
}

/** Two pages of a history, at the second of which somebody stands, and a third that comes when `comes` is called. */
function history() {
  let comes: () => void = () => undefined;
  const code = new Promise<null>((resolve) => {
    comes = () => resolve(null);
  });
  const children = [
    { path: '/before', element: <h1>Before</h1> },
    { path: '/here', element: <h1>Here</h1> },
    { path: '/slow', element: <h1>Slow</h1>, loader: () => code },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }], { initialEntries: ['/before', '/here'] });
  onTestFinished(followEntries(router));
  render(<RouterProvider router={router} />);
  return { router, comes };
}

const page = () => screen.getByRole('heading').textContent;

it('is left only once the next page is drawn, whoever else wishes to leave meanwhile', async () => {
  const { router, comes } = history();
  const seen: unknown[] = [];
  const wishes = [leave('/slow'), leave(-1)].map((wish) => wish.then(() => seen.push(page())));
  await act(() => Promise.resolve());
  expect(router.state.navigation.state).toBe('loading');
  expect(seen).toEqual([]);
  comes();
  await Promise.all(wishes);
  expect(seen).toEqual(['Slow', 'Slow']);
});

it('can be left again by who turned back before the next page came', async () => {
  const { router } = history();
  const first = leave('/slow');
  await act(() => Promise.resolve());
  expect(router.state.navigation.state).toBe('loading');
  await act(() => router.navigate(0));
  await first;
  expect(page()).toBe('Here');
  await leave(-1);
  expect(page()).toBe('Before');
});
