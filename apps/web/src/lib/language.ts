import { createI18n, isLanguage, type Language, matchLanguage, setLanguage } from '@muge/i18n';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { storage } from './storage.ts';

const key = 'language';

/** The language to start with: the chosen one, else the first of the browser's that we speak, else English. */
function startLanguage(): Language {
  const chosen = storage.get(key);
  return isLanguage(chosen) ? chosen : matchLanguage(navigator.languages);
}

/** Loads the texts of the start language. Rejects when they can't be fetched. */
export async function startI18n(): Promise<i18n> {
  const instance = await createI18n(startLanguage(), [initReactI18next]);
  const mark = (language: string): void => {
    document.documentElement.lang = language;
  };
  mark(instance.language);
  instance.on('languageChanged', mark);
  return instance;
}

/** The language on screen. */
export function useLanguage(): Language {
  const { i18n: instance } = useTranslation();
  return isLanguage(instance.language) ? instance.language : matchLanguage([instance.language]);
}

/** A function that puts the interface into another language and remembers it. */
export function useSetLanguage(): (language: Language) => Promise<void> {
  const { i18n: instance } = useTranslation();
  return useCallback(
    async (language) => {
      storage.set(key, language);
      await setLanguage(instance, language);
    },
    [instance],
  );
}
