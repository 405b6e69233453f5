import { useTranslation } from 'react-i18next';
import { useWrongs, type Wrongs } from '../../lib/wrong.ts';
import { type Rule, ruleOf } from './rules.ts';

/** What is wrong with one of the dialog's forms. */
interface DialogWrongs<Field extends string> extends Omit<Wrongs<Field, Rule>, 'markFrom' | 'forget'> {
  /** Marks what the server says of fields; `names` gives ours for its. */
  markFrom: (error: unknown, names: Readonly<Record<string, Field>>) => void;
  /** A field was changed: what was said of it no longer counts. */
  forget: (field: Field) => void;
}

/** Keeps what is wrong with a form. */
export function useWrong<Field extends string>(): DialogWrongs<Field> {
  const { t } = useTranslation('auth');
  const { markFrom, forget, ...wrongs } = useWrongs<Field, Rule>((rule) => t(`rules.${rule}`));
  return {
    ...wrongs,
    markFrom: (error, names) => {
      markFrom(error, (name, sentence) => {
        const field = names[name];
        return field === undefined ? null : [field, ruleOf(sentence)];
      });
    },
    forget: (field) => forget([field]),
  };
}
