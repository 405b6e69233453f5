import { type KeyboardEvent, useState } from 'react';
import { keyOf, type Option } from './options.ts';

/** What the keyboard does in a search box with a list under it. */
interface ListboxActions {
  open: () => void;
  close: () => void;
  choose: (option: Option) => void;
  forget: (text: string) => void;
}

/**
 * The active row, which Up and Down move while the focus and the text stay in the box: after the last row comes the box
 * itself. Enter chooses it, Delete forgets a recent search, Esc closes. Keys that move the caret or select text lead back
 * into the box, so that no row is active any more. All others are the box's own. WAI-ARIA practices: editable combobox
 * with list autocomplete.
 */
export function useListbox(options: readonly Option[], { open, close, choose, forget }: ListboxActions) {
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = options.findIndex((option) => keyOf(option) === activeKey);

  const activate = (index: number) => {
    const option = options[index];
    setActiveKey(option === undefined ? null : keyOf(option));
  };

  const reset = () => setActiveKey(null);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys of an input method choose among its own candidates.
    if (event.nativeEvent.isComposing) return;
    const option = options[active];
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isVertical && event.altKey) {
      event.preventDefault();
      return event.key === 'ArrowDown' ? open() : close();
    }
    // They select text, or leap through it.
    if (isVertical && (event.shiftKey || event.ctrlKey || event.metaKey)) return reset();
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (options.length === 0) return open();
        const places = options.length + 1;
        // The box is the place before the first row and after the last.
        const place = (active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places;
        return activate(place - 1);
      }
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        return reset();
      case 'Enter':
        if (option === undefined) return;
        event.preventDefault();
        return choose(option);
      case 'Delete':
        if (option?.kind !== 'recent') return;
        event.preventDefault();
        activate(options[active + 1]?.kind === 'recent' ? active + 1 : active - 1);
        return forget(option.text);
      case 'Escape':
        // Browsers would empty the box.
        event.preventDefault();
        if (options.length === 0) return;
        event.stopPropagation();
        return close();
      case 'Tab':
        return close();
    }
  };

  return { active, onKeyDown, reset };
}
