import type { useUser } from '#web/api/user/user.ts'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { USER_MANAGEMENT_WORDS } from '#words/user/user-management.ts'

/** Shown while a user loads, and if that fails. */
export function UserLoading({
  user: { isError, error, refetch, isFetching },
}: {
  user: ReturnType<typeof useUser>
}) {
  if (!isError) {
    return (
      <p className="flex items-center gap-3 py-8 text-ink-soft" role="status">
        <Spinner /> {USER_MANAGEMENT_WORDS.loadingUser}
      </p>
    )
  }
  return (
    <LoadFailure
      title={USER_MANAGEMENT_WORDS.userFailed}
      reason={error.message}
      busy={isFetching}
      onRetry={() => refetch()}
    />
  )
}
