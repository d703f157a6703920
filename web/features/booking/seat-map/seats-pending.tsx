import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Shown while the first list of occupied seats loads. */
export function SeatsLoading() {
  return (
    <div role="status" className="flex min-h-72 flex-col items-center justify-center gap-3">
      <Spinner className="size-8 text-primary" />
      <p className="text-ink-soft">Finding free seats...</p>
    </div>
  )
}

/** Shown when the first list fails to load. */
export function SeatsMissing({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <EmptyState
      icon="seat"
      title="Couldn't load the seats"
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

/** Shown when a refresh of the list fails. */
export function SeatsStale() {
  return (
    <Notice tone="warning">
      Couldn't refresh the seats. You're seeing them as they were a moment ago.
    </Notice>
  )
}
