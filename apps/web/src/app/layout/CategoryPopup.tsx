import { later, useLater } from '../../lib/lazy.ts';
import type { Popup } from './popup.ts';

const CategoryPanel = later(async () => (await import('../../features/categories/CategoryPanel.tsx')).CategoryPanel);

/** The panel of All Categories under whatever opened it. */
export function CategoryPopup({ popup, currentId }: { popup: Popup; currentId: number | null }) {
  const Panel = useLater(CategoryPanel, popup.isOpen, popup.close);
  if (!popup.isOpen || !Panel) return null;
  return <Panel id={popup.id} ref={popup.panel} currentId={currentId} onLeave={popup.close} />;
}
