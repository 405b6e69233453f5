import { Check, Link as LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { notify } from '../../lib/toasts.ts';
import { useCopyLink } from './copy-link.ts';

/**
 * Copies the page's address and says so for 3 s: as a button of the panel, or as a disc on the picture of phones.
 * Specification: signed-in part, sections 8 and 9 ('Copied to clipboard').
 */
export function CopyLink({ link, look }: { link: string; look: 'button' | 'disc' }) {
  const { t } = useTranslation('product');
  const { copied, copyLink } = useCopyLink(link, () => notify('error', t('copyFailed')));
  const icon = copied ? Check : LinkIcon;
  return (
    <div className={`copy copy--${look}`}>
      {look === 'disc' ? (
        <IconButton variant="disc" icon={icon} label={t('copyLink')} onClick={copyLink} />
      ) : (
        <Button variant="line" size="lg" block icon={icon} onClick={copyLink}>
          <span className="copy__label">{copied ? t('copied') : t('copyLink')}</span>
        </Button>
      )}
      <span className="copy__note" role="status">
        {copied && t('copied')}
      </span>
    </div>
  );
}
