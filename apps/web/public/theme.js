// Runs before the first paint: the chosen theme and language on <html>, so that neither flashes.
// Keys and values are those of src/lib/theme.ts and src/lib/language.ts.
(() => {
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
  } catch {
    // Storage is switched off: the defaults hold.
  }
  const dark = theme === 'Dark';
  const root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="color-scheme"]').content = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').content = dark ? '#0F1513' : '#FAF8F4';

  const known = ['en', 'lt', 'ru'];
  const asked = (navigator.languages || []).map((tag) => tag.toLowerCase().split('-')[0]);
  root.lang = known.includes(language) ? language : asked.find((tag) => known.includes(tag)) || 'en';
})();
