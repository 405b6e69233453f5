import { ArrowLeft, ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { prefersReducedMotion } from '../../lib/media.ts';

/** Whether an earlier page of this application is behind the current one in the browser's history. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
  );
}

/** Back to where one came from; who came from elsewhere goes to `fallback`. Specification: signed-in part, section 2. */
export function BackButton({ fallback }: { fallback: string }) {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const back = () => void (cameFromHere() ? navigate(-1) : navigate(fallback));
  return <IconButton variant="disc" icon={ArrowLeft} label={t('back')} onClick={back} />;
}

/** Whether the page is scrolled by more than a screen. */
function useFarDown(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return far;
}

/** Up to the top of the page, once that is more than a screen away. Specification: signed-in part, section 2. */
export function UpButton() {
  const { t } = useTranslation('product');
  if (!useFarDown()) return null;
  const up = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return <IconButton variant="disc" className="up phone" icon={ArrowUp} label={t('up')} onClick={up} />;
}
