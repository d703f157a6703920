/**
 * A Vite plugin that serves the landing page at '/' in development, rendered for every request. The app
 * itself has no route for '/' and opens it with a full page load.
 */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const LANDING = '/features/landing'

export function landingInDev() {
  return {
    name: 'landing-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html')
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        // In demo mode the app renders the landing page.
        if (!isPage || pathname !== '/' || searchParams.get('demo') === 'true') return next()
        try {
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await landing(server))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

async function landing(server) {
  const [{ LandingDocument }, { defaultText }, css] = await Promise.all([
    server.ssrLoadModule(`${LANDING}/landing-document.tsx`),
    server.ssrLoadModule(`${LANDING}/landing-text.tsx`),
    server.transformRequest(`${LANDING}/landing.css?direct`),
  ])
  const page = createElement(LandingDocument, { text: defaultText, css: css.code, appFiles: [] })
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
