import { createServer } from 'node:http'
import { runningServer } from './server.ts'

/** Headers that would be wrong for the decoded or changed body. */
const HOP_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
]

/**
 * A proxy in front of the server under test that can change or remove a file, as a release does. It passes
 * on only GET requests, for pages that need no session.
 */
export async function startChangingServer() {
  const { url } = runningServer()
  const gone = new Set<string>()
  const changes = new Map<string, (text: string) => string>()
  let released = Promise.resolve()
  let release = () => {}
  const server = createServer(async (request, response) => {
    try {
      await released
      const path = request.url ?? '/'
      if (gone.has(path)) return void response.writeHead(404).end()
      const reply = await fetch(url + path, {
        headers: { accept: request.headers.accept ?? '*/*' },
      })
      const bytes = Buffer.from(await reply.arrayBuffer())
      const kept = [...reply.headers].filter(([name]) => !HOP_HEADERS.includes(name))
      response.writeHead(reply.status, Object.fromEntries(kept))
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
    /** Changes the body of a path's responses. */
    change: (path: string, change: (text: string) => string) => void changes.set(path, change),
    /** Returns 404 for a file, as after a release that no longer has it, until `restore`. */
    remove: (path: string) => void gone.add(path),
    restore: (path: string) => void gone.delete(path),
    /** Holds back every request, as on a network that does not respond; `false` releases them. */
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
