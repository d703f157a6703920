import { Piscina } from 'piscina'
import { AppError } from '#server/http/app-error.ts'
import type * as argon2Work from './argon2-work.ts'

export type Passwords = {
  /** Throws AppError `busy` when too many wait. */
  hash(password: string): Promise<string>
  /**
   * Whether the password is the one that was hashed. An unknown user has no hash: the answer is
   * no, after the same time. Throws AppError `busy` when too many wait.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>
  /** Finishes what was asked, then stops the threads. */
  close(): Promise<void>
}

/** About two seconds of work, so that a flood is refused before it is too late for everybody. */
const MAX_PENDING = 200
const MAX_THREADS = 2
/** The threads give way to everything else that the app does. */
const NICE = 10

type Work = typeof argon2Work

/** Argon2id in threads of its own. They start with the first password and then stay. */
export function createPasswords({ maxPending = MAX_PENDING } = {}): Passwords {
  const pool = new Piscina({
    filename: new URL('./argon2-work.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: NICE,
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
      // The pool's own close() drops what waits for a thread that is still starting.
      await Promise.allSettled(pending)
      await pool.destroy()
    },
  }
}
