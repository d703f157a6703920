import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { PROJECT_FOLDER } from '#server/config/project-folder.ts'
import type { HallDetailsCache } from '#server/http/pages/hall-details-cache.ts'
import type { TakenSeatsCache } from '#server/http/pages/taken-seats-cache.ts'
import { markAsPage } from '#server/http/route-name.ts'
import { builtFile, LANDING_PATHS, LANGUAGES, type Language } from '#shared/domain/language.ts'
import { rememberLanguage, requestLanguage } from '../request-language.ts'
import { createFilledPages, type NamedFile } from './filled-pages.ts'
import { contentPolicyHeader } from './security-headers.ts'
import { sendFilledPage } from './send-filled-page.ts'

const WEB_ROOT = join(PROJECT_FOLDER, 'dist/web')

/** Hashes of the landing page's inline blocks, written by the prerendering. */
const inlineHashes = z.object({ styles: z.array(z.string()), scripts: z.array(z.string()) })

/** What the build names its files, and nothing that leads to another folder. */
const ASSET_NAME = /^[\w-][\w.-]*$/

/**
 * The QR worker compiles WebAssembly. A worker uses the policy of its own script, so no page needs
 * to allow that.
 */
const WASM_WORKER = /\/assets\/qr-worker-[^/]+$/
const SERVICE_WORKER = /\/sw(-removal)?\.js(\.\w+)?$/
const WASM_POLICY = contentPolicyHeader({ scripts: ["'wasm-unsafe-eval'"] })

/**
 * Serves the built web: the prerendered landing page, its assets, and the app shell for every other
 * page, each with the hall's current name and contact and in the browser's language. The landing page
 * has a path per language; a visit to one chooses that language, and so does /en.
 */
export async function pages(
  app: FastifyInstance,
  {
    hallDetails,
    takenSeats,
    demo,
    publicUrl,
    serviceWorker = true,
    webRoot = WEB_ROOT,
  }: {
    hallDetails: HallDetailsCache
    takenSeats: TakenSeatsCache
    demo: boolean
    /** The app's public address without a slash at the end. */
    publicUrl: string
    /** Whether browsers cache the app shell. If not, browsers that have cached it remove it. */
    serviceWorker?: boolean
    webRoot?: string
  },
): Promise<void> {
  const filled = createFilledPages(webRoot, { demo, publicUrl })
  const secure = publicUrl.startsWith('https:')

  async function sendCurrent(
    request: FastifyRequest,
    reply: FastifyReply,
    file: NamedFile,
    language: Language,
  ) {
    varyByLanguage(reply)
    const details = await hallDetails.current()
    const currentTakenSeats = file === '.landing.html' ? await takenSeats.current() : undefined
    sendFilledPage(request, reply, await filled(file, language, details, currentTakenSeats))
  }

  /**
   * Returns undefined, not the reply: each await of a reply adds listeners to it, until Node warns
   * of a leak.
   */
  function sendNamedFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: NamedFile,
    language = requestLanguage(request),
  ): void {
    sendCurrent(request, reply, file, language).catch((error) => reply.send(error))
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!isPage || request.url.startsWith('/api/') || !existsSync(join(webRoot, 'app.html'))) {
      throw new AppError('notFound')
    }
    markAsPage(request)
    sendNamedFile(request, reply, 'app.html')
  })
  if (!existsSync(webRoot)) return

  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => {
      // File names in assets/ contain a content hash.
      if (path.includes('/assets/')) {
        reply.header('cache-control', 'public, max-age=31536000, immutable')
      }
      if (SERVICE_WORKER.test(path)) {
        reply.header('cache-control', 'no-cache')
        // The other languages' service workers are in folders, but control all pages.
        reply.header('service-worker-allowed', '/')
      }
      if (WASM_WORKER.test(path)) reply.header('content-security-policy', WASM_POLICY)
    },
  })
  // The plugin's own route reads the whole folder on each request, which is slow with hundreds of files.
  app.route<{ Params: { name: string } }>({
    method: ['HEAD', 'GET'],
    url: '/assets/:name',
    handler: (request, reply) => {
      const { name } = request.params
      return ASSET_NAME.test(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound()
    },
  })
  for (const language of LANGUAGES) {
    const policy = landingContentPolicy(join(webRoot, builtFile('csp.json', language)))
    app.get<{ Querystring: { demo?: string } }>(LANDING_PATHS[language], (request, reply) => {
      const preferred = requestLanguage(request)
      if (language !== 'en') rememberLanguage(reply, language, secure)
      // The landing page has no script; in demo mode, the app shows it.
      if (demo && request.query.demo === 'true') {
        return sendNamedFile(request, reply, 'app.html', language === 'en' ? preferred : language)
      }
      if (language === 'en' && preferred !== 'en') {
        varyByLanguage(reply)
        return void reply.redirect(LANDING_PATHS[preferred])
      }
      reply.header('content-security-policy', policy)
      sendNamedFile(request, reply, '.landing.html', language)
    })
  }
  app.get<{ Querystring: { demo?: string } }>('/en', (request, reply) => {
    rememberLanguage(reply, 'en', secure)
    reply.redirect(
      request.query.demo === 'true' ? `${LANDING_PATHS.en}?demo=true` : LANDING_PATHS.en,
    )
  })
  for (const language of LANGUAGES) {
    for (const file of ['app.html', 'manifest.webmanifest'] as const) {
      app.get(`/${builtFile(file, language)}`, (request, reply) => {
        sendNamedFile(request, reply, file, language)
      })
    }
    if (!serviceWorker) {
      app.get(`/${builtFile('sw.js', language)}`, (_request, reply) => {
        reply.sendFile('sw-removal.js')
      })
    }
  }
}

/** Prevents caches from serving a page to a browser with another language. */
function varyByLanguage(reply: FastifyReply): void {
  reply.header('cache-control', 'no-cache')
  reply.header('vary', 'accept-encoding, accept-language, cookie')
}

function landingContentPolicy(file: string): string {
  const hashes = existsSync(file)
    ? inlineHashes.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { styles: [], scripts: [] }
  return contentPolicyHeader(hashes)
}
