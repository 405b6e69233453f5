import type { OutboxMessage } from '@muge/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OutboxPage } from '../../src/features/outbox/OutboxPage.tsx';
import { renderAt } from '../render.tsx';
import { backend } from './backend.ts';

const mail: OutboxMessage = {
  id: 2,
  channel: 'email',
  to: 'ona@pastas.lt',
  subject: '123456 is your Mugė code',
  text: 'Enter this code: 123456',
  html: '<p>Enter this code: 123456</p><script>parent.evil = true</script>',
  code: '123456',
  created_at: '2025-11-27T07:14:52.000Z',
};

const page = <OutboxPage absent={<p>Nowhere</p>} />;

describe('the outbox', () => {
  it('shows the mail’s code large, to be copied, and the mail where nothing of it runs', async () => {
    backend({ 'GET /dev/outbox': () => ({ data: [mail] }) });
    await renderAt(page, '/dev/outbox');
    expect(await screen.findByRole('heading', { name: '123456 is your Mugė code' })).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Code' }).textContent).toBe('123456');
    const frame = screen.getByTitle('The mail as it looks');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('src')).toBe('/api/dev/outbox/2/html');
    const written = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
    await userEvent.setup({ writeToClipboard: false }).click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await screen.findByText('Copied to clipboard')).toBeTruthy();
  });

  it('shows the reason of a suspension as it was written, markup and all', async () => {
    const text = 'Your account is suspended.\nReason: <b onclick="evil()">Spam</b> & <script>lies</script>';
    const sms: OutboxMessage = { ...mail, id: 3, channel: 'sms', subject: null, text, html: null, code: null };
    backend({ 'GET /dev/outbox': () => ({ data: [sms] }) });
    await renderAt(page, '/dev/outbox');
    const shown = await screen.findByText(/^Your account is suspended\./);
    expect(shown.textContent).toBe(text);
    expect(shown.children).toHaveLength(0);
  });

  it('asks for one address where the page’s address says so', async () => {
    const calls = backend({ 'GET /dev/outbox': () => ({ data: [] }) });
    await renderAt(page, '/dev/outbox?to=ona%40pastas.lt');
    expect(await screen.findByText('Nothing was sent to ona@pastas.lt')).toBeTruthy();
    expect(calls[0]?.query).toBe('?to=ona%40pastas.lt');
  });

  it('is no page where messages are really sent', async () => {
    backend({});
    await renderAt(page, '/dev/outbox');
    expect(await screen.findByText('Nowhere')).toBeTruthy();
  });
});
