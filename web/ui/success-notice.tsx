import { Notice } from '#web/ui/notice.tsx'

/** A success message, shown until it is dismissed. */
export function SuccessNotice({
  message,
  onDismiss,
  className,
}: {
  message: string | undefined
  onDismiss: () => void
  /** The margin around it. */
  className: string
}) {
  if (message === undefined) return null
  return (
    <div className={className}>
      <Notice tone="success" onDismiss={onDismiss}>
        {message}
      </Notice>
    </div>
  )
}
