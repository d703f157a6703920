import { loggableError } from '#server/log/loggable-error.ts'
import type { Services } from '#server/services.ts'

/**
 * Does a job with a line in the log about it. What fails is thrown on without what it says of people:
 * the queue keeps the message of a failed job.
 */
export async function doLogged(
  { log }: Pick<Services, 'log'>,
  { queue, id }: { queue: string; id: string | undefined },
  work: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now()
  const told = () => ({ queue, job: id, ms: Math.round(performance.now() - startedAt) })
  try {
    await work()
  } catch (error) {
    const err = loggableError(error)
    log.error({ ...told(), err }, 'job failed')
    throw new Error(err.message)
  }
  log.info(told(), 'job')
}
