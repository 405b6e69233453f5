import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Fields, Options, Specifications } from '../../src/features/product/Facts.tsx';
import { renderAt } from '../render.tsx';
import { aDetail, aField } from './fixtures.ts';

const fields: Fields = {
  status: 'success',
  list: [
    aField({ key: 'type', label: 'Tipas', type: 'select', choices: [{ key: 'road', label: 'Plento' }] }),
    aField({ key: 'brand', label: 'Gamintojas' }),
    aField({ key: 'year', label: 'Metai', type: 'number' }),
    aField({ key: 'weight', label: 'Svoris', type: 'number', unit: 'kg' }),
    aField({ key: 'mileage', label: 'Rida', type: 'number', unit: 'km' }),
    aField({ key: 'lights', label: 'Su žibintais', type: 'boolean' }),
    aField({ key: 'warranty', label: 'Garantija', type: 'boolean' }),
  ],
};

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);

describe('the options', () => {
  it('are labelled by the subcategory’s fields in their order, with choices, units and the state', async () => {
    const options = {
      warranty: false,
      lights: true,
      mileage: 12500,
      weight: 10.4,
      year: 2019,
      brand: 'Gazelle',
      type: 'road',
    };
    await renderAt(<Options product={aDetail({ options, state: 'new-like' })} fields={fields} />, '/', 'lt');
    expect(facts()).toEqual([
      ['Tipas', 'Plento'],
      ['Gamintojas', 'Gazelle'],
      ['Metai', '2019'],
      ['Svoris', '10,4\u00a0kg'],
      ['Rida', '12\u00a0500\u00a0km'],
      ['Su žibintais', 'Taip'],
      ['Garantija', 'Ne'],
      ['Būklė', 'Kaip nauja'],
    ]);
  });

  it('write inches and per cent as the language does', async () => {
    const list = [
      aField({ key: 'screen', label: 'Screen', type: 'number', unit: '″' }),
      aField({ key: 'battery', label: 'Battery', type: 'number', unit: '%' }),
    ];
    const product = aDetail({ options: { screen: 14, battery: 89 }, state: null });
    await renderAt(<Options product={product} fields={{ status: 'success', list }} />);
    expect(facts()).toEqual([
      ['Screen', '14″'],
      ['Battery', '89%'],
    ]);
  });

  it('say Yes and No', async () => {
    const product = aDetail({ options: { lights: true, warranty: false }, state: null });
    await renderAt(<Options product={product} fields={fields} />);
    expect(facts()).toEqual([
      ['Su žibintais', 'Yes'],
      ['Garantija', 'No'],
    ]);
  });

  it('mark what the seller wrote with its language, not what we wrote', async () => {
    const product = aDetail({ options: { type: 'road', brand: 'Gazelle' } });
    await renderAt(<Options product={product} fields={fields} />);
    expect(screen.getByText('Gazelle').getAttribute('lang')).toBe('lt');
    expect(screen.getByText('Plento').hasAttribute('lang')).toBe(false);
  });

  it('leave out a value that no field describes any more', async () => {
    await renderAt(<Options product={aDetail({ options: { colour_of_lid: 'red' }, state: null })} fields={fields} />);
    expect(screen.queryByRole('heading', { name: 'Options' })).toBeNull();
  });

  it('are absent when there are none', async () => {
    await renderAt(<Options product={aDetail({ options: {}, state: null })} fields={fields} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('offer to load the names again when they could not be loaded', async () => {
    const retry = vi.fn();
    await renderAt(
      <Options product={aDetail({ options: { brand: 'Gazelle' } })} fields={{ status: 'error', retry }} />,
    );
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('The names of the options could not be loaded.')).toBeTruthy();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(facts()).toEqual([['State', 'Used']]);
  });
});

describe('the specifications', () => {
  it('stand in the seller’s order and language', async () => {
    const specifications = { 10: 'Narių', 2: 'Kojelės', Užraktas: '1/1000 s', Dėklas: 'Odinis', Baterija: 'PX625' };
    const specification_names = ['Užraktas', '10', '2', 'Dėklas', 'Baterija'];
    const { container } = await renderAt(<Specifications product={aDetail({ specifications, specification_names })} />);
    expect(facts()).toEqual([
      ['Užraktas', '1/1000 s'],
      ['10', 'Narių'],
      ['2', 'Kojelės'],
      ['Dėklas', 'Odinis'],
      ['Baterija', 'PX625'],
    ]);
    expect(container.querySelector('dl')?.getAttribute('lang')).toBe('lt');
  });

  it('are absent when there are none', async () => {
    await renderAt(<Specifications product={aDetail()} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
