import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the API listens while Vite serves the sources on its own. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Subsets every first screen needs: Latin for all, Latin extended for Lithuanian letters. */
const preloadedFonts = /onest-latin(-ext)?-wght-normal-[\w-]+\.woff2$/;

/** Adds preload links for the fonts of the first screen; their names are hashed, so only the finished bundle knows them. */
function preloadFonts(): Plugin {
  return {
    name: 'muge:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => preloadedFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          }));
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadFonts()],
  build: {
    target: 'baseline-widely-available',
    // No data: addresses: fonts and pictures stay cacheable files and the CSP stays strict.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // What changes only with an upgrade, in one chunk that browsers keep from release to release.
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack)\//,
              priority: 2,
            },
            {
              // What several screens share, in one chunk instead of a dozen crumbs. Menus are heavy and come later.
              name: 'shared',
              test: /\/src\/(lib|components)\/(?!ui\/(Combobox|Select)\.|shared\/Place)|lucide-react/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': api, '/storage': api, '/avatars': api },
  },
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    // Files share a page, which each test leaves empty: making one anew takes longer than all of its tests.
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});
