/** A turning ring in the text's colour; `onPicture` is the white one of the documented picture loading. */
export function Spinner({ size = 32, onPicture = false }: { size?: number; onPicture?: boolean }) {
  return (
    <span
      className={onPicture ? 'spinner spinner--picture' : 'spinner'}
      style={{ width: size, height: size, borderWidth: size < 24 ? 2 : 3 }}
      aria-hidden="true"
    />
  );
}
