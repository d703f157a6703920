import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of everything that was fetched. Calls are tried once and also offline, so that a failure
 * is told at once, in the words of the error catalogue.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
}
