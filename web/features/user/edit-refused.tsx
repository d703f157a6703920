import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Why an account was not changed; when somebody else was faster, with the way to theirs. */
export function EditRefused({
  error,
  loadError,
  loading,
  onLoad,
}: {
  error: Error
  /** Why the new details could not be loaded. */
  loadError: Error | null
  loading: boolean
  onLoad: () => void
}) {
  const overtaken = error instanceof ApiError && error.serverMessage === ERRORS.userChanged.message
  return (
    <Notice
      tone="danger"
      action={
        overtaken && (
          <Button
            size="small"
            variant="secondary"
            onClick={onLoad}
            busy={loading}
            busyLabel="Loading..."
          >
            Load the new details
          </Button>
        )
      }
    >
      <p>{error.message}</p>
      {loadError && <p>{loadError.message}</p>}
    </Notice>
  )
}

/** What somebody else has changed, after it was loaded into the form. */
export function NewsOfUser({ news }: { news: readonly string[] }) {
  return (
    <Notice tone="info" title="The new details are loaded. Please check them, then save.">
      {news.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
