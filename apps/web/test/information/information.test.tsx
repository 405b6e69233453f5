import { screens } from '@muge/contract/screens';
import { languages } from '@muge/i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Component as InformationScreen } from '../../src/app/screens/information.tsx';
import { informationQuery } from '../../src/features/information/api.ts';
import { supportMailbox } from '../../src/features/information/Contact.tsx';
import { informationAddresses, informationPages } from '../../src/features/information/types.ts';
import { createQueryClient } from '../../src/lib/query.ts';
import { renderAt } from '../render.tsx';

const load = (...names: Parameters<typeof informationQuery>) =>
  createQueryClient().fetchQuery(informationQuery(...names));

/** All text of a page. */
async function textOf(...names: Parameters<typeof informationQuery>): Promise<string> {
  const { container } = await renderAt(<InformationScreen />, screens[names[0]], names[1]);
  await screen.findByRole('heading', { level: 1 });
  return container.querySelector('article')?.textContent ?? '';
}

describe.each(informationPages)('the page %s', (page) => {
  it('has the same sections and as many questions in every language', async () => {
    const english = await load(page, 'en');
    const shape = english.sections.map(({ id, questions }) => [id, questions?.length]);
    expect(new Set(english.sections.map(({ id }) => id)).size).toBe(english.sections.length);
    for (const language of languages) {
      const content = await load(page, language);
      expect(content.sections.map(({ id, questions }) => [id, questions?.length])).toEqual(shape);
      expect(content.updated).toBe(english.updated);
      expect(content.contentsId).toBe(english.contentsId);
    }
  });

  it.each(languages)('links only to screens, to its own sections and safely to other sites (%s)', async (language) => {
    const { sections } = await load(page, language);
    const { container } = render(
      <MemoryRouter>
        {sections.map(({ id, body, questions }) => (
          <section key={id} id={id}>
            {id !== 'contact' && id !== 'operator' && body}
            {questions?.map(({ question, answer }) => (
              <div key={question}>{answer}</div>
            ))}
          </section>
        ))}
      </MemoryRouter>,
    );
    const addresses: readonly string[] = Object.values(screens);
    for (const link of container.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('#')) expect(sections.map(({ id }) => `#${id}`)).toContain(href);
      else if (href.startsWith('/')) expect(addresses).toContain(href);
      else {
        expect(href).toMatch(/^https:\/\//);
        expect(link.getAttribute('rel')).toBe('noopener noreferrer');
      }
    }
  });
});

describe('an information page', () => {
  it('shows its text in the language on screen and names the window', async () => {
    await renderAt(<InformationScreen />, '/career', 'lt');
    expect(await screen.findByRole('heading', { level: 1, name: 'Karjera' })).toBeTruthy();
    expect(document.title).toBe('Karjera – Mugė');
  });

  it('stands beside the list of all of them, itself marked', async () => {
    await renderAt(<InformationScreen />, '/safety');
    const list = within(screen.getByRole('navigation', { name: 'Information pages' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      informationAddresses.map((address) => screens[address]),
    );
    expect(list.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/safety');
    await screen.findByRole('heading', { level: 1 });
  });

  it('is called as the links to it are', async () => {
    await renderAt(<InformationScreen />, '/support');
    expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Support');
  });

  it('goes to the section of its address once the text is there', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.push(this.id);
    };
    await renderAt(<InformationScreen />, '/support#help');
    await waitFor(() => expect(scrolled).toContain('help'));
    expect(document.getElementById('help')?.textContent).toContain('Placing adverts');
  });

  it('answers its questions when they are pressed', async () => {
    await renderAt(<InformationScreen />, '/support');
    const question = await screen.findByText('How do I give something away?');
    const details = question.closest('details');
    expect(details?.open).toBe(false);
    await userEvent.click(question);
    expect(details?.open).toBe(true);
  });
});

describe('the privacy policy', () => {
  it('is shown at /policy too, with its one address for search engines', async () => {
    await renderAt(<InformationScreen />, '/policy');
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeTruthy();
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/privacy$/);
    expect(screen.getByRole('link', { name: 'Policy', current: 'page' }).getAttribute('href')).toBe('/policy');
  });

  it('covers everything that it has to', async () => {
    const { sections } = await load('privacy', 'en');
    expect(sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'data',
        'cookies',
        'login',
        'advertising',
        'retention',
        'security',
        'rights',
        'children',
        'contact',
      ]),
    );
  });

  it.each([
    ['en', 'under 16', 'typically 12 months', 'within about one month'],
    ['lt', 'iki 16 metų', 'paprastai 12 mėnesių', 'maždaug per mėnesį'],
    ['ru', 'до 16 лет', 'обычно 12 месяцев', 'примерно в течение месяца'],
  ] as const)('states age, retention of logs and time of an answer (%s)', async (language, ...figures) => {
    const text = await textOf('privacy', language);
    for (const figure of figures) expect(text).toContain(figure);
  });
});

describe('the contact', () => {
  it('is the mailbox of the site’s domain', () => {
    expect(supportMailbox('www.muge.example')).toBe('support@muge.example');
    expect(supportMailbox('skelbimai.muge.example')).toBe('support@skelbimai.muge.example');
  });

  it('is nobody’s mailbox on a private machine', () => {
    for (const host of ['localhost', '127.0.0.1', '192.168.1.20', '[::1]']) expect(supportMailbox(host)).toBeNull();
  });

  it('names whoever started it on a private machine', async () => {
    await renderAt(<InformationScreen />, '/about');
    expect(await screen.findByText(/runs on a private machine/)).toBeTruthy();
  });
});
