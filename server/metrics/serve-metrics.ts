import { once } from 'node:events'
import { createServer } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { openProbe, type Probe } from '#server/db/probe.ts'
import { readWatchedFigures } from '#server/db/watched-figures.ts'
import { listenProblem, METRICS_VARIABLES } from '#server/listen.ts'
import type { Services } from '#server/services.ts'
import { figuresPage } from './figures-page.ts'

type MetricsServer = {
  /** Where Prometheus reads. */
  address: string
  close(): Promise<void>
}

/**
 * Serves the metrics on a port of their own, so that no proxy in front of the app shows them to the
 * world. Throws StartupError when it can't listen there.
 */
export async function serveMetrics(
  services: Services,
  { connectionString, host, port }: { connectionString: string; host: string; port: number },
): Promise<MetricsServer> {
  const ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  // Not the one of the readiness: a slow count must not make the app look broken.
  const probe = openProbe(connectionString)

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || !['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(404).end()
      return
    }
    try {
      const parts = [
        await ofProcess.metrics(),
        await services.metrics.registry.metrics(),
        await figuresPage(services.poolState(), await figuresOf(services, probe)),
      ]
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE })
      response.end(parts.join('\n'))
    } catch {
      response.writeHead(500).end()
    }
  })
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (error) {
    await probe.close()
    throw listenProblem(error, { host, port }, METRICS_VARIABLES)
  }
  const bound = server.address()
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${typeof bound === 'object' ? bound?.port : port}/metrics`,
    async close() {
      server.close()
      server.closeAllConnections()
      ofProcess.clear()
      await probe.close()
    },
  }
}

/** Undefined when the database does not answer: the page then says so, and everything else. */
async function figuresOf({ today, now }: Services, probe: Probe) {
  try {
    return await readWatchedFigures(probe, { today: today(), now: now() })
  } catch {
    return undefined
  }
}
