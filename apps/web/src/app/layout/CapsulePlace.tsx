import { MAX_QUERY_LENGTH } from '@muge/contract/limits';
import { MapPin } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { later, useLater } from '../../lib/lazy.ts';
import { useSearchDraft } from './search-draft.tsx';

const PlaceField = later(async () => (await import('../../components/shared/PlaceField.tsx')).PlaceField);

/**
 * The capsule's place. Until the code that suggests is there it is a plain field that looks the same; what was typed
 * and the focus carry over.
 */
export function CapsulePlace() {
  const { t } = useTranslation('layout');
  const { place, setPlace } = useSearchDraft();
  const hadFocus = useRef(false);
  const Field = useLater(PlaceField);

  if (Field) {
    return <Field look="capsule" hideLabel value={place} onChange={setPlace} autoFocus={hadFocus.current} />;
  }
  return (
    <label className="capsule__f capsule__f--place">
      <span className="sr">{t('search.placeLabel')}</span>
      <Icon of={MapPin} />
      <input
        className="capsule__in"
        value={place}
        placeholder={t('search.place')}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        onChange={(event) => setPlace(event.currentTarget.value)}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={() => {
          hadFocus.current = false;
        }}
      />
    </label>
  );
}
