import type { Room } from '#shared/domain/rooms.ts'

type Watching = { userId: string; sessionId: string; room: Room }

/** One open seat map that hears of its room. */
export type SeatStream = Watching & {
  /**
   * Yields at once and then whenever the room may have changed since; returns when the stream has
   * ended. Changes that come while the browser is slow to read are one.
   */
  changes(): AsyncGenerator<undefined, void>
  tell(): void
  end(): void
}

export function openSeatStream(watching: Watching): SeatStream {
  let changed = true
  let ended = false
  let wake = () => {}
  return {
    ...watching,
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
    tell() {
      changed = true
      wake()
    },
    end() {
      ended = true
      wake()
    },
  }
}
