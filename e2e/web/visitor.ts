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

/**
 * Goes to `path` within the page that is open, as a press on a link there does: by the application, which isn't loaded
 * anew. For ways whose links have journeys of their own.
 */
export async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
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
