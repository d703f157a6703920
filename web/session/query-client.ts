import { QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * The cache of all replies. Calls are neither retried nor paused while offline, so that a failure is
 * reported immediately.
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
 * Refetches what is on screen after a change. Cancels pending requests first: their replies may
 * predate the change.
 */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
