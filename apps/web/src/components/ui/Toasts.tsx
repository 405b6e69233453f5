import { TIMINGS } from '@muge/contract/limits';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dismissToast, type Toast, useToasts } from '../../lib/toasts.ts';
import { useTopLayer } from '../../lib/top-layer.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const tones = { success: '', error: ' toast--bad', info: ' toast--info' } as const;

function ToastItem({ toast, paused, onClose }: { toast: Toast; paused: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { id } = toast;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(id), TIMINGS.toast);
    return () => clearTimeout(timer);
  }, [id, paused]);

  return (
    <li className={`toast${tones[toast.kind]}`}>
      <Icon of={icons[toast.kind]} />
      <span>{toast.text}</span>
      <IconButton icon={X} iconSize={16} label={t('close')} onClick={onClose} />
    </li>
  );
}

/**
 * Notifications, top right. They close after 5 s, not while the pointer or the focus is on them; Alt+T moves the focus
 * there, and closing the last one gives it back. Specification: public part, sections 8 and 9.
 */
export function ToastRegion() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const modal = useTopLayer();
  const region = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const before = useRef<HTMLElement>(null);
  // What vanishes from under the pointer isn't left by it.
  if (isOver && toasts.length === 0) setOver(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const close = (id: number) => {
    // A button that goes takes the focus with it and doesn't tell.
    if (region.current?.contains(document.activeElement)) {
      const to = toasts.length > 1 ? region.current : before.current;
      if (to?.isConnected) to.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    dismissToast(id);
  };

  return createPortal(
    <section
      ref={region}
      className="toasts"
      aria-label={`${t('notifications')} (Alt+T)`}
      tabIndex={-1}
      onMouseEnter={() => setOver(true)}
      onMouseLeave={() => setOver(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setFocus(true);
        if (currentTarget.contains(relatedTarget)) return;
        before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
      onBlur={() => setFocus(false)}
    >
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={isOver || hasFocus} onClose={() => close(toast.id)} />
        ))}
      </ol>
    </section>,
    modal ?? document.body,
  );
}
