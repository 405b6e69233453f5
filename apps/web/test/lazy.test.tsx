import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { later, useLater } from '../src/lib/lazy.ts';
import { renderAt } from './render.tsx';

/** A button that opens a panel whose code comes later. */
function Opener({ panel }: { panel: ReturnType<typeof later<object>> }) {
  const [isOpen, setOpen] = useState(false);
  const Panel = useLater(panel, isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && Panel && <Panel />}
    </>
  );
}

function ThePanel(): ReactNode {
  return <p>The panel</p>;
}

it.each([
  ['en', 'This could not be opened. Check your connection, or reload the page.'],
  ['lt', 'Atidaryti nepavyko. Patikrinkite ryšį arba įkelkite puslapį iš naujo.'],
  ['ru', 'Открыть не удалось. Проверьте подключение или обновите страницу.'],
] as const)(
  'what is opened and whose code doesn’t come says so in %s, and opens at a press when it can',
  async (language, text) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let connected = false;
    const panel = later<object>(async () => {
      if (!connected) throw new TypeError('Failed to fetch dynamically imported module');
      return ThePanel;
    });
    await renderAt(<Opener panel={panel} />, '/', language);
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await press();
    expect(await screen.findAllByText(text)).toHaveLength(1);
    await press();
    await vi.waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(screen.queryByText('The panel')).toBeNull();
    connected = true;
    await press();
    expect(await screen.findByText('The panel')).toBeTruthy();
    warned.mockRestore();
  },
);
