import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** While the first list of occupied seats is on its way. */
export function SeatsLoading() {
  return (
    <div role="status" className="flex min-h-72 flex-col items-center justify-center gap-3">
      <Spinner className="size-8 text-primary" />
      <p className="text-ink-soft">Looking up the free seats...</p>
    </div>
  )
}

/** When no list could be had at all. */
export function SeatsMissing({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <EmptyState
      icon="seat"
      title="The seats could not be loaded"
      action={
        <Button onClick={onRetry} busy={busy} busyLabel="Trying again...">
          Try Again
        </Button>
      }
    >
      Please check your internet connection and try again.
    </EmptyState>
  )
}

/** When the list that is shown could not be renewed. */
export function SeatsStale() {
  return (
    <Notice tone="warning">
      The seats could not be refreshed just now. You see them as they were a moment ago.
    </Notice>
  )
}
