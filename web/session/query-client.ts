import { QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Creates the cache of all replies. Calls are neither retried nor paused while offline, so that failures are reported
 * at once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Refetches what is on screen after a change. Cancels pending requests first, because their replies may predate the
 * change.
 */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
