import type { Lithuanian } from '../../message.ts';
import type { offers as english } from '../en/offers.ts';

export const offers: Lithuanian<typeof english> = {
  title: 'Geriausi pasiūlymai',
  failed: 'Nepavyko įkelti pasiūlymų',
  tryAgain: 'Bandyti dar kartą',
  none: 'Pasiūlymų nėra',
  slide: 'Pasiūlymai, {{at}} skaidrė iš {{count}}',
  toSlide: 'Rodyti {{at}} skaidrę iš {{count}}',
  previous: 'Ankstesni pasiūlymai',
  next: 'Kiti pasiūlymai',
  pause: 'Sustabdyti pasiūlymų slinkimą',
  play: 'Leisti pasiūlymams slinkti',
};
