import type { FocusEvent, MouseEvent } from 'react';

/** What makes elements a listbox with groups, as WAI-ARIA's combobox pattern has them. */

/** Of what pops up: the focus stays in the box, whatever is pressed here. */
export function popupProps(onBlur: (event: FocusEvent) => void) {
  return { onMouseDown: (event: MouseEvent) => event.preventDefault(), onBlur };
}

/** Of a group of rows that another element names. */
export function groupProps(labelledBy: string) {
  return { role: 'group', 'aria-labelledby': labelledBy };
}

/** Of a row. The keyboard reaches it from the box, which keeps the focus. */
export function rowProps({
  id,
  isActive,
  keys,
  onChoose,
}: {
  id: string;
  isActive: boolean;
  /** Keys that do more with it than Enter. */
  keys?: string | undefined;
  onChoose: () => void;
}) {
  return { role: 'option', id, 'aria-selected': isActive, 'aria-keyshortcuts': keys, onClick: onChoose };
}
