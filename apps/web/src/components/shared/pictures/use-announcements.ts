import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slot } from './slots.ts';

/** What is read out of the pictures: those that have arrived or failed by themselves, and what `say` is given. */
export function useAnnouncements(slots: readonly Slot[]): { said: string; say: (text: string) => void } {
  const { t } = useTranslation('selling');
  const [said, say] = useState('');
  const before = useRef(new Map(slots.map(({ key, status }) => [key, status])));
  useEffect(() => {
    const news = slots.flatMap(({ key, status, problem }, index) => {
      if (before.current.get(key) === status) return [];
      if (status === 'done') return [t('pictures.uploaded', { at: index + 1 })];
      if (problem === null) return [];
      return [t('pictures.notUploaded', { at: index + 1, reason: t(`pictures.errors.${problem}`) })];
    });
    before.current = new Map(slots.map(({ key, status }) => [key, status]));
    if (news.length > 0) say(news.join(' '));
  }, [slots, t]);
  return { said, say };
}
