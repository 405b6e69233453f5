import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const header = () => within(screen.getByRole('banner'));
export const dialog = () => screen.findByRole('dialog', { name: 'Login and registration' });
/** The first heart: on the home a product can stand among the best offers and among the newest. */
export async function heart(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: /^Favourite: / });
  if (!first) throw new Error('There is no heart');
  return first;
}

export async function logIn(): Promise<void> {
  const form = within(await dialog());
  fireEvent.change(form.getByLabelText('Username, email or phone'), { target: { value: 'rasa' } });
  fireEvent.change(form.getByLabelText('Password', { selector: 'input' }), { target: { value: 'slaptas-1' } });
  await userEvent.click(form.getByRole('button', { name: 'Login' }));
}
