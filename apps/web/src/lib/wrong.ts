import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { useFieldText } from './field-text.ts';

/** Our rules and the server's sentences are translated as they are drawn. */
type What<Rule> = { rule: Rule } | { sentence: string };

/** What is wrong with a form's fields, and the form itself, whose first wrong field takes the focus. */
export interface Wrongs<Field extends string, Rule extends string> {
  form: RefObject<HTMLFormElement | null>;
  /** The text of a field's error. */
  textOf: (field: Field) => string | undefined;
  /** Whether any field is wrong by that rule. */
  has: (rule: Rule) => boolean;
  /** Marks the fields; tells whether all are right. */
  mark: (wrong: ReadonlyMap<Field, Rule>) => boolean;
  /**
   * Marks what the server says of fields; tells whether it said anything. `read` gives our field for the server's, with
   * the rule that says the same as its sentence, if there is one; null for fields that the form doesn't have.
   */
  markFrom: (error: unknown, read: (name: string, sentence: string) => readonly [Field, Rule | null] | null) => boolean;
  /** Fields were changed: what was said of them no longer counts. */
  forget: (fields: readonly Field[]) => void;
}

/** Keeps what is wrong with a form; `say` gives the text of a rule. */
export function useWrongs<Field extends string, Rule extends string>(say: (rule: Rule) => string): Wrongs<Field, Rule> {
  const fieldText = useFieldText();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<ReadonlyMap<Field, What<Rule>>>(new Map());
  const [marked, setMarked] = useState(0);

  useEffect(() => {
    if (marked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [marked]);

  const set = (next: ReadonlyMap<Field, What<Rule>>): boolean => {
    setWrong(next);
    if (next.size > 0) setMarked((times) => times + 1);
    return next.size === 0;
  };

  return {
    form,
    textOf: (field) => {
      const what = wrong.get(field);
      if (!what) return undefined;
      return 'rule' in what ? say(what.rule) : fieldText(what.sentence);
    },
    has: (rule) => [...wrong.values()].some((what) => 'rule' in what && what.rule === rule),
    mark: (fields) => set(new Map([...fields].map(([field, rule]) => [field, { rule }]))),
    markFrom: (error, read) => {
      if (!(error instanceof ApiError)) return false;
      const next = new Map<Field, What<Rule>>();
      for (const [name, [sentence]] of Object.entries(error.errors)) {
        const found = sentence === undefined ? null : read(name, sentence);
        if (found === null || sentence === undefined) continue;
        const [field, rule] = found;
        next.set(field, rule === null ? { sentence } : { rule });
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
