import { AdInput, ProductInput } from '@muge/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFieldText } from '../src/lib/field-text.ts';
import { renderAt } from './render.tsx';

function Sentences({ of }: { of: readonly string[] }) {
  const text = useFieldText();
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{text(sentence)}</li>
      ))}
    </ul>
  );
}

async function said(sentences: readonly string[], language: 'en' | 'lt' | 'ru') {
  const { unmount } = await renderAt(<Sentences of={sentences} />, '/', language);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return texts;
}

/** What the contract itself says of wrong fields, in its own words. */
function ownSentences(): readonly string[] {
  const ad = {
    name: 'a',
    category_id: '1e3',
    content: { image_url: [], link: 'ftp://a.lt' },
    start_date: '1999-01-01',
    end_date: '1998-01-01',
  };
  const ordered = {
    ...ad,
    category_id: 1,
    content: { image_url: [], link: 'https://a.lt' },
    start_date: '2026-02-02',
    end_date: '2026-02-01',
  };
  const product = { name: 'a', category_id: 1, price: 1.234 };
  const results = [AdInput.safeParse(ad), AdInput.safeParse(ordered), ProductInput.safeParse(product)];
  const issues = results.flatMap(({ error }) => error?.issues ?? []);
  const own = issues.filter(({ code }) => code === 'custom' || code === 'invalid_format');
  return [...new Set(own.map(({ message }) => message))];
}

describe('a sentence of the server about a field', () => {
  it.each([
    ['Must have at most 200 characters.', 'Gali būti ne daugiau kaip 200 ženklų.', 'Можно не больше 200 символов.'],
    ['Must have at least 1 character.', 'Užpildykite šį lauką.', 'Заполните это поле.'],
    [
      'The end date must not be before the start date.',
      'Pabaigos data negali būti ankstesnė už pradžios datą.',
      'Дата окончания не может быть раньше даты начала.',
    ],
    ['Must be at most 100000000.', 'Turi būti ne daugiau kaip 100000000.', 'Должно быть не больше 100000000.'],
    ['Something new.', 'Ši reikšmė netinka.', 'Это значение не подходит.'],
  ])('%j is said in Lithuanian and Russian', async (sentence, lithuanian, russian) => {
    expect(await said([sentence], 'lt')).toEqual([lithuanian]);
    expect(await said([sentence], 'ru')).toEqual([russian]);
  });

  it('that nobody has foreseen stays as it is for English readers', async () => {
    expect(await said(['Something new.'], 'en')).toEqual(['Something new.']);
  });

  it('is known wherever the contract words it', async () => {
    const sentences = ownSentences();
    expect(sentences).toHaveLength(4);
    expect(await said(sentences, 'lt')).not.toContain('Ši reikšmė netinka.');
  });
});
