/** The name as the brand writes it: real letters, the dot of the ė in amber. `onHall` for pine ground. */
export function Wordmark({ onHall = false }: { onHall?: boolean }) {
  return (
    <span className={onHall ? 'wordmark wordmark--hall' : 'wordmark'} translate="no">
      Mug<b>ė</b>
    </span>
  );
}
