import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches anew what is on screen after a change. What is still on its way was asked for before the
 * change: it is given up, or its old answer would be taken for the new one.
 */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
