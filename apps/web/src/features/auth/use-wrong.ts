import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { type Rule, ruleOf, type Wrong } from './rules.ts';

/** A rule is translated as it is drawn; an unknown sentence of the server stands as it came. */
type What = { rule: Rule } | { sentence: string };

/** What is wrong with a form's fields, and the form itself, whose first wrong field takes the focus. */
export interface Wrongs<Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  /** The text of a field's error. */
  textOf: (field: Field) => string | undefined;
  /** Whether any field is wrong by that rule. */
  has: (rule: Rule) => boolean;
  /** Marks the fields; tells whether all are right. */
  mark: (wrong: Wrong<Field>) => boolean;
  /** Marks what the server says of fields; `names` gives ours for its. */
  markFrom: (error: unknown, names: Readonly<Record<string, Field>>) => void;
  /** A field was changed: what was said of it no longer counts. */
  forget: (field: Field) => void;
}

/** Keeps what is wrong with a form. */
export function useWrong<Field extends string>(): Wrongs<Field> {
  const { t } = useTranslation('auth');
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<ReadonlyMap<Field, What>>(new Map());
  const [marked, setMarked] = useState(0);

  useEffect(() => {
    if (marked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [marked]);

  const set = (next: ReadonlyMap<Field, What>): boolean => {
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
    has: (rule) => [...wrong.values()].some((what) => 'rule' in what && what.rule === rule),
    mark: (fields) => set(new Map([...fields].map(([field, rule]) => [field, { rule }]))),
    markFrom: (error, names) => {
      if (!(error instanceof ApiError)) return;
      const next = new Map<Field, What>();
      for (const [name, [sentence]] of Object.entries(error.errors)) {
        const field = names[name];
        if (field === undefined || sentence === undefined) continue;
        const rule = ruleOf(sentence);
        next.set(field, rule ? { rule } : { sentence });
      }
      set(next);
    },
    forget: (field) => {
      if (wrong.has(field)) setWrong(new Map([...wrong].filter(([other]) => other !== field)));
    },
  };
}
