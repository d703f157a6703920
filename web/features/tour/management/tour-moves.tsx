import { useState } from 'react'
import type { ManagedTour } from '#shared/contract/tour-management.ts'
import { isBeforeTour, type TourMove, tourMoves } from '#shared/domain/tour/move-tour.ts'
import { useToday } from '#web/api/public-settings.ts'
import { useMoveTour } from '#web/api/tour-management.ts'
import { CancelTourDialog } from '#web/features/tour/management/cancel-tour-dialog.tsx'
import { CompleteEarlyDialog } from '#web/features/tour/management/complete-early-dialog.tsx'
import { MOVE_LABELS } from '#web/features/tour/management/tour-status-labels.ts'
import { Button } from '#web/ui/button.tsx'

/**
 * Buttons for the moves that a tour's status allows. Cancelling, and completing before the tour's
 * day, ask for confirmation.
 */
export function TourMoves({
  tour,
  nameId,
  onMoved,
  onRefused,
}: {
  tour: ManagedTour
  /** The id of the heading with the visitor's name. */
  nameId: string
  onMoved: () => void
  onRefused: (error: Error) => void
}) {
  const move = useMoveTour({ onError: onRefused })
  const [asking, setAsking] = useState<TourMove>()
  const today = useToday()
  const moves = tourMoves(tour.tourStatus)
  if (moves.length === 0) return null

  function makeMove(status: TourMove) {
    setAsking(undefined)
    move.mutate({ id: tour._id, status, otherDay: asking === 'completed' }, { onSuccess: onMoved })
  }

  function asksFirst(to: TourMove): boolean {
    return to === 'cancelled' || (to === 'completed' && isBeforeTour(tour.tourDate, today))
  }

  return (
    <div className="mt-auto flex flex-wrap gap-3">
      {moves.map((to) => (
        <Button
          key={to}
          size="small"
          variant={to === 'cancelled' ? 'secondary' : 'primary'}
          className="grow sm:grow-0"
          busy={move.isPending && move.variables.status === to}
          busyLabel={MOVE_LABELS[to].busy}
          disabled={move.isPending && move.variables.status !== to}
          aria-describedby={nameId}
          onClick={() => (asksFirst(to) ? setAsking(to) : makeMove(to))}
        >
          {MOVE_LABELS[to].label}
        </Button>
      ))}
      <CancelTourDialog
        tour={tour}
        open={asking === 'cancelled'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => makeMove('cancelled')}
      />
      <CompleteEarlyDialog
        tour={tour}
        open={asking === 'completed'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => makeMove('completed')}
      />
    </div>
  )
}
