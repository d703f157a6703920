/** The hall that the run's server keeps, as the tests reach it. */
export type Hall = {
  url: string
  /** Where its mails become files. */
  outbox: string
  /** Its running PostgreSQL. */
  databaseUrl: string
  admin: { email: string; password: string }
}

const VARIABLE = 'E2E_HALL'

/** Tells the workers, which inherit the environment, of the hall. */
export function publishHall(hall: Hall): void {
  process.env[VARIABLE] = JSON.stringify(hall)
}

export function runningHall(): Hall {
  const hall: unknown = JSON.parse(process.env[VARIABLE] ?? 'null')
  if (!isHall(hall)) throw new Error('The hall was not started: run the tests with playwright test')
  return hall
}

function isHall(value: unknown): value is Hall {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    'outbox' in value &&
    'databaseUrl' in value &&
    'admin' in value
  )
}
