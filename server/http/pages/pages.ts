import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import type { HallDetailsCache } from '#server/http/pages/hall-details-cache.ts'
import { markAsPage } from '#server/http/route-name.ts'
import { createRenamedPages, isAsBuilt, type NamedFile } from './renamed-pages.ts'
import { contentPolicyHeader } from './security-headers.ts'
import { sendRenamed } from './send-renamed.ts'

const WEB_ROOT = join(import.meta.dirname, '../../../dist')

/** Hashes of the landing page's inline blocks, written by the prerendering. */
const inlineHashes = z.object({ styles: z.array(z.string()), scripts: z.array(z.string()) })

/**
 * The QR worker compiles WebAssembly. A worker uses the policy of its own script, so no page needs
 * to allow that.
 */
const WASM_WORKER = /\/assets\/qr-worker-[^/]+$/
const WASM_POLICY = contentPolicyHeader({ scripts: ["'wasm-unsafe-eval'"] })

/**
 * Serves the built web: the prerendered landing page, its assets, and the app shell for every other
 * page, each with the hall's current name and contact.
 */
export async function pages(
  app: FastifyInstance,
  {
    hallDetails,
    demo,
    webRoot = WEB_ROOT,
  }: { hallDetails: HallDetailsCache; demo: boolean; webRoot?: string },
): Promise<void> {
  const renamed = createRenamedPages(webRoot, demo)

  /** The build's precompressed files have the built-in name and no contact. */
  async function sendCurrent(request: FastifyRequest, reply: FastifyReply, file: NamedFile) {
    reply.header('cache-control', 'no-cache')
    const details = await hallDetails.current()
    if (isAsBuilt(file, details, demo)) reply.sendFile(file, { cacheControl: false })
    else sendRenamed(request, reply, await renamed(file, details))
  }

  /**
   * Returns undefined, not the reply: each await of a reply adds listeners to it, until Node warns
   * of a leak.
   */
  function sendNamed(request: FastifyRequest, reply: FastifyReply, file: NamedFile): void {
    sendCurrent(request, reply, file).catch((error) => reply.send(error))
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!isPage || request.url.startsWith('/api/') || !existsSync(join(webRoot, 'app.html'))) {
      throw new AppError('notFound')
    }
    markAsPage(request)
    sendNamed(request, reply, 'app.html')
  })
  if (!existsSync(webRoot)) return

  const landingPolicy = landingContentPolicy(webRoot)
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => {
      // File names in assets/ contain a content hash.
      if (path.includes('/assets/')) {
        reply.header('cache-control', 'public, max-age=31536000, immutable')
      }
      if (WASM_WORKER.test(path)) reply.header('content-security-policy', WASM_POLICY)
    },
  })
  app.get<{ Querystring: { demo?: string } }>('/', (request, reply) => {
    // The landing page has no script; in demo mode, the app shows it.
    const isDemo = demo && request.query.demo === 'true'
    if (!isDemo) reply.header('content-security-policy', landingPolicy)
    sendNamed(request, reply, isDemo ? 'app.html' : 'index.html')
  })
  app.get('/manifest.webmanifest', (request, reply) => {
    sendNamed(request, reply, 'manifest.webmanifest')
  })
}

function landingContentPolicy(webRoot: string): string {
  const file = join(webRoot, 'csp.json')
  const hashes = existsSync(file)
    ? inlineHashes.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { styles: [], scripts: [] }
  return contentPolicyHeader(hashes)
}
