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

  // The home's picture depends on the theme, so only here it can be asked for before the application runs.
  if (location.pathname === '/') {
    const pictures = { 'hero-phone': '(max-width: 479px)', hero: '(min-width: 480px)' };
    for (const [name, media] of Object.entries(pictures)) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', media });
      link.href = `/stall/${name}-${dark ? 'dark' : 'light'}.webp`;
      document.head.append(link);
    }
  }

  const known = ['en', 'lt', 'ru'];
  const asked = (navigator.languages || []).map((tag) => tag.toLowerCase().split('-')[0]);
  root.lang = known.includes(language) ? language : asked.find((tag) => known.includes(tag)) || 'en';
})();
