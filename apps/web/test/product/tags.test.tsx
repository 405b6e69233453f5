import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Tags } from '../../src/features/product/Tags.tsx';
import { tagWords } from '../../src/features/product/tags.ts';
import { renderAt } from '../render.tsx';
import { aDetail, aField } from './fixtures.ts';

const bare = { description: '', options: {}, subcategory_name: 'Photography' };
const words = (name: string) => tagWords({ ...bare, name }, []);

describe('the words of a tags block', () => {
  it('are the thing itself and the names of the title', () => {
    expect(words('Fotoaparatas Praktica MTL 5 su objektyvu Pentacon 50 mm f/1,8')).toEqual([
      'Fotoaparatas',
      'Praktica',
      'MTL',
      'Pentacon',
    ]);
    expect(words('Телескоп Celestron AstroMaster 70AZ, полный комплект')).toEqual([
      'Телескоп',
      'Celestron',
      'AstroMaster',
      '70AZ',
    ]);
  });

  it('are plain words where the title has no names', () => {
    expect(words('Medinė lova iš pušies')).toEqual(['Medinė', 'lova', 'pušies']);
  });

  it('leave out selling words, numbers and measures', () => {
    expect(words('Parduodu 2015 m. BMW X5, 190kW, 3,0 l')).toEqual(['BMW', 'X5']);
  });

  it('begin with what the seller filled in, where a search would find it', () => {
    const product = {
      ...bare,
      name: 'Tvarkingas fotoaparatas, veikia',
      description: 'Praktica, objektyvo jungtis M42.',
      options: { brand: 'Praktica', lens_mount: 'M42', owner: 'Nikon', type: 'film_slr', year: 1983 },
    };
    const fields = [
      aField({ key: 'type', type: 'select' }),
      aField({ key: 'brand' }),
      aField({ key: 'lens_mount' }),
      aField({ key: 'owner' }),
      aField({ key: 'year', type: 'number' }),
    ];
    expect(tagWords(product, fields)).toEqual(['Praktica', 'M42', 'Tvarkingas', 'fotoaparatas']);
  });

  it('never repeat a word or the subcategory', () => {
    const product = { ...bare, name: 'Photography Canon canon CANON', options: { brand: 'Canon' } };
    expect(tagWords(product, [aField({ key: 'brand' })])).toEqual(['Canon']);
  });

  it('are at most six', () => {
    expect(words('Canon Nikon Sony Pentax Olympus Leica Praktica Zenit')).toHaveLength(6);
  });
});

describe('the tags block', () => {
  it('leads to the subcategory and to searches for its words', async () => {
    await renderAt(<Tags product={aDetail({ name: 'Dviratis Gazelle & Co' })} fields={[]} />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Bicycles', '/search/1/4'],
      ['Dviratis', '/search?q=Dviratis'],
      ['Gazelle', '/search?q=Gazelle'],
    ]);
    expect(screen.getByRole('link', { name: 'Gazelle' }).getAttribute('lang')).toBe('lt');
  });

  it('leads to the category where there is no subcategory', async () => {
    await renderAt(<Tags product={aDetail({ subcategory_id: null, subcategory_name: null })} fields={[]} />);
    expect(screen.getByRole('link', { name: 'Sports and leisure' }).getAttribute('href')).toBe('/search/1');
  });
});
