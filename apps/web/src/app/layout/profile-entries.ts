import { Archive, Heart, type LucideIcon, Megaphone, Package } from 'lucide-react';
import { screens } from '../../lib/paths.ts';

/** A part of the profile area: where it is, the key of its texts in `profile`, its icon. */
export interface ProfileEntry {
  to: string;
  text: 'favourites' | 'ads' | 'products' | 'archive';
  icon: LucideIcon;
}

/** The parts of the profile area, in the documented order. Specification: signed-in part, section 2 (profile area). */
export const profileEntries: readonly ProfileEntry[] = [
  { to: screens.favourites, text: 'favourites', icon: Heart },
  { to: screens.ads, text: 'ads', icon: Megaphone },
  { to: screens.products, text: 'products', icon: Package },
  { to: screens.archive, text: 'archive', icon: Archive },
];
