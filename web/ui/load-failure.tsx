import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** That something could not be loaded, why as far as it is known, and a way to try again. */
export function LoadFailure({
  title,
  reason,
  busy,
  onRetry,
}: {
  title: string
  reason?: string
  busy: boolean
  onRetry: () => void
}) {
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <Button size="small" onClick={onRetry} busy={busy}>
          Retry
        </Button>
      }
    >
      {reason}
    </Notice>
  )
}
