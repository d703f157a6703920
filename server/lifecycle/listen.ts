import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartupError } from '#server/config/startup-error.ts'
import { errorCode } from '#server/log/error-code.ts'

const VARIABLES = { host: 'HOST', port: 'PORT' }
export const METRICS_VARIABLES = { host: 'METRICS_HOST', port: 'METRICS_PORT' }

type ListenAddress = { host: string; port: number }

type Listener = {
  listen(place: ListenAddress): Promise<unknown>
  addresses(): (string | { port: number })[]
}

/** Starts listening and returns the address to open in a browser on this machine. */
export async function listen(app: Listener, { host, port }: ListenAddress): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw listenProblem(error, { host, port })
  }
  // Port 0 means any free port.
  const bound = app.addresses().find((address) => typeof address !== 'string')
  return `http://${isThisMachine(host) ? 'localhost' : formatHost(host)}:${bound?.port ?? port}`
}

/**
 * Throws StartupError if the app can't listen there. Call it before creating anything that is
 * displayed only once.
 */
export async function tryToListen(
  place: ListenAddress,
  variables?: typeof VARIABLES,
): Promise<void> {
  const server = createServer()
  try {
    server.listen(place)
    await once(server, 'listening')
  } catch (error) {
    throw listenProblem(error, place, variables)
  }
  server.close()
  await once(server, 'close')
}

/**
 * Converts a listen error to a StartupError that names the variables. Returns other errors
 * unchanged.
 */
export function listenProblem(
  error: unknown,
  { host, port }: ListenAddress,
  variables = VARIABLES,
): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is already in use. Stop the other program or set ${variables.port} to a free one.`,
      )
    case 'EACCES':
      return new StartupError(
        `Port ${port} is not open to ordinary users: set ${variables.port} to 1024 or above.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `${variables.host} must be an address of this machine, which ${host} is not.`,
      )
    default:
      return error
  }
}

function isThisMachine(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host)
}

function formatHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
