import type { IncomingMessage } from 'node:http'
import { dirname, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { landingInDev } from './scripts/landing-in-dev.mjs'

const api = 'http://127.0.0.1:3000'

/** Widgets that most screens use. The other folders of web/ui contain larger, less common ones. */
const WIDGET_FOLDERS = ['web/ui', 'web/ui/form'].map((folder) =>
  resolve(import.meta.dirname, folder),
)

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
  plugins: [react(), tailwindcss(), landingInDev(), appShell()],
  server: { proxy: { '/api': { target: api, bypass: viteModule }, '/uploads': api } },
  resolve: {
    // wouter includes a shim for React before 18; use React's own implementation.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
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
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // What every page needs: packages, which stay cached across releases, and our own code.
            { name: 'framework', tags: ['$initial'], test: 'node_modules' },
            { name: 'app', tags: ['$initial'] },
            // Small widgets compress better in one file.
            {
              name: 'widgets',
              test: (id) => WIDGET_FOLDERS.includes(resolve(dirname(id))),
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
})
