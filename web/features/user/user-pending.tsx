import type { useUser } from '#web/api/user.ts'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Shown while a user loads, and when that fails. */
export function UserPending({
  user: { isError, error, refetch, isFetching },
}: {
  user: ReturnType<typeof useUser>
}) {
  if (!isError) {
    return (
      <p className="flex items-center gap-3 py-8 text-ink-soft" role="status">
        <Spinner /> Loading...
      </p>
    )
  }
  return (
    <LoadFailure
      title="Failed to load the user"
      reason={error.message}
      busy={isFetching}
      onRetry={() => refetch()}
    />
  )
}
