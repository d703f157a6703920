import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Notice } from '#web/ui/notice.tsx'

/** A success message, shown until it is dismissed, but not on paper. */
export function SuccessNotice({
  message,
  onDismiss,
  className,
  children,
}: {
  message: string | undefined
  onDismiss: () => void
  /** The margin around it. */
  className: string
  /** What follows the message, such as a link. */
  children?: ReactNode
}) {
  if (message === undefined) return null
  return (
    <div className={classes('print:hidden', className)}>
      <Notice tone="success" onDismiss={onDismiss}>
        {message} {children}
      </Notice>
    </div>
  )
}
