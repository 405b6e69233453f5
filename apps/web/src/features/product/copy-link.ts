import { TIMINGS } from '@muge/contract/limits';
import { useEffect, useState } from 'react';

/** Where browsers offer no clipboard (pages without https), the old command still copies what is selected. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}

async function copy(text: string): Promise<boolean> {
  // Undefined without https, whatever its type says.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return copyBySelection(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    // Refused by the browser or the person: said to the person by the caller.
    return false;
  }
}

/**
 * Copies a link; `copied` holds for 3 s after it worked, `onFail` is told when it did not.
 * Specification: signed-in part, section 9.
 */
export function useCopyLink(link: string, onFail: () => void): { copied: boolean; copyLink: () => void } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), TIMINGS.linkCopied);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  return {
    copied: copiedAt !== null,
    copyLink: () => {
      void copy(link).then((done) => (done ? setCopiedAt(Date.now()) : onFail()));
    },
  };
}
