import type { Room } from '#shared/domain/booking/rooms.ts'

type Watching = { userId: string; sessionId: string; room: Room }

/** An open seat map that receives its room's changes. */
export type SeatStream = Watching & {
  /**
   * Yields immediately and then whenever the room may have changed. Returns when the stream ends.
   * Merges changes while the browser is slow to read.
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
