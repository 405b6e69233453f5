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

  it.each([
    ['Must have at least 1 character.', 'Please fill in this field.'],
    ['Must have at least 2 characters.', 'Must have at least 2 characters.'],
    ['Must have at most 1 character.', 'Must have at most 1 character.'],
    ['Must be at least 0.', 'Must be at least 0.'],
    ['Must be at most 100000000.', 'Must be at most 100000000.'],
    ['Enter a text.', 'Enter a text.'],
    ['Enter a number.', 'Enter a number.'],
    ['Enter a whole number.', 'Enter a whole number.'],
    ['Must be true or false.', 'Choose one of the list.'],
    ['There is no such category.', 'Choose a category from the list.'],
    ['Choose a subcategory of the category.', 'Choose a subcategory of the category.'],
    ['Choose subcategories of the chosen category.', 'Choose subcategories of the chosen category.'],
    ['Upload the picture first: an ad shows your own pictures alone.', 'Use pictures that you have uploaded yourself.'],
    ['Enter a price such as 25 or 25.50.', 'Enter a price such as 25 or 25.50.'],
    ['A price has at most two decimals.', 'A price has at most two decimals.'],
    ['Enter a phone number such as +370 612 34567.', 'Enter a phone number such as +370 612 34567.'],
    ['Enter a link that begins with http:// or https://.', 'Enter a link that begins with http:// or https://.'],
    ['Choose a date between 2000 and 2100.', 'Choose a date between 2000 and 2100.'],
    ['The end date must not be before the start date.', 'The end date must not be before the start date.'],
  ])('%j is said in English as %j', async (sentence, english) => {
    expect(await said([sentence], 'en')).toEqual([english]);
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
