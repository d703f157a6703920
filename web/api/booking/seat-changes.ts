import { focusManager, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { SEAT_STREAM } from '#shared/contract/endpoints.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { OCCUPIED_KEY } from '#web/api/booking/booking.ts'
import { coalesce } from '#web/api/coalesce.ts'
import { followEvents } from '#web/api/event-stream.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { storedToken } from '#web/session/token.ts'

/** Polling intervals. The longer one applies while the server reports changes. */
const REFRESH_MS = { connected: 30_000, disconnected: 5_000 }

/** Minimum pause between two refetches, so that a rush does not make all open seat maps reload constantly. */
const REFETCH_PAUSE_MS = 300

/**
 * Refetches the occupied seats, or the queries with another key, when the server reports a change in the
 * room. Returns the interval at which to poll as well. A hidden page does not connect.
 */
export function useSeatChanges(room: Room | undefined, queryKey: QueryKey = OCCUPIED_KEY): number {
  const client = useQueryClient()
  const [connected, setConnected] = useState(false)
  const visible = useSyncExternalStore(
    (changed) => focusManager.subscribe(changed),
    () => focusManager.isFocused(),
  )

  useEffect(() => {
    if (room === undefined || !visible || isDemoMode()) return
    const stop = new AbortController()
    const url = `/api${SEAT_STREAM.url}?room=${encodeURIComponent(room)}`
    const refresh = coalesce(() => client.refetchQueries({ queryKey, type: 'active' }), {
      pauseMs: REFETCH_PAUSE_MS,
      signal: stop.signal,
    })
    void followEvents(
      url,
      { headers: authorization, onEvent: refresh, onConnected: setConnected },
      stop.signal,
    )
    return () => {
      stop.abort()
      setConnected(false)
    }
  }, [client, queryKey, room, visible])

  return connected ? REFRESH_MS.connected : REFRESH_MS.disconnected
}

function authorization(): HeadersInit {
  return { Authorization: `Bearer ${storedToken() ?? ''}` }
}
