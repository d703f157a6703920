import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { SEAT_NEWS } from '#shared/contract/seat-news.ts'
import type { Room } from '#shared/domain/rooms.ts'
import { OCCUPIED_KEY } from '#web/api/booking.ts'
import { followEvents } from '#web/api/event-stream.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { storedToken } from '#web/session/token.ts'

/**
 * Asks for the occupied seats whenever the server says that the room has changed. True while it would
 * say so; where no stream comes through, somebody must ask now and then. A hidden page hears nothing.
 */
export function useSeatNews(room: Room | undefined): boolean {
  const client = useQueryClient()
  const [told, setTold] = useState(false)
  const visible = useSyncExternalStore(
    (changed) => focusManager.subscribe(changed),
    () => focusManager.isFocused(),
  )

  useEffect(() => {
    if (room === undefined || !visible || isDemoMode()) return
    const stop = new AbortController()
    const address = `/api${SEAT_NEWS.url}?room=${encodeURIComponent(room)}`
    const refresh = oneAfterTheOther(() =>
      client.refetchQueries({ queryKey: OCCUPIED_KEY, type: 'active' }),
    )
    void followEvents(
      address,
      { token: storedToken, onEvent: refresh, onState: setTold },
      stop.signal,
    )
    return () => {
      stop.abort()
      setTold(false)
    }
  }, [client, room, visible])

  return told
}

/** Does `work` when it is called, and once more after it when it was called meanwhile. */
function oneAfterTheOther(work: () => Promise<unknown>): () => Promise<void> {
  let asked = false
  let busy = false
  return async () => {
    asked = true
    if (busy) return
    busy = true
    while (asked) {
      asked = false
      await work()
    }
    busy = false
  }
}
