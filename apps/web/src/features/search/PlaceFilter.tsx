import type { FocusEvent, FormEvent } from 'react';
import { PlaceField } from '../../components/shared/PlaceField.tsx';
import { useDraft } from './use-draft.ts';

/** The location: applied when a town is chosen, on Enter, on leaving the field, and when it is emptied. */
export function PlaceFilter({ address, onChange }: { address: string; onChange: (address: string) => void }) {
  const { text, setText, sent } = useDraft(address, (value) => value);

  const apply = (place: string) => {
    const next = place.trim();
    if (next === address) return;
    sent(next);
    onChange(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(text);
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const stays = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!stays) apply(text);
  };

  return (
    <form onSubmit={submit} onBlur={leave}>
      <PlaceField
        hideLabel
        value={text}
        onChange={(place) => {
          setText(place);
          if (place === '') apply('');
        }}
        onChoose={apply}
      />
    </form>
  );
}
