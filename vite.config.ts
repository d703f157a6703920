import type { IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appManifest } from './scripts/build/app-manifest.mjs'
import { landingInDev } from './scripts/build/landing-in-dev.mjs'
import { chunkGroups } from './scripts/build/web-chunks.mjs'
import { chosenLanguage, wordsAlias } from './scripts/build/web-languages.mjs'

const api = 'http://127.0.0.1:3000'

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
    outDir: '../dist/web',
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
        codeSplitting: { groups: chunkGroups(language) },
      },
    },
  },
})
