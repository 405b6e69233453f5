import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';

/** Above a form: a moderator has hidden what is being changed, and why; nothing where nobody has. */
export function HiddenNotice({ reason }: { reason: string | null }) {
  const { t } = useTranslation('selling');
  if (reason === null) return null;
  return (
    <p className="notice create__hidden">
      <Icon of={EyeOff} />
      <span>{t('mine.hidden', { reason })}</span>
    </p>
  );
}
