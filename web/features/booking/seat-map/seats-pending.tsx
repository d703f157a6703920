import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SEAT_MAP_WORDS as WORDS } from '#words/booking/seat-map.ts'

/** Shown while the first list of occupied seats loads. */
export function SeatsLoading() {
  return (
    <div role="status" className="flex min-h-75 flex-col items-center justify-center gap-3">
      <Spinner className="size-8 text-primary" />
      <p className="text-ink-soft">{WORDS.loading}</p>
    </div>
  )
}

/** Shown when the first list fails to load. */
export function SeatsLoadError({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <EmptyState
      icon="seat"
      title={WORDS.missing}
      action={
        <Button onClick={onRetry} busy={busy} busyLabel={WORDS.tryingAgain}>
          {WORDS.tryAgain}
        </Button>
      }
    >
      {WORDS.missingHint}
    </EmptyState>
  )
}

/** Shown when a refresh of the list fails. */
export function SeatsStale() {
  return <Notice tone="warning">{WORDS.stale}</Notice>
}
