import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../src/components/ui/Dialog.tsx';
import { Sheet } from '../src/components/ui/Sheet.tsx';
import { notify } from '../src/lib/toasts.ts';
import { renderAt } from './render.tsx';

function Opener({ kind }: { kind: 'dialog' | 'sheet' }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const content = <input aria-label="Text" data-autofocus />;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && kind === 'dialog' && (
        <Dialog title="Report" onClose={close}>
          {content}
        </Dialog>
      )}
      {open && kind === 'sheet' && (
        <Sheet title="Setting up Filters" onClose={close}>
          {content}
        </Sheet>
      )}
    </>
  );
}

describe('a dialog', () => {
  it('is named by its title and takes the focus', async () => {
    await renderAt(<Opener kind="dialog" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Report' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  });

  it('gives the focus back when it closes', async () => {
    await renderAt(<Opener kind="dialog" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('closes when the browser cancels it (Esc)', async () => {
    await renderAt(<Opener kind="dialog" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a press beside its content, not on one inside', async () => {
    await renderAt(<Opener kind="dialog" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByLabelText('Text'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('holds the page still while it is open', async () => {
    await renderAt(<Opener kind="dialog" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('shows notifications inside of itself, where they are not inert', async () => {
    await renderAt(<Opener kind="sheet" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    notify('error', 'Not saved');
    const toast = await screen.findByText('Not saved');
    expect(toast.closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Setting up Filters' }));
  });
});
