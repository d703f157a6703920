import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches what is on screen after a change. Cancels pending requests first: their replies may
 * predate the change.
 */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
