import { AppError } from '#server/app-error.ts'

type Limits = {
  /** How many tasks run at the same time. */
  atOnce: number
  /** Pictures that are waiting or in progress. */
  max: number
  /** How many of them may belong to one owner. */
  maxPerOwner: number
  /** The wait returned to an owner whose share is used up. */
  retrySeconds: number
}

/**
 * Runs a few tasks at a time. The owners take turns, so that an owner with many tasks delays another
 * owner by at most those in progress.
 */
export class PictureQueue {
  readonly #limits: Limits
  /** The waiting tasks by owner; the owner whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>()
  /** The number of tasks, waiting or in progress, by owner. */
  readonly #pending = new Map<string, number>()
  #size = 0
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Returns the result of the task when its turn has come. Throws AppError `tooManyRequests` if the
   * owner has too many tasks here, `busy` if all owners together have.
   */
  run<Result>(owner: string, task: () => Promise<Result>): Promise<Result> {
    const { max, maxPerOwner, retrySeconds: seconds } = this.#limits
    if (this.#pendingOf(owner) >= maxPerOwner) {
      return Promise.reject(new AppError({ code: 'tooManyRequests', values: { seconds } }))
    }
    if (this.#size >= max) return Promise.reject(new AppError('busy'))
    this.#count(owner, 1)
    return new Promise((resolve, reject) => {
      const runTask = () =>
        task()
          .finally(() => this.#count(owner, -1))
          .then(resolve, reject)
      this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), runTask])
      if (this.#running < this.#limits.atOnce) void this.#work()
    })
  }

  /** The number of tasks, waiting or in progress. */
  get size(): number {
    return this.#size
  }

  async #work(): Promise<void> {
    this.#running++
    for (;;) {
      const [next] = this.#waiting
      if (!next) break
      const [owner, [runTask, ...rest]] = next
      // Moves the owner behind all others.
      this.#waiting.delete(owner)
      if (rest.length > 0) this.#waiting.set(owner, rest)
      await runTask?.()
    }
    this.#running--
  }

  #pendingOf(owner: string): number {
    return this.#pending.get(owner) ?? 0
  }

  #count(owner: string, change: 1 | -1): void {
    this.#size += change
    const pending = this.#pendingOf(owner) + change
    if (pending > 0) this.#pending.set(owner, pending)
    else this.#pending.delete(owner)
  }
}
