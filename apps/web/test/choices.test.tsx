import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from '../src/components/ui/Combobox.tsx';
import { Segmented } from '../src/components/ui/Segmented.tsx';
import { Select } from '../src/components/ui/Select.tsx';
import { Tabs } from '../src/components/ui/Tabs.tsx';
import { renderAt } from './render.tsx';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'].map((label) => ({
  value: label,
  label,
}));

function Month({ start = 'January' }: { start?: string | null }) {
  const [value, setValue] = useState(start);
  return <Select label="Month" options={months} value={value} onChange={setValue} placeholder="Choose" />;
}

describe('a select', () => {
  it('is named by its label and shows what is chosen', async () => {
    await renderAt(<Month />);
    expect(screen.getByRole('combobox', { name: 'Month January' })).toBeTruthy();
  });

  it('chooses with the keyboard', async () => {
    await renderAt(<Month />);
    screen.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox', { name: 'Month February' })).toBeTruthy();
  });

  it('goes five further with PageDown and back with PageUp', async () => {
    await renderAt(<Month />);
    screen.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    expect(screen.getByRole('combobox', { name: 'Month June' })).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}{PageUp}{Enter}');
    expect(screen.getByRole('combobox', { name: 'Month January' })).toBeTruthy();
  });

  it('marks the chosen one in the menu', async () => {
    await renderAt(<Month start="March" />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('March');
  });

  it('shows its placeholder while nothing is chosen', async () => {
    await renderAt(<Month start={null} />);
    expect(screen.getByRole('combobox', { name: 'Month Choose' })).toBeTruthy();
  });
});

function Place({ onSubmit }: { onSubmit: () => void }) {
  const [value, setValue] = useState('');
  const towns = ['Kaunas', 'Kėdainiai'].map((text) => ({ id: text, text }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Combobox label="Place" value={value} onChange={setValue} suggestions={towns} clearLabel="Clear" />
      <button type="submit">Search</button>
    </form>
  );
}

describe('a combobox', () => {
  it('keeps what was typed when the field is left', async () => {
    await renderAt(<Place onSubmit={() => undefined} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Place' }), 'kau');
    await userEvent.tab();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('kau');
  });

  it('takes a suggestion by mouse and by keyboard', async () => {
    await renderAt(<Place onSubmit={() => undefined} />);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'k');
    await userEvent.click(screen.getByRole('option', { name: 'Kėdainiai' }));
    expect(field.value).toBe('Kėdainiai');
    await userEvent.clear(field);
    await userEvent.type(field, 'k{ArrowDown}{Enter}');
    expect(field.value).toBe('Kaunas');
  });

  it('submits with Enter as it was typed, and only takes the suggestion where one is highlighted', async () => {
    const onSubmit = vi.fn();
    await renderAt(<Place onSubmit={onSubmit} />);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'kau{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(field.value).toBe('kau');
    await userEvent.type(field, 'n{ArrowDown}{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed on Esc', async () => {
    await renderAt(<Place onSubmit={() => undefined} />);
    await userEvent.type(screen.getByRole('combobox'), 'kau{Escape}{Escape}');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('kau');
  });

  it('clears and keeps the focus', async () => {
    await renderAt(<Place onSubmit={() => undefined} />);
    await userEvent.type(screen.getByRole('combobox'), 'kau');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });
});

describe('a segmented control', () => {
  it('is a group of radio buttons', async () => {
    const onChange = vi.fn();
    const options = ['Any', 'New', 'Used'].map((label) => ({ value: label, label }));
    await renderAt(<Segmented label="State" options={options} value="Any" onChange={onChange} />);
    const group = within(screen.getByRole('radiogroup', { name: 'State' }));
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'Any' }).checked).toBe(true);
    await userEvent.click(group.getByText('Used'));
    expect(onChange).toHaveBeenCalledWith('Used');
  });
});

function Two() {
  const [tab, setTab] = useState<'active' | 'done'>('active');
  const tabs = [
    { id: 'active', label: 'Active', count: 14 },
    { id: 'done', label: 'Completed' },
  ] as const;
  return (
    <Tabs label="Products" tabs={tabs} value={tab} onChange={setTab}>
      {tab}
    </Tabs>
  );
}

describe('tabs', () => {
  it('move with the arrow keys and name their panel', async () => {
    await renderAt(<Two />);
    screen.getByRole('tab', { name: 'Active 14' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Completed', selected: true }));
    expect(screen.getByRole('tabpanel', { name: 'Completed' }).textContent).toBe('done');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Active 14', selected: true }));
  });
});
