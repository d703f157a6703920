import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of all replies. Calls are neither retried nor paused while offline, so that a failure is
 * reported at once, with the texts of the error catalogue.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
}
