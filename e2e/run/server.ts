/** The server under test. */
export type RunningServer = {
  url: string
  /** The URL of a second process of the app, on the same database, where members pay at reception. */
  deskUrl: string
  /** The folder into which it writes emails. */
  outbox: string
  /** The URL of its PostgreSQL. */
  databaseUrl: string
  admin: { email: string; password: string }
}

const VARIABLE = 'E2E_SERVER'

/** Publishes the server to the workers, which inherit the environment. */
export function publishServer(server: RunningServer): void {
  process.env[VARIABLE] = JSON.stringify(server)
}

export function runningServer(): RunningServer {
  const server: unknown = JSON.parse(process.env[VARIABLE] ?? 'null')
  if (!isRunningServer(server))
    throw new Error('The server was not started: run the tests with playwright test')
  return server
}

function isRunningServer(value: unknown): value is RunningServer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    'deskUrl' in value &&
    'outbox' in value &&
    'databaseUrl' in value &&
    'admin' in value
  )
}
