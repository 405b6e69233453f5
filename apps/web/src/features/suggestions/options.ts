import type { SuggestedCategory } from '@muge/contract';
import { plain } from '../../lib/plain.ts';
import type { Answer } from './api.ts';

/** One row of the list under a search box. */
export type Option =
  | { readonly kind: 'recent' | 'word'; readonly text: string }
  | { readonly kind: 'category'; readonly category: SuggestedCategory }
  | { readonly kind: 'clear' };

/** Rows that belong together, in their order. */
export interface Group {
  readonly name: 'recent' | 'categories' | 'words';
  readonly options: readonly Option[];
}

/** Tells a row from all others, whatever its place. */
export function keyOf(option: Option): string {
  switch (option.kind) {
    case 'category':
      return `category ${option.category.category_id ?? ''} ${option.category.id}`;
    case 'clear':
      return 'clear';
    default:
      return `${option.kind} ${option.text}`;
  }
}

/** The text with a word in place of its last one. */
function completed(text: string, word: string): string {
  return text.normalize('NFC').replace(/[\p{L}\p{M}]+$/u, () => word);
}

/**
 * The rows for what is typed: recent searches that begin so, categories that are called so, and texts that it may
 * become, unless they stand among the recent ones in another spelling. An answer to an earlier text serves until the
 * next one is there, as far as it still fits.
 */
export function groupsFor(typed: string, recent: readonly string[], answer: Answer | undefined): Group[] {
  const begun = plain(typed.trimStart());
  const fits = (text: string) => plain(text).startsWith(begun) && text !== typed;
  const shown = recent.filter(fits);
  const spelled = new Set(shown.map(plain));
  const known: Option[] = shown.map((text) => ({ kind: 'recent', text }));
  const groups: Group[] = [
    { name: 'recent', options: begun === '' && known.length > 0 ? [...known, { kind: 'clear' }] : known },
  ];
  if (begun !== '' && answer !== undefined && begun.startsWith(plain(answer.text))) {
    const texts = answer.words.map((word) => completed(answer.text, word));
    groups.push(
      { name: 'categories', options: answer.categories.map((category) => ({ kind: 'category', category })) },
      {
        name: 'words',
        options: texts
          .filter((text) => fits(text) && !spelled.has(plain(text)))
          .map((text) => ({ kind: 'word', text })),
      },
    );
  }
  return groups.filter(({ options }) => options.length > 0);
}
