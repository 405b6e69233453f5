import type { Language } from '@muge/contract';
import { createI18n } from '@muge/i18n';

/** What a message is about. */
export type MessageKind = 'verify' | 'taken' | 'reset';

/** A message in words, for both channels. */
export interface MessageText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sms: string;
}

const translators = new Map<Language, ReturnType<typeof createI18n>>();

/** One translator a language, made when it is first needed. */
function translatorOf(language: Language): ReturnType<typeof createI18n> {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const made = createI18n(language);
  translators.set(language, made);
  return made;
}

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** The frame of all mails: linen ground, the wordmark, one card. Styles stand in the elements, as mail readers want. */
function htmlPage(language: Language, title: string, paragraphs: readonly string[], code: string | null): string {
  const ink = 'color:#17211C;font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
  const lines = paragraphs.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`);
  const codeLine =
    code === null
      ? ''
      : `<p style="margin:16px 0;padding:16px;border-radius:10px;background:#E2EEE8;color:#0B4D3D;font:700 30px/1 monospace;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>`;
  const [first = '', ...rest] = lines;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#FAF8F4;${ink}">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 16px;font-size:26px;font-weight:700;color:#0E5B48">Mugė</p>
<div style="padding:24px;border-radius:14px;background:#FFFFFF;border:1px solid #E5E0D6">${first}${codeLine}${rest.join('')}</div>
</div></body></html>`;
}

/**
 * Whether an account's name may stand in a mail: whose name is an address, a telephone number or more than a name is
 * greeted without it.
 */
function isGreetable(name: string): boolean {
  const digits = name.match(/\p{N}/gu) ?? [];
  return /^[\p{L}\p{M}\p{N} .,'’&-]{1,60}$/u.test(name) && !/\.\s*\p{L}{2,}/u.test(name) && digits.length <= 3;
}

/**
 * Writes a message in the person's language. Names come from people, so they are escaped in HTML.
 *
 * @param name Null greets nobody by name: what somebody has written at an address that isn't proved theirs.
 */
export async function writeMessage(
  language: Language,
  kind: MessageKind,
  { name, code }: { name: string | null; code: string | null },
): Promise<MessageText> {
  const { t } = await translatorOf(language);
  const values = { name: name ?? '', code: code ?? '' };
  const subject = t(`messages:${kind}Subject`, values);
  const paragraphs = [
    name !== null && isGreetable(name) ? t('messages:greeting', values) : t('messages:greetingNobody'),
    t(`messages:${kind}Body`, values),
    t(`messages:${kind}Note`, values),
  ];
  return {
    subject,
    text: [paragraphs[0], paragraphs[1], ...(code === null ? [] : [code]), paragraphs[2]].join('\n\n'),
    html: htmlPage(language, subject, [`${paragraphs[0]} ${paragraphs[1]}`, paragraphs[2] ?? ''], code),
    sms: t(`messages:${kind}Sms`, values),
  };
}
