/**
 * A Vite plugin: in development '/' answers with the landing page too, rendered anew at every request.
 * The app has no page for '/'; it sends there as to another site.
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
        // In demo mode the app shows it.
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
  const [{ LandingDocument }, css] = await Promise.all([
    server.ssrLoadModule(`${LANDING}/landing-document.tsx`),
    server.transformRequest(`${LANDING}/landing.css?direct`),
  ])
  const page = createElement(LandingDocument, { css: css.code, prefetch: [] })
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
