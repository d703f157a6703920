import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export type Loading = {
  isPending: boolean
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** Shows that a query is loading, or why it failed, with Retry. Renders nothing once it has its result. */
export function LoadState({
  query: { isPending, error, isFetching, refetch },
  words,
}: {
  query: Loading
  words: { loading: string; failed: string }
}) {
  if (isPending) {
    return (
      <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
        <Spinner /> {words.loading}
      </p>
    )
  }
  if (!error) return null
  return (
    <LoadFailure
      title={words.failed}
      reason={error.message}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
