import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { followEntries, type Leave, useEntry } from '../src/lib/entry.ts';

let leave: Leave;

function Layout() {
  leave = useEntry().leave;
  return <Outlet />;
}

/** Somebody stands at the last page of a history; `/slow` comes when `comes` is called. */
function history(initialEntries = ['/before', '/here']) {
  let comes: () => void = () => undefined;
  const code = new Promise<null>((resolve) => {
    comes = () => resolve(null);
  });
  const children = [
    { path: '/before', element: <h1>Before</h1> },
    { path: '/here', element: <h1>Here</h1> },
    { path: '/loaded', element: <h1>Loaded</h1>, loader: () => null },
    { path: '/step', element: <h1>Step</h1> },
    { path: '/slow', element: <h1>Slow</h1>, loader: () => code },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }], { initialEntries });
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

it('is left by the browser’s Back alone, also right behind another that is not drawn yet', async () => {
  const { router, comes } = history(['/before', '/slow', '/loaded', '/step']);
  const stop = router.subscribe(({ location, navigation }) => {
    if (location.pathname !== '/loaded' || navigation.state !== 'idle') return;
    stop();
    void router.navigate(-1);
  });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(page()).toBe('Loaded'));
  expect(router.state.navigation.state).toBe('loading');
  const more = leave(-1);
  comes();
  await more;
  expect(page()).toBe('Slow');
});
