import { useState } from 'react';

/**
 * The text of a field beside the value that the address holds. The text is the person's while they type; when the value
 * changes for another reason (a chip taken away, going back), the field shows that value.
 */
export function useDraft<Value extends string | number | null>(
  value: Value,
  write: (value: Value) => string,
): {
  text: string;
  setText: (text: string) => void;
  /** Notes that `value` was sent to the address from this field. */
  sent: (value: Value) => void;
} {
  const [text, setText] = useState(() => write(value));
  const [known, setKnown] = useState(value);
  const [awaited, setAwaited] = useState<{ value: Value } | null>(null);

  if (value !== known) {
    setKnown(value);
    setAwaited(null);
    if (awaited === null || awaited.value !== value) setText(write(value));
  }
  return { text, setText, sent: (value) => setAwaited({ value }) };
}
