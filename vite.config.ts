import type { IncomingMessage } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appManifest } from './scripts/app-manifest.mjs'
import { landingInDev } from './scripts/landing-in-dev.mjs'
import { chosenLanguage, wordsAlias } from './scripts/web-languages.mjs'

const api = 'http://127.0.0.1:3000'

/** Widgets that most screens use. The other folders of web/ui contain larger, less common ones. */
const WIDGET_FOLDERS = ['web/ui', 'web/ui/form'].map((folder) =>
  resolve(import.meta.dirname, folder),
)
const RARE_WIDGETS = [
  // Needs the calendar, which would come to pages without any date.
  'web/ui/local-text.ts',
  // For forms with parts that load on demand.
  'web/ui/lazy-part.tsx',
  // Used by some pages, most of them reception's.
  'web/ui/copy-text.ts',
  'web/ui/success-notice.tsx',
  'web/ui/form/text-area.tsx',
  // Already in the group with the photo code.
  'web/ui/images.ts',
  'web/ui/form/checkbox.tsx',
  'web/ui/form/phone-field.tsx',
  'web/ui/form/radio-cards.tsx',
  'web/ui/form/search-box.tsx',
  'web/ui/form/search-field.tsx',
].map((file) => resolve(import.meta.dirname, file))

/** For choosing from a list or a calendar. The login page has neither. */
const PICKERS =
  /web\/ui\/(select\/|date-picker\/(date-picker|calendar|picked-day)\.|form\/(picker-field|focus-field|use-on-values-change)\.)|domain\/user\/birth-date/

/** Smaller than the overhead of a file of their own. */
const REFUSALS = /domain\/(field-problem|refusal)\.ts$/
const PASSWORD_HINT = /web\/session\/typed-password\./

const language = chosenLanguage()

/** The texts of the build's language. */
function words(file: string) {
  return import(resolve(import.meta.dirname, 'shared/words', language.code, file))
}

/** Names the build's language in the app shell, and adds the installed app's manifest in it. */
function pageLanguage(): Plugin {
  const manifest = 'manifest.webmanifest'
  const manifestPath = `/${join(language.folder, manifest)}`
  return {
    name: 'page-language',
    async transformIndexHtml(html) {
      const { APP_PAGE_WORDS } = await words('page/app-page.ts')
      return html
        .replace('<html lang="en-IN">', `<html lang="${language.tag}">`)
        .replace(`href="/${manifest}"`, `href="${manifestPath}"`)
        .replace('%LOADING%', APP_PAGE_WORDS.loading)
        .replace('%NO_SCRIPT%', APP_PAGE_WORDS.noScript)
    },
    async generateBundle() {
      const { MANIFEST_WORDS } = await words('page/manifest.ts')
      const source = JSON.stringify(appManifest(language, MANIFEST_WORDS), null, 2)
      this.emitFile({ type: 'asset', fileName: manifest, source })
    },
  }
}

/** In development, serves the app shell at every page address, like the server. */
function appShell(): Plugin {
  return {
    name: 'app-shell',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        const isPage = request.headers.accept?.includes('text/html') === true
        if (isPage && !path.includes('.') && !/^\/(api|uploads|@)/.test(path)) {
          request.url = '/app.html'
        }
        next()
      })
    },
  }
}

