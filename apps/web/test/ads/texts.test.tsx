import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { EditAd } from '../../src/features/ads/EditAd.tsx';
import { NewAd } from '../../src/features/ads/NewAd.tsx';
import { setToken } from '../../src/lib/token.ts';
import { backend, rasa } from '../auth/backend.ts';
import { takeUploads } from '../pictures/uploads.ts';
import { renderAt } from '../render.tsx';
import { someCategories } from '../server.ts';
import { anAd } from './fixtures.ts';

const categories = { status: 'success', list: someCategories } as const;
const openNew = () => renderAt(<NewAd profile={rasa} categories={categories} />, '/new-ad');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  setToken('abc');
  takeUploads();
});

describe('the form of an ad', () => {
  it('has the headings, labels and buttons of the specification', async () => {
    backend({});
    await openNew();
    for (const name of ['New Ad', 'Picture', 'Where it belongs', 'The ad']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
    for (const name of ['Name', 'Link', 'Description']) expect(screen.getByRole('textbox', { name })).toBeTruthy();
    for (const label of [/^Start Date/, /^End date/]) expect(screen.getByLabelText(label)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: /^Category/ })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'SubCategories' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create' })).toBeTruthy();
  });

  it.each([
    'JPG or PNG. One is kept: another takes its place.',
    'Where the ad leads, such as example.lt or https://example.lt/offer.',
    'The ad runs from the first day to the last, both whole days in Lithuania.',
    'How visitors will see it.',
    'Changes as you type; in wider places there is more of the picture.',
    'Name of the ad',
  ])('says beside its fields: %s', async (text) => {
    backend({});
    await openNew();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('lets any number of subcategories be chosen', async () => {
    backend({});
    await openNew();
    expect(screen.queryByText('Choose as many as fit.')).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: /^Category/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Transport' }));
    expect(screen.getByText('Choose as many as fit.')).toBeTruthy();
  });

  it('says at its foot that something is wrong above', async () => {
    backend({});
    await openNew();
    await press('Create');
    expect(await screen.findByText('Some fields need your attention.')).toBeTruthy();
  });

  it('is headed "Edit ad" with how the ad stands, where one is changed', async () => {
    backend({ 'GET /ads/9': () => ({ data: anAd() }) });
    await renderAt(<EditAd id={9} profile={rasa} categories={categories} notFound={<p>not found</p>} />, '/ad/edit/9');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit ad Running' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});
