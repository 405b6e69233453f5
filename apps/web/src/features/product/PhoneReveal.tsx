import { Phone as PhoneIcon, PhoneOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { formatPhone } from '../../lib/format.ts';
import type { Phone } from './use-phone.ts';

/** Shows and hides the seller's number, which one can call at once. Specification: signed-in part, section 2 (show phone). */
export function PhoneReveal({ phone: { number, busy, problem, toggle } }: { phone: Phone }) {
  const { t } = useTranslation('product');
  return (
    <div className="phone-reveal">
      {number !== null && (
        <a className="btn btn--soft btn--lg phone-reveal__number" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
          <span className="sr">{t('phone.call')}</span> {formatPhone(number)}
        </a>
      )}
      <Button
        variant={number === null ? 'primary' : 'line'}
        size="lg"
        busy={busy}
        icon={number === null ? PhoneIcon : PhoneOff}
        aria-expanded={number !== null}
        onClick={toggle}
      >
        {t(number === null ? 'phone.show' : 'phone.hide')}
      </Button>
      <p className="phone-reveal__problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
