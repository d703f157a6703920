import { Piscina } from 'piscina'
import { AppError } from '#server/app-error.ts'
import type * as argon2Work from './argon2-work.ts'

export type Passwords = {
  /** Throws AppError `busy` if too many are queued. */
  hash(password: string): Promise<string>
  /**
   * Returns whether the password matches the hash. Without a hash (unknown user) it returns false
   * after the same time. Throws AppError `busy` if too many are queued.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>
  /** Finishes pending work, then stops the threads. */
  close(): Promise<void>
}

/** About two seconds of work: a flood is refused before it delays everyone. */
const MAX_PENDING = 200
const MAX_THREADS = 2
/** The threads have a lower priority than the rest of the app. */
const THREAD_NICENESS = 10

type Work = typeof argon2Work

/** Argon2id in worker threads. They start with the first password and keep running. */
export function createPasswords({ maxPending = MAX_PENDING } = {}): Passwords {
  const pool = new Piscina({
    filename: import.meta.resolve('#server/passwords/argon2-work.ts'),
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: THREAD_NICENESS,
    recordTiming: false,
  })
  const pending = new Set<Promise<unknown>>()
  let closed = false

  async function run<Name extends keyof Work>(
    name: Name,
    task: Parameters<Work[Name]>[0],
  ): Promise<ReturnType<Work[Name]>> {
    if (closed || pending.size >= maxPending) throw new AppError('busy')
    const work = pool.run(task, { name })
    pending.add(work)
    try {
      return await work
    } finally {
      pending.delete(work)
    }
  }

  return {
    hash: (password) => run('hash', { password }),
    verify: (hash, password) =>
      run('verify', hash === undefined ? { password } : { hash, password }),
    async close() {
      closed = true
      // The pool's own close() drops tasks whose thread is still starting.
      await Promise.allSettled(pending)
      await pool.destroy()
    },
  }
}
