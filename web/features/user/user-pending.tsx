import type { useUser } from '#web/api/users.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** While a user is being fetched, and when that failed. */
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
    <Notice
      tone="danger"
      title="Failed to load the user"
      action={
        <Button size="small" onClick={() => refetch()} busy={isFetching}>
          Retry
        </Button>
      }
    >
      {error.message}
    </Notice>
  )
}
