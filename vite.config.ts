import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browserContract } from './scripts/browser-contract.mjs'
import { landingInDev } from './scripts/landing-in-dev.mjs'

const api = 'http://127.0.0.1:3000'

const PARTS =
  /web[/]ui[/](badge|button|card|checkbox|field|icon|logo|notice|page|password-field|pointer-press|text-field|text-link)[.]tsx?$/
const IDENTITIES =
  /shared[/]domain[/](email|login-identifier|member-id)[.]ts$|web[/]session[/]kept-texts[.]ts$/
const BOOKING_RULES =
  /shared[/]domain[/](batches|booking|durations|rooms|seat-plan|seats|start-date)[.]ts$/
const SIGNING_OUT = /web[/]session[/](logout-button|sign-out)[.]tsx?$/

/** In development every page address answers with the app shell, as the server does. */
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

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), landingInDev(), appShell(), browserContract()],
  // All but the modules of web/api, which development serves under the same name.
  server: { proxy: { '^/api/(?![\\w-]+[.]ts)': api, '/uploads': api } },
  resolve: {
    // wouter brings a stand-in for React before 18; React has the real one.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }],
  },
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Fonts and images stay files: the content security policy allows no data: URLs for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long each plugin took is no news for somebody who starts the app.
      checks: { pluginTimings: false },
      input: { app: resolve(import.meta.dirname, 'web/app.html') },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page needs compresses better as one file than as many small ones.
            { name: 'framework', test: /node_modules[/](react|react-dom|scheduler)[/]/ },
            { name: 'parts', test: PARTS },
            { name: 'identities', test: IDENTITIES },
            { name: 'booking-rules', test: BOOKING_RULES },
            { name: 'signing-out', test: SIGNING_OUT },
          ],
        },
      },
    },
  },
})
