import { useTranslation } from 'react-i18next';

/** The mailbox that a site on a domain of its own is expected to keep (RFC 2142); null on a private machine. */
export function supportMailbox(hostname: string): string | null {
  const isDomain = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(hostname);
  return isDomain ? `support@${hostname.replace(/^www\./, '')}` : null;
}

/** How to reach whoever runs this site, in the language on screen. */
export function Contact() {
  const { t } = useTranslation('information');
  const mailbox = supportMailbox(window.location.hostname);
  if (mailbox === null) return <p>{t('contact.private')}</p>;
  const [before, after] = t('contact.mail', { mailbox }).split(mailbox);
  return (
    <p>
      {before}
      <a href={`mailto:${mailbox}`}>{mailbox}</a>
      {after}
    </p>
  );
}
