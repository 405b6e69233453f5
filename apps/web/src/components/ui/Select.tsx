import { useSelect } from 'downshift';
import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useMenuSide } from '../../lib/menu-side.ts';
import { Icon } from './Icon.tsx';

/** How far PageUp and PageDown go. Specification: signed-in part, section 9 (select widget). */
const pageSize = 5;

/** One choice. */
interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> {
  label: ReactNode;
  options: readonly SelectOption<Value>[];
  /** The chosen one; null while nothing is. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** `button` is the compact one beside headings, with its label inside. */
  look?: 'field' | 'button';
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  help?: string | undefined;
  /** What is wrong, in words; marks the field. */
  error?: string | undefined;
  disabled?: boolean;
}

/** One choice of several in a menu, at most 300 px high. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder = '',
  look = 'field',
  hideLabel = false,
  help,
  error,
  disabled = false,
}: SelectProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const field = look === 'field';
  const selected = options.find((option) => option.value === value) ?? null;
  const { isOpen, highlightedIndex, getToggleButtonProps, getLabelProps, getMenuProps, getItemProps } = useSelect({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    selectedItem: selected,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    stateReducer: (state, { type, changes }) => {
      const types = useSelect.stateChangeTypes;
      if (type !== types.ToggleButtonKeyDownPageUp && type !== types.ToggleButtonKeyDownPageDown) return changes;
      const step = type === types.ToggleButtonKeyDownPageUp ? -pageSize : pageSize;
      const to = Math.min(Math.max(state.highlightedIndex + step, 0), options.length - 1);
      return { ...changes, highlightedIndex: to };
    },
  });
  const side = useMenuSide(root, isOpen);
  // The label is a span: the control it names is a button, which no <label> can point to in the same words.
  const { htmlFor: _, ...labelProps } = getLabelProps();
  const note = error || help;
  const labelClass = field ? 'field__label' : 'select__label';

  return (
    <div
      className={['select', field && 'field', error && 'is-bad', disabled && 'is-off'].filter(Boolean).join(' ')}
      ref={root}
    >
      {field && (
        <span className={hideLabel ? 'sr' : labelClass} {...labelProps}>
          {label}
        </span>
      )}
      <button
        type="button"
        {...getToggleButtonProps({
          disabled,
          'aria-labelledby': `${labelProps.id} ${id}-value`,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? `${id}-note` : undefined,
        })}
        className={field ? `field__ctl${selected ? '' : ' is-empty'}` : 'btn btn--line'}
      >
        {!field && (
          <span className={hideLabel ? 'sr' : labelClass} id={labelProps.id}>
            {label}
          </span>
        )}
        <span id={`${id}-value`}>{selected?.label ?? placeholder}</span>
        <Icon of={ChevronDown} size={field ? 20 : 16} />
      </button>
      <ul className={`menu menu--${side}`} hidden={!isOpen} {...getMenuProps()}>
        {isOpen &&
          options.map((option, index) => (
            <li
              key={option.value}
              className={index === highlightedIndex ? 'is-hover' : undefined}
              {...getItemProps({ item: option, index, 'aria-selected': option.value === value })}
            >
              {option.label}
              {option.value === value && <Icon of={Check} size={16} />}
            </li>
          ))}
      </ul>
      {note && (
        <p className={error ? 'field__err' : 'field__help'} id={`${id}-note`}>
          {error && <Icon of={CircleAlert} size={16} />}
          {note}
        </p>
      )}
    </div>
  );
}
