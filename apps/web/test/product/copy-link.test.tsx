import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyLink } from '../../src/features/product/CopyLink.tsx';
import { renderAt } from '../render.tsx';

const link = 'https://muge.example/product/7';
const button = <CopyLink look="button" link={link} />;

function clipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
});

describe('copying the link', () => {
  it('puts the page’s address on the clipboard and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    await renderAt(button);
    await press();
    expect(writeText).toHaveBeenCalledWith(link);
    expect(screen.getByRole('status').textContent).toBe('Copied to clipboard');
  });

  it('clears the message after three seconds', async () => {
    clipboard(() => Promise.resolve());
    await renderAt(button);
    await press();
    await wait(2999);
    expect(screen.getByRole('button').textContent).toBe('Copied to clipboard');
    await wait(1);
    expect(screen.getByRole('button').textContent).toBe('Copy link');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('tells when the browser refuses', async () => {
    clipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
    await renderAt(button);
    await press();
    expect(screen.getByText('The link could not be copied. Copy it from the address bar.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('works on pages without https, where there is no clipboard', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    let copied = '';
    document.execCommand = () => {
      copied = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : '';
      return true;
    };
    await renderAt(button);
    screen.getByRole('button').focus();
    await press();
    expect(copied).toBe(link);
    expect(screen.getByRole('status').textContent).toBe('Copied to clipboard');
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(document.querySelector('textarea')).toBeNull();
  });
});
