/** An open event stream that notifies its client of changes. */
export type ChangeStream = {
  /**
   * Yields immediately and then whenever there may be a change. Returns when the stream ends. Merges
   * changes while the client is slow to read.
   */
  changes(): AsyncGenerator<undefined, void>
  notify(): void
  end(): void
}

export function openChangeStream(): ChangeStream {
  let changed = true
  let ended = false
  let wake = () => {}
  return {
    async *changes() {
      while (!ended) {
        if (changed) {
          changed = false
          yield
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    },
    notify() {
      changed = true
      wake()
    },
    end() {
      ended = true
      wake()
    },
  }
}
