import { screens } from '../../lib/paths.ts';
import { hasScreen } from '../screens.ts';

/** A link of the layout: where it leads and the key of its text under `layout:links`. */
interface LayoutLink {
  to: string;
  text:
    | 'favourites'
    | 'forBusiness'
    | 'career'
    | 'help'
    | 'helpTag'
    | 'search'
    | 'category'
    | 'myProducts'
    | 'about'
    | 'business'
    | 'support'
    | 'privacy'
    | 'policy'
    | 'safety'
    | 'terms';
}

/** Only those that lead somewhere: a link to a page that isn't built is worse than none. */
function existing(links: readonly LayoutLink[]): readonly LayoutLink[] {
  return links.filter(({ to }) => hasScreen(to));
}

/** The utility line's links. Specification: decisions, what we do not copy (Career, Help and #help lead to their page). */
export function topLinks(): readonly LayoutLink[] {
  return existing([
    { to: screens.business, text: 'forBusiness' },
    { to: screens.career, text: 'career' },
    { to: screens.support, text: 'help' },
    { to: `${screens.support}#help`, text: 'helpTag' },
  ]);
}

/** The information links of the phone menu. */
export function informationLinks(): readonly LayoutLink[] {
  return existing([
    { to: screens.business, text: 'business' },
    { to: screens.support, text: 'support' },
    { to: screens.about, text: 'about' },
    { to: screens.career, text: 'career' },
    { to: screens.privacy, text: 'privacy' },
    { to: screens.policy, text: 'policy' },
    { to: screens.safety, text: 'safety' },
    { to: screens.terms, text: 'terms' },
  ]);
}

/** The footer's columns; empty ones are left out. Specification: public part, section 2 (footer links). */
export function footerGroups(): readonly {
  title: 'buying' | 'selling' | 'brand' | 'rules';
  links: readonly LayoutLink[];
}[] {
  const groups = [
    {
      title: 'buying',
      links: existing([
        { to: screens.search, text: 'search' },
        { to: screens.categories, text: 'category' },
        { to: screens.favourites, text: 'favourites' },
      ]),
    },
    { title: 'selling', links: existing([{ to: screens.products, text: 'myProducts' }]) },
    {
      title: 'brand',
      links: existing([
        { to: screens.about, text: 'about' },
        { to: screens.business, text: 'business' },
        { to: screens.support, text: 'support' },
        { to: screens.career, text: 'career' },
      ]),
    },
    {
      title: 'rules',
      links: existing([
        { to: screens.privacy, text: 'privacy' },
        { to: screens.policy, text: 'policy' },
        { to: screens.safety, text: 'safety' },
        { to: screens.terms, text: 'terms' },
      ]),
    },
  ] as const;
  return groups.filter(({ links }) => links.length > 0);
}
