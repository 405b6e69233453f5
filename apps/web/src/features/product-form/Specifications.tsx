import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { IconButton } from '../../components/ui/IconButton.tsx';
import type { PartProps } from './fields.ts';
import { emptyPair, type SpecificationPair } from './values.ts';

function Pair({
  pair,
  at,
  error,
  onChange,
  onRemove,
}: {
  pair: SpecificationPair;
  at: number;
  error: string | undefined;
  onChange: (changes: Partial<SpecificationPair>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('selling');
  const note = useId();
  return (
    <li className={error ? 'pair field is-bad' : 'pair field'}>
      <span className="field__ctl">
        <input
          className="field__in"
          aria-label={t('form.specificationName', { at })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          placeholder={t('form.namePlaceholder')}
          maxLength={PRODUCT_LIMITS.specificationName}
          value={pair.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </span>
      <span className="field__ctl">
        <input
          className="field__in"
          aria-label={t('form.specificationValue', { at })}
          placeholder={t('form.valuePlaceholder')}
          maxLength={PRODUCT_LIMITS.specificationValue}
          value={pair.value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </span>
      <IconButton icon={Trash2} label={t('form.removePair', { at })} onClick={onRemove} />
      {error && (
        <p className="field__err pair__err" id={note}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </li>
  );
}

/** Up to 6 pairs of a name and a value. Specification: signed-in part, sections 2 and 5. */
export function Specifications({ values, onChange, errorOf }: PartProps) {
  const { t } = useTranslation('selling');
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLDivElement>(null);
  // Where the focus goes once the pairs have changed: into the new one, or to the button after one was removed.
  const [wanted, setWanted] = useState<'last' | 'button' | null>(null);
  const pairs = values.specifications;

  useEffect(() => {
    if (wanted === 'last') list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    if (wanted === 'button') add.current?.querySelector('button')?.focus();
    setWanted(null);
  }, [wanted]);

  const fieldsOf = pairs.map(({ key }) => `specifications.${key}`);
  const change = (next: readonly SpecificationPair[]) =>
    onChange({ specifications: next }, [...fieldsOf, 'specifications']);

  return (
    <div className="pairs">
      <div className="field__label">
        <span id={title}>{t('form.specifications')}</span>
        <em>{t('form.specificationsOf', { count: pairs.length, max: PRODUCT_LIMITS.specifications })}</em>
      </div>
      <ul aria-labelledby={title} ref={list}>
        {pairs.map((pair, index) => (
          <Pair
            key={pair.key}
            pair={pair}
            at={index + 1}
            error={errorOf(`specifications.${pair.key}`) ?? (index === 0 ? errorOf('specifications') : undefined)}
            onChange={(changes) =>
              change(pairs.map((other) => (other.key === pair.key ? { ...other, ...changes } : other)))
            }
            onRemove={() => {
              change(pairs.filter((other) => other.key !== pair.key));
              setWanted('button');
            }}
          />
        ))}
      </ul>
      {pairs.length < PRODUCT_LIMITS.specifications && (
        <div ref={add}>
          <Button
            variant="ghost"
            icon={Plus}
            className="pairs__add"
            onClick={() => {
              change([...pairs, emptyPair(pairs)]);
              setWanted('last');
            }}
          >
            {t('form.addPair')}
          </Button>
        </div>
      )}
    </div>
  );
}