/** Keeps Vite's requests for modules of web/api, which also start with /api, out of the proxy. */
function viteModule({ url = '' }: IncomingMessage): string | undefined {
  return new URL(url, api).pathname.endsWith('.ts') ? url : undefined
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), landingInDev(), appShell(), pageLanguage()],
  server: { proxy: { '/api': { target: api, bypass: viteModule }, '/uploads': api } },
  resolve: {
    alias: {
      // wouter includes a shim for React before 18; use React's own implementation.
      'use-sync-external-store/shim/index.js': 'react',
      ...wordsAlias(language),
    },
  },
  worker: {
    format: 'es',
    // The demo's worker imports the client's errors, and with them a loader of texts that it never calls.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // All languages share the English build's public files.
    copyPublicDir: language.code === 'en',
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Fonts and images stay files: the Content-Security-Policy allows no data: URLs for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Plugin timings don't help someone who starts the app.
      checks: { pluginTimings: false },
      input: { app: resolve(import.meta.dirname, 'web/app.html') },
      output: {
        // Every chunk that imports another would repeat its name, up to 1 KB a page. The manifest lists
        // what each chunk is.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page needs: packages, which stay cached across releases, and our own code.
            { name: 'framework', tags: ['$initial'], test: 'node_modules' },
            { name: 'app', tags: ['$initial'] },
            // Small modules that most pages load together compress better in one file, and every file
            // costs its name in each that imports it. A group also takes what its modules import, so
            // the order matters, and a module that few pages need doesn't belong here.
            {
              name: 'widgets',
              test: (id) =>
                REFUSALS.test(id) ||
                PASSWORD_HINT.test(id) ||
                (WIDGET_FOLDERS.includes(resolve(dirname(id))) &&
                  !RARE_WIDGETS.includes(resolve(id)) &&
                  !PICKERS.test(id)),
              minShareCount: 5,
            },
            { name: 'email', test: /domain\/user\/(email|member-id)\.ts$/, minShareCount: 5 },
            {
              name: 'codes',
              test: /domain\/user\/one-time-code\.ts$|session\/sent-code/,
              minShareCount: 5,
            },
            {
              name: 'auth',
              test: /features\/auth\/(server-message|auth-page)|api\/user\/auth\.ts|words\/..\/user\/auth\.ts|session\/email-draft\.ts|domain\/user\/login-identifier\.ts$/,
              minShareCount: 3,
            },
            {
              name: 'settings-and-days',
              test: /api\/admin\/public-settings|ui\/local-text|hall\/(hall-brand|hall-time)|contract\/own-endpoints|domain\/(calendar-day|payment|settings\/settings|booking\/(rooms|batches|durations|study-day))\.ts$|words\/(dates|times|plural|..\/booking\/booking-labels)\.ts$/,
              minShareCount: 5,
            },
            {
              name: 'changes',
              test: /api\/use-change|react-query\/.*\/useMutation|session\/(use-logout|logout-button)/,
              minShareCount: 5,
            },
            { name: 'dialogs', test: /ui\/dialog\/(modal|alert-dialog)/, minShareCount: 5 },
            {
              name: 'pickers',
              test: (id) => PICKERS.test(id),
              minShareCount: 3,
            },
            {
              name: 'details',
              test: /domain\/(options|membership|tour\/tour|user\/(full-name|phone|parent-contact))\.ts$|words\/..\/user\/person-labels|form\/text-area/,
              minShareCount: 3,
            },
            {
              name: 'seat-plan',
              test: /domain\/booking\/(seat-plan|seats)\.ts$/,
              minShareCount: 5,
            },
            {
              name: 'seats',
              test: /domain\/(fill-problem|booking\/(room-restrictions|start-date))\.ts$|words\/(period|..\/booking\/seat-labels)\.ts$|(ui\/list\/totals|hall\/(local-period|price-rows|room-name))\.tsx?$/,
              minShareCount: 2,
            },
            {
              name: 'lists',
              test: /ui\/list\/(empty-state|load-failure|load-state)\.tsx$|words\/..\/admin\/list\.ts$/,
              minShareCount: 5,
            },
            {
              name: 'photos',
              test: /ui\/(shrink-photo|images|form\/(file-field|photo-preparation))|domain\/image-file/,
              minShareCount: 2,
            },
            {
              name: 'reception',
              test: /payment\/reception-details\.tsx$|words\/(opening-hours|..\/admin\/reception)\.ts$/,
              minShareCount: 2,
            },
            {
              name: 'booking',
              test: /(domain|web\/api)\/booking\/booking\.ts$/,
              minShareCount: 2,
            },
            { name: 'forms', test: /react-hook-form|session\/resolver-result/, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
