import { useCombobox } from 'downshift';
import { CircleAlert, type LucideIcon, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMenuSide } from '../../lib/menu-side.ts';
import { Icon } from './Icon.tsx';

/** A suggestion: its text, and what tells it from its namesakes. */
interface Suggestion {
  id: number | string;
  text: string;
  hint?: string | undefined;
}

interface ComboboxProps {
  label: ReactNode;
  /** What stands in the field, kept as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** A suggestion was chosen; `onChange` has been told its text already. */
  onChoose?: ((suggestion: Suggestion) => void) | undefined;
  suggestions: readonly Suggestion[];
  /** Said in place of suggestions when there are none for what was typed. */
  emptyText?: string | undefined;
  placeholder?: string | undefined;
  icon?: LucideIcon | undefined;
  clearLabel: string;
  /** `field` is a form control, `capsule` a part of the search capsule. */
  look?: 'field' | 'capsule' | undefined;
  hideLabel?: boolean | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  /** What is wrong, in words; marks the field. */
  error?: string | undefined;
  /** Takes the focus as soon as it is drawn. */
  focusOnMount?: boolean | undefined;
}

/**
 * A text field that suggests. Suggestions are only an offer: leaving the field keeps what was typed, Enter without a
 * highlighted suggestion submits the form, Esc closes the menu and nothing else.
 */
export function Combobox({
  label,
  value,
  onChange,
  onChoose,
  suggestions,
  emptyText,
  placeholder,
  icon,
  clearLabel,
  look = 'field',
  hideLabel = false,
  maxLength,
  required,
  error,
  focusOnMount = false,
}: ComboboxProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, highlightedIndex, closeMenu, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox(
    {
      items: [...suggestions],
      itemToString: (suggestion) => suggestion?.text ?? '',
      inputValue: value,
      selectedItem: null,
      stateReducer: (state, { type, changes }) => {
        const types = useCombobox.stateChangeTypes;
        if (type === types.InputBlur || type === types.InputKeyDownEscape) {
          return { ...state, isOpen: false, highlightedIndex: -1 };
        }
        return changes;
      },
      onStateChange: ({ type, selectedItem }) => {
        const types = useCombobox.stateChangeTypes;
        if (selectedItem && (type === types.ItemClick || type === types.InputKeyDownEnter)) {
          onChange(selectedItem.text);
          onChoose?.(selectedItem);
        }
      },
    },
  );
  const labelProps = getLabelProps();
  const note = `${labelProps.id}-note`;
  const side = useMenuSide(root, isOpen);
  const shown = isOpen && (suggestions.length > 0 || (emptyText !== undefined && value.trim() !== ''));

  // Before the browser can lose a key that is pressed meanwhile.
  useLayoutEffect(() => {
    if (focusOnMount) input.current?.focus();
  }, [focusOnMount]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || highlightedIndex >= 0) return;
    // Downshift would swallow the Enter that submits the form.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    closeMenu();
  };

  return (
    <div
      className={look === 'field' ? `field combo${error ? ' is-bad' : ''}` : 'capsule__f capsule__f--place combo'}
      ref={root}
    >
      <label className={hideLabel ? 'sr' : 'field__label'} id={labelProps.id} htmlFor={labelProps.htmlFor}>
        {label}
      </label>
      <span className={look === 'field' ? 'field__ctl' : 'combo__ctl'}>
        {icon && <Icon of={icon} />}
        <input
          {...getInputProps({
            ref: input,
            onKeyDown,
            // Typing is reported from the event itself, in the same render, or the caret would jump.
            onChange: (event) => onChange(event.currentTarget.value),
            placeholder,
            maxLength,
            'aria-required': required,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? note : undefined,
          })}
          className={look === 'field' ? 'field__in' : 'capsule__in'}
          enterKeyHint="search"
        />
        {value !== '' && (
          <button
            type="button"
            className="combo__x"
            aria-label={clearLabel}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <Icon of={X} size={16} />
          </button>
        )}
      </span>
      <div className={`menu menu--${side}`} hidden={!shown}>
        <ul {...getMenuProps({ 'aria-labelledby': labelProps.id })}>
          {isOpen &&
            suggestions.map((suggestion, index) => (
              <li
                key={suggestion.id}
                className={index === highlightedIndex ? 'is-hover' : undefined}
                {...getItemProps({ item: suggestion, index })}
              >
                <span>
                  {suggestion.text}
                  {suggestion.hint && <span className="menu__hint"> {suggestion.hint}</span>}
                </span>
              </li>
            ))}
        </ul>
        {shown && suggestions.length === 0 && (
          <p className="menu__empty" role="status">
            {emptyText}
          </p>
        )}
      </div>
      {error && (
        <p className="field__err" id={note}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
