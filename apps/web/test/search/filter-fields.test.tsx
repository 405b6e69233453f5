import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { filters, heading, main, open, serve } from './application.tsx';

const lowest = () => filters().getByLabelText<HTMLInputElement>('Lowest price, €');
const highest = () => filters().getByLabelText<HTMLInputElement>('Highest price, €');
const place = () => filters().getByRole<HTMLInputElement>('combobox', { name: 'Place' });
const state = (name: string) => filters().getByRole<HTMLInputElement>('radio', { name });

async function openAt(path: string) {
  const searches = serve({ search: () => ({ total: 46 }) });
  const opened = await open(path);
  await heading(/46 adverts/);
  return { ...opened, searches };
}

describe('the filters of an address', () => {
  it('stand in the fields', async () => {
    await openAt('/search/1?address=Kaunas&price_min=150&price_max=1250.5&status=used');
    expect(place().value).toBe('Kaunas');
    expect(lowest().value).toBe('150');
    expect(highest().value).toBe('1\u00a0250,50');
    expect(state('Used').checked).toBe(true);
  });

  it('stand as chips, each of which goes by itself', async () => {
    const { address } = await openAt('/search/1?q=dviratis&address=Kaunas&price_min=150&price_max=9000&status=used');
    const chips = within(main().getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '“dviratis”',
      'Kaunas',
      '150 – 9\u00a0000 €',
      'Used',
      'Throw off',
    ]);
    // What throws them off stays with the last chip, wherever the row breaks.
    expect(chips.getAllByRole('listitem').at(-1)?.textContent).toBe('UsedThrow off');
    await userEvent.click(chips.getByRole('button', { name: 'Remove the filter: Kaunas' }));
    await waitFor(() => expect(address()).toBe('/search/1?q=dviratis&price_min=150&price_max=9000&status=used'));
    await waitFor(() => expect(place().value).toBe(''));
    await userEvent.click(chips.getByRole('button', { name: 'Remove the filter: 150 – 9\u00a0000 €' }));
    await waitFor(() => expect(address()).toBe('/search/1?q=dviratis&status=used'));
    await waitFor(() => expect([lowest().value, highest().value]).toEqual(['', '']));
  });

  it('hand the focus on when they go', async () => {
    await openAt('/search/1?address=Kaunas&status=used');
    await userEvent.click(main().getByRole('button', { name: 'Remove the filter: Kaunas' }));
    await waitFor(() => expect(main().queryByRole('button', { name: 'Remove the filter: Kaunas' })).toBeNull());
    expect(document.activeElement).toBe(main().getByRole('button', { name: 'Remove the filter: Used' }));
    await userEvent.click(main().getByRole('button', { name: 'Throw off' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('are thrown off together', async () => {
    const { address } = await openAt('/search/1?q=dviratis&address=Kaunas&price_max=9000&status=used');
    await userEvent.click(main().getByRole('button', { name: 'Throw off' }));
    await waitFor(() => expect(address()).toBe('/search/1?q=dviratis'));
    await waitFor(() => expect(state('Any').checked).toBe(true));
    await waitFor(() => expect(main().queryByRole('button', { name: 'Throw off' })).toBeNull());
  });

  it('come back with the address', async () => {
    const { router, address } = await openAt('/search/1');
    await userEvent.click(state('Used'));
    await waitFor(() => expect(address()).toBe('/search/1?status=used'));
    await userEvent.click(state('New'));
    await waitFor(() => expect(address()).toBe('/search/1?status=new'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(state('Used').checked).toBe(true));
  });
});

describe('the price', () => {
  it('is applied 100 ms after the last key', async () => {
    const { address } = await openAt('/search/1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(lowest(), { target: { value: '1' } });
    vi.advanceTimersByTime(99);
    fireEvent.change(lowest(), { target: { value: '15' } });
    vi.advanceTimersByTime(99);
    expect(address()).toBe('/search/1');
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await waitFor(() => expect(address()).toBe('/search/1?price_min=15'));
  });

  it('is taken as people write it and tidied when they leave', async () => {
    const { address } = await openAt('/search/1');
    await userEvent.type(highest(), '1250,5');
    await userEvent.tab();
    await waitFor(() => expect(address()).toBe('/search/1?price_max=1250.5'));
    await waitFor(() => expect(highest().value).toBe('1\u00a0250,50'));
  });

  it.each([
    ['1.250,50', '1250.5'],
    ['150.000', '150000'],
    ['1 250', '1250'],
  ])('may be written as in the form: %s', async (typed, euros) => {
    const { address } = await openAt('/search/1');
    await userEvent.type(highest(), typed);
    await userEvent.tab();
    await waitFor(() => expect(address()).toBe(`/search/1?price_max=${euros}`));
  });

  it('is not called wrong while it is being written', async () => {
    await openAt('/search/1');
    await userEvent.type(highest(), '1 25');
    expect(highest().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(highest().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(highest(), '0');
    expect(highest().getAttribute('aria-invalid')).toBeNull();
  });

  it('asks which one is meant where it could be thousands or cents', async () => {
    const { address } = await openAt('/search/1');
    await userEvent.click(lowest());
    await userEvent.paste('12,345');
    await userEvent.tab();
    expect(filters().getByText('Is that thousands or decimals? Write 12 345 or 12,34.')).toBeTruthy();
    expect(address()).toBe('/search/1');
  });

  it('is one step back, however often it was typed at', async () => {
    const { router, address } = await openAt('/search/1');
    await userEvent.type(lowest(), '1');
    await waitFor(() => expect(address()).toBe('/search/1?price_min=1'));
    await userEvent.type(lowest(), '50');
    await waitFor(() => expect(address()).toBe('/search/1?price_min=150'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/search/1'));
    await waitFor(() => expect(lowest().value).toBe(''));
  });

  it('says when it is no number, and sends nothing', async () => {
    const { address, searches } = await openAt('/search/1');
    const before = searches.length;
    await userEvent.type(lowest(), 'abc');
    await userEvent.tab();
    expect(filters().getByText('Write the price as a number, such as 1 250,50.')).toBeTruthy();
    expect(lowest().getAttribute('aria-invalid')).toBe('true');
    expect(lowest().value).toBe('abc');
    expect(address()).toBe('/search/1');
    expect(searches).toHaveLength(before);
  });

  it('says when it is higher than any price can be', async () => {
    await openAt('/search/1');
    await userEvent.type(highest(), '100000001');
    expect(filters().getByText('The highest possible price is 100 000 000 €.')).toBeTruthy();
  });

  it('says when its ends are crossed', async () => {
    await openAt('/search/1?price_min=900&price_max=100');
    expect(filters().getByText('The lowest price is above the highest, so nothing fits.')).toBeTruthy();
  });

  it('forgets an unfinished text when the filters are thrown off', async () => {
    await openAt('/search/1?status=used');
    await userEvent.type(lowest(), 'abc');
    await userEvent.click(main().getByRole('button', { name: 'Throw off' }));
    await waitFor(() => expect(lowest().value).toBe(''));
  });
});

describe('the location', () => {
  it('is applied when a town is chosen', async () => {
    const { address } = await openAt('/search/1');
    await userEvent.type(place(), 'kau');
    await userEvent.click(await filters().findByRole('option', { name: 'Kaunas' }));
    await waitFor(() => expect(address()).toBe('/search/1?address=Kaunas'));
  });

  it('is applied as it was typed, on Enter', async () => {
    const { address } = await openAt('/search/1');
    await userEvent.type(place(), 'Kauno r.{Enter}');
    await waitFor(() => expect(address()).toBe('/search/1?address=Kauno+r.'));
  });

  it('is applied on leaving the field, together with what is pressed next', async () => {
    const { address } = await openAt('/search/1');
    await userEvent.type(place(), 'Nida');
    await userEvent.click(state('Used'));
    await waitFor(() => expect(address()).toBe('/search/1?address=Nida&status=used'));
  });

  it('is thrown off when the field is cleared', async () => {
    const { address } = await openAt('/search/1?address=Kaunas');
    await userEvent.click(filters().getByRole('button', { name: 'Clear the place' }));
    await waitFor(() => expect(address()).toBe('/search/1'));
  });
});

describe('the order', () => {
  const sort = () => main().getAllByRole('combobox', { name: /^Sort/ });

  it('is the best match when there is a text, and can be another', async () => {
    const { address, searches } = await openAt('/search?q=dviratis');
    const [button] = sort();
    expect(button?.textContent).toContain('Best match');
    await userEvent.click(button as HTMLElement);
    expect((await screen.findAllByRole('option', { hidden: false })).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Best match',
        'Default',
        'Oldest created',
        'Latest created',
        'Name a-z',
        'Name z-a',
        'Price low to high',
        'Price high to low',
      ]),
    );
    const menu = within(screen.getByRole('listbox', { name: /Sort/ }));
    await userEvent.click(menu.getByRole('option', { name: 'Price low to high' }));
    await waitFor(() => expect(address()).toBe('/search?q=dviratis&sort_by=price&sort_dir=asc'));
    await waitFor(() =>
      expect(searches.at(-1)).toBe('/products/search?q=dviratis&sort_by=price&sort_dir=asc&per_page=24'),
    );
  });

  it('is the system’s own picker on phones', async () => {
    const { address } = await openAt('/search/1');
    const picker = sort().find((element) => element instanceof HTMLSelectElement);
    await userEvent.selectOptions(picker as HTMLElement, 'Name z-a');
    await waitFor(() => expect(address()).toBe('/search/1?sort_by=name&sort_dir=desc'));
  });
});

describe('the sheet of phones', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Setting up Filters' }));
  const openSheet = async () => {
    await userEvent.click(main().getByRole('button', { name: /^Filters/ }));
    await screen.findByRole('dialog', { name: 'Setting up Filters' });
  };
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is closed by Back, which leaves the results as they are', async () => {
    const { router, address, searches } = await openAt('/search/1?status=used');
    const before = searches.length;
    await openSheet();
    await act(() => router.navigate(-1));
    await expectClosed();
    expect(address()).toBe('/search/1?status=used');
    expect(searches).toHaveLength(before);
  });

  it('is closed by Back with what was set in it, all of which the next Back undoes', async () => {
    const { router, address } = await openAt('/search/1');
    await openSheet();
    await userEvent.click(sheet().getByRole('radio', { name: 'Used' }));
    await userEvent.click(sheet().getByRole('radio', { name: 'New' }));
    await waitFor(() => expect(address()).toBe('/search/1?status=new'));
    await userEvent.click(sheet().getByRole('link', { name: 'Bicycles' }));
    await waitFor(() =>
      expect(sheet().getByRole('link', { name: 'Bicycles' }).getAttribute('aria-current')).toBe('page'),
    );
    await act(() => router.navigate(-1));
    await expectClosed();
    await waitFor(() => expect(address()).toBe('/search/1/12?status=new'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/search/1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['Close', 'Show 46 adverts'])('leaves one step to go back from when “%s” closes it', async (name) => {
    const { router, address } = await openAt('/search/1');
    await openSheet();
    await userEvent.click(sheet().getByRole('radio', { name: 'Used' }));
    await waitFor(() => expect(address()).toBe('/search/1?status=used'));
    await userEvent.type(sheet().getByLabelText('Lowest price, €'), '5');
    await userEvent.click(sheet().getByRole('button', { name }));
    await expectClosed();
    await waitFor(() => expect(address()).toBe('/search/1?price_min=5&status=used'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/search/1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves no step behind when nothing was changed', async () => {
    serve({ search: () => ({ total: 46 }) });
    const { router, address } = await open('/category');
    await act(() => router.navigate('/search/1'));
    await heading(/46 adverts/);
    await openSheet();
    await userEvent.dblClick(sheet().getByRole('button', { name: 'Close' }));
    await expectClosed();
    expect(address()).toBe('/search/1');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/category'));
  });

  it('counts along while filters are set, and closes', async () => {
    serve({ search: ({ searchParams }) => ({ total: searchParams.has('status') ? 1 : 46 }) });
    const { address } = await open('/search/1');
    await heading('Transport 46 adverts');
    await openSheet();
    expect(sheet().getByRole('button', { name: 'Show 46 adverts' })).toBeTruthy();
    await userEvent.click(sheet().getByRole('radio', { name: 'Used' }));
    await userEvent.click(await sheet().findByRole('button', { name: 'Show 1 advert' }));
    await expectClosed();
    expect(address()).toBe('/search/1?status=used');
    expect(await main().findByRole('button', { name: 'Filters · 1' })).toBeTruthy();
  });

  it('stays open while the category changes', async () => {
    await openAt('/search/1?status=used');
    await openSheet();
    await userEvent.click(sheet().getByRole('link', { name: 'Bicycles' }));
    await waitFor(() =>
      expect(sheet().getByRole('link', { name: 'Bicycles' }).getAttribute('aria-current')).toBe('page'),
    );
  });

  it('throws the filters off and stays', async () => {
    const { address } = await openAt('/search/1?address=Kaunas&status=used');
    await openSheet();
    await userEvent.click(sheet().getByRole('button', { name: 'Throw off' }));
    await waitFor(() => expect(address()).toBe('/search/1'));
    await waitFor(() => expect(sheet().getByRole<HTMLInputElement>('combobox', { name: 'Place' }).value).toBe(''));
  });
});
