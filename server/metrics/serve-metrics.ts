import { once } from 'node:events'
import { createServer } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { openProbe, type Probe } from '#server/db/connection/probe.ts'
import { readDatabaseMetrics } from '#server/db/queries/metrics.ts'
import { listenProblem, METRICS_VARIABLES } from '#server/lifecycle/listen.ts'
import type { Services } from '#server/services.ts'
import { currentMetrics } from './current-metrics.ts'

type MetricsServer = {
  /** The address of the metrics page. */
  address: string
  close(): Promise<void>
}

/**
 * Serves the metrics on a separate port, so that a proxy in front of the app does not publish them.
 * Throws StartupError if it can't listen there.
 */
export async function serveMetrics(
  services: Services,
  { connectionString, host, port }: { connectionString: string; host: string; port: number },
): Promise<MetricsServer> {
  const processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  // Not the readiness check's connection: a slow count must not make the app look broken.
  const probe = openProbe(connectionString)

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || !['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(404).end()
      return
    }
    try {
      const parts = [
        await processRegistry.metrics(),
        await services.metrics.registry.metrics(),
        await currentMetrics(
          services.poolState(),
          await readDatabaseMetricsIfAvailable(services, probe),
        ),
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
      processRegistry.clear()
      await probe.close()
    },
  }
}

/** Returns undefined if the database does not respond; the page then reports that. */
async function readDatabaseMetricsIfAvailable({ studyDays, now }: Services, probe: Probe) {
  try {
    return await readDatabaseMetrics(probe, { days: studyDays(), now: now() })
  } catch {
    return undefined
  }
}
