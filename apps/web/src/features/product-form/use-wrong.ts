import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import type { Rule, Wrong } from './validate.ts';

/** A rule is translated as it is drawn; a sentence of the server stands as it came. */
type What = { rule: Rule } | { sentence: string };

/** What is wrong with the form's fields; the first of them takes the focus. */
export interface Wrongs {
  form: RefObject<HTMLFormElement | null>;
  textOf: (field: string) => string | undefined;
  /** Marks the fields; tells whether all are right. */
  mark: (wrong: Wrong) => boolean;
  /** Marks what the server says of fields; tells whether it said anything. */
  markFrom: (error: unknown) => boolean;
  /** Fields were changed: what was said of them no longer counts. */
  forget: (fields: readonly string[]) => void;
}

/** Keeps what is wrong with the form. */
export function useWrong(): Wrongs {
  const { t } = useTranslation('selling');
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<ReadonlyMap<string, What>>(new Map());
  const [marked, setMarked] = useState(0);

  useEffect(() => {
    if (marked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [marked]);

  const set = (next: ReadonlyMap<string, What>) => {
    setWrong(next);
    if (next.size > 0) setMarked((times) => times + 1);
    return next.size === 0;
  };

  return {
    form,
    textOf: (field) => {
      const what = wrong.get(field);
      if (!what) return undefined;
      return 'rule' in what ? t(`rules.${what.rule}`) : what.sentence;
    },
    mark: (fields) => set(new Map([...fields].map(([field, rule]) => [field, { rule }]))),
    markFrom: (error) => {
      if (!(error instanceof ApiError)) return false;
      const next = new Map<string, What>();
      for (const [field, [sentence]] of Object.entries(error.errors)) {
        if (field === 'contact_phone') next.set(field, { rule: 'phone' });
        else if (field === 'contact_email') next.set(field, { rule: 'email' });
        else if (sentence !== undefined) next.set(field, { sentence });
      }
      return !set(next);
    },
    forget: (fields) => {
      if (fields.some((field) => wrong.has(field))) {
        setWrong(new Map([...wrong].filter(([field]) => !fields.includes(field))));
      }
    },
  };
}
