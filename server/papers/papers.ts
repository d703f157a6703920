import { Piscina } from 'piscina'
import { AppError } from '#server/app-error.ts'
import type { Paper } from '#shared/words/paper.ts'
import type * as typstWork from './typst-work.ts'

export type Papers = {
  /** Returns a paper's PDF. Throws AppError `busy` if too many are queued, and an error if Typst fails. */
  pdf(paper: Paper): Promise<Buffer>
  /** Returns a paper as an SVG whose letters are outlines. Throws like `pdf`. */
  svg(paper: Paper): Promise<Buffer>
  close(): Promise<void>
}

/** A few seconds of work. */
const MAX_PENDING = 100
/** A paper takes milliseconds, so a thread that takes this long hangs and is stopped. */
const TIMEOUT_MS = 20_000
/** Frees the memory of a quiet hall. */
const IDLE_MS = 60_000
/** The thread has a lower priority than the rest of the app. */
const THREAD_NICENESS = 10

/** Typesets papers with Typst, in a worker thread that starts with the first paper. */
export function createPapers({ maxPending = MAX_PENDING } = {}): Papers {
  const pool = new Piscina({
    filename: import.meta.resolve('#server/papers/typst-work.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: THREAD_NICENESS,
    recordTiming: false,
  })
  const pending = new Set<Promise<unknown>>()
  let closed = false

  async function typeset<N extends keyof typeof typstWork>(name: N, paper: Paper) {
    if (closed || pending.size >= maxPending) throw new AppError('busy')
    const task: typstWork.TypstTask = { paper: JSON.stringify(paper, toWellFormed) }
    const work: Promise<ReturnType<(typeof typstWork)[N]>> = pool.run(task, {
      name,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    pending.add(work)
    try {
      return await work
    } finally {
      pending.delete(work)
    }
  }

  return {
    pdf: async (paper) => Buffer.from(await typeset('pdf', paper)),
    svg: async (paper) => Buffer.from(await typeset('svg', paper)),
    async close() {
      closed = true
      await Promise.allSettled(pending)
      await pool.destroy()
    },
  }
}

/** Typst refuses half of a surrogate pair. */
function toWellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value
}
