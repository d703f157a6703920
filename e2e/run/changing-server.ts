import { createServer } from 'node:http'
import { runningServer } from './server.ts'

/** Headers that would be wrong for a decoded or changed body. */
const BODY_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
]

/**
 * Starts a proxy in front of the server under test that can change or remove files, as a release does. It forwards only
 * GET requests, for pages that need no session.
 */
export async function startChangingServer() {
  const { url } = runningServer()
  const removedPaths = new Set<string>()
  const changes = new Map<string, (text: string) => string>()
  let released = Promise.resolve()
  let release = () => {}
  const server = createServer(async (request, response) => {
    try {
      await released
      const path = request.url ?? '/'
      if (removedPaths.has(path)) return void response.writeHead(404).end()
      const reply = await fetch(url + path, {
        headers: { accept: request.headers.accept ?? '*/*' },
      })
      const bytes = Buffer.from(await reply.arrayBuffer())
      const headers = [...reply.headers].filter(([name]) => !BODY_HEADERS.includes(name))
      response.writeHead(reply.status, Object.fromEntries(headers))
      response.end(changes.get(path)?.(bytes.toString('utf8')) ?? bytes)
    } catch (error) {
      response.destroy(error instanceof Error ? error : undefined)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Changes the body of the responses for a path. */
    change: (path: string, change: (text: string) => string) => void changes.set(path, change),
    /** Responds with 404 for a file, as after a release that removed it, until `restore` is called. */
    remove: (path: string) => void removedPaths.add(path),
    restore: (path: string) => void removedPaths.delete(path),
    /** With `true`, holds all requests, as a network that does not respond; with `false`, releases them. */
    hang(waiting: boolean) {
      release()
      if (waiting) {
        released = new Promise((resolve) => {
          release = resolve
        })
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
