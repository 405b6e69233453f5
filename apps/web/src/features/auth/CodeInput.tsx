import { Input } from '../../components/ui/Field.tsx';

/** Where a code from a mail or SMS is entered; phones offer it above the keyboard. */
export function CodeInput({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}) {
  return (
    <Input
      label={label}
      name="code"
      className="field__in--code"
      autoComplete="one-time-code"
      inputMode="numeric"
      // Some room for the spaces that a copied code may bring.
      maxLength={20}
      data-autofocus
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
