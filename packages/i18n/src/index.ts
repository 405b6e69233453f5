/**
 * Texts in three languages, shared by the web application and the mails.
 *
 * A namespace is one domain's texts, one file a language: `locales/<language>/<namespace>.ts`. To add one, write the
 * English file (`export const product = { … } as const`), the Lithuanian and Russian ones (`: Lithuanian<typeof english>`,
 * `: Russian<typeof english>` from `message.ts`), and add its line to `locales/<language>/index.ts`. Keys are then typed
 * everywhere: `t('product:askSeller')`.
 *
 * Plurals: `adverts_one`, `adverts_other` in English, `_one`, `_few`, `_many`, `_other` in the others, called as
 * `t('adverts', { count })`. Numbers in texts are `{{count, number}}`, so that they are grouped as the language does.
 */
import { createInstance, type i18n, type Module, type Newable, type NewableModule } from 'i18next';
import type { Language } from './languages.ts';
import type {} from './types.ts';

export { defaultLanguage, isLanguage, type Language, languageNames, languages, matchLanguage } from './languages.ts';

/** An English catalogue: namespace → key → text. The others have the same shape. */
export type Catalogue = typeof import('./locales/en/index.ts');

type AnyCatalogue = Catalogue | typeof import('./locales/lt/index.ts') | typeof import('./locales/ru/index.ts');

/** Loads one language's catalogue; each is a chunk of its own in the browser. */
export function loadCatalogue(language: Language): Promise<AnyCatalogue> {
  switch (language) {
    case 'en':
      return import('./locales/en/index.ts');
    case 'lt':
      return import('./locales/lt/index.ts');
    case 'ru':
      return import('./locales/ru/index.ts');
  }
}

/**
 * A translator that speaks `language` from the start. `plugins` are i18next modules (`initReactI18next` in the browser).
 * Rejects when the catalogue can't be loaded.
 */
export async function createI18n(
  language: Language,
  plugins: readonly (Module | NewableModule<Module> | Newable<Module>)[] = [],
): Promise<i18n> {
  const catalogue = { ...(await loadCatalogue(language)) };
  const instance = createInstance();
  for (const plugin of plugins) instance.use(plugin);
  await instance.init({
    lng: language,
    ns: Object.keys(catalogue),
    defaultNS: 'common',
    resources: { [language]: catalogue },
    // Every key exists in every language (the types and a test see to it), so nothing falls back to another language.
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

/** Switches `instance` to `language`, loading its catalogue first; what is on screen changes only when all is there. */
export async function setLanguage(instance: i18n, language: Language): Promise<void> {
  for (const [namespace, texts] of Object.entries(await loadCatalogue(language))) {
    instance.addResourceBundle(language, namespace, texts);
  }
  await instance.changeLanguage(language);
}
