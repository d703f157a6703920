import { isRefusal } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EDIT_USER_WORDS } from '#words/user/user-management.ts'

/**
 * Says why a user was not changed. If somebody else saved first, a button loads the new details.
 */
export function EditRefused({
  error,
  loadError,
  loading,
  onLoad,
}: {
  error: Error
  /** Why the new details failed to load. */
  loadError: Error | null
  loading: boolean
  onLoad: () => void
}) {
  const conflict = isRefusal(error, 'userChanged')
  return (
    <Notice
      tone="danger"
      action={
        conflict && (
          <Button
            size="small"
            variant="secondary"
            onClick={onLoad}
            busy={loading}
            busyLabel={EDIT_USER_WORDS.loadingLatest}
          >
            {EDIT_USER_WORDS.loadLatest}
          </Button>
        )
      }
    >
      <p>{error.message}</p>
      {loadError && <p>{loadError.message}</p>}
    </Notice>
  )
}

/** Lists somebody else's changes that were merged into the form. */
export function UserChanges({ changes }: { changes: readonly string[] }) {
  return (
    <Notice tone="info" title={EDIT_USER_WORDS.latestLoaded}>
      {changes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
