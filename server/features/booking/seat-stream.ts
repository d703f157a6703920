import type { Room } from '#shared/domain/booking/rooms.ts'

type Subscription = { userId: string; sessionId: string; room: Room }

/** An open seat map that receives its room's changes. */
export type SeatStream = Subscription & {
  /**
   * Yields immediately and then whenever the room may have changed. Returns when the stream ends.
   * Merges changes while the browser is slow to read.
   */
  changes(): AsyncGenerator<undefined, void>
  notify(): void
  end(): void
}

export function openSeatStream(subscription: Subscription): SeatStream {
  let changed = true
  let ended = false
  let wake = () => {}
  return {
    ...subscription,
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
