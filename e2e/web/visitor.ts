import type { Language } from '@muge/i18n';
import type { Page } from '@playwright/test';

/** How somebody visits: with a theme and a language that were chosen before. */
export interface Visit {
  theme?: 'Light' | 'Dark';
  language?: Language;
}

/** Opens `path` as somebody who chose theme and language on an earlier visit. */
export async function visit(page: Page, path: string, { theme = 'Light', language = 'en' }: Visit = {}): Promise<void> {
  await page.addInitScript(
    ([chosenTheme, chosenLanguage]) => {
      // What stands in a frame isn't ours.
      if (window !== window.top) return;
      // Only on the first page: what is chosen during the test stays.
      if (sessionStorage.getItem('visited')) return;
      sessionStorage.setItem('visited', 'yes');
      localStorage.setItem('theme', chosenTheme);
      localStorage.setItem('language', chosenLanguage);
    },
    [theme, language] as const,
  );
  await page.goto(path);
  await page.getByRole('main').waitFor();
}

/** How far the content is wider than the window, CSS pixels; 0 where nothing scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The page's cumulative layout shift up to now, as browsers measure it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are handed over before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
