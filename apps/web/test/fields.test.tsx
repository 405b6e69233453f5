import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Crumbs } from '../src/components/ui/Crumbs.tsx';
import { Input } from '../src/components/ui/Field.tsx';
import { Stars } from '../src/components/ui/Stars.tsx';
import { renderAt } from './render.tsx';

describe('a text field', () => {
  it('is named by its label and described by its help', async () => {
    await renderAt(<Input label="Price" help="0 means free." unit="€" />);
    const field = screen.getByLabelText('Price');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('0 means free.');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('says what is wrong in place of the help', async () => {
    await renderAt(<Input label="Email" help="We write to it." error="Please enter valid Email" />);
    const field = screen.getByLabelText('Email');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please enter valid Email',
    );
    expect(screen.queryByText('We write to it.')).toBeNull();
  });
});

describe('stars', () => {
  it('say the rating and fill whole stars', async () => {
    const { container } = await renderAt(<Stars rating={3.6} />);
    expect(screen.getByRole('img', { name: '3.6 of 5 stars' })).toBeTruthy();
    expect(container.querySelectorAll('svg:not(.off)')).toHaveLength(4);
  });
});

describe('a breadcrumb', () => {
  it('leads back and ends where one stands', async () => {
    await renderAt(<Crumbs items={[{ label: 'Search', to: '/search' }, { label: 'Transport' }]} />);
    expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
    expect(screen.getByText('Transport').getAttribute('aria-current')).toBe('page');
  });
});
