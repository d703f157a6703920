import { loggableError } from '#server/log/loggable-error.ts'
import type { Services } from '#server/services.ts'

/**
 * Runs a job and logs one line about it. Rethrows a failure without personal data, because the
 * queue stores the message of a failed job.
 */
export async function runLogged(
  { log }: Pick<Services, 'log'>,
  { queue, id }: { queue: string; id: string | undefined },
  work: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now()
  const summary = () => ({ queue, job: id, ms: Math.round(performance.now() - startedAt) })
  try {
    await work()
  } catch (error) {
    log.error({ ...summary(), err: error }, 'job failed')
    throw new Error(loggableError(error).message)
  }
  log.info(summary(), 'job')
}
