/** A label with the star of fields that must be filled in; who listens hears it from the field itself. */
export function Mandatory({ label }: { label: string }) {
  return (
    <span>
      {label}{' '}
      <span className="field__star" aria-hidden="true">
        *
      </span>
    </span>
  );
}
