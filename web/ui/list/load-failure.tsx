import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

/** An alert that loading failed, with the reason, if known, and a Retry button. */
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
          {WIDGET_WORDS.retry}
        </Button>
      }
    >
      {reason}
    </Notice>
  )
}
