import { useRef, useState } from 'react'
import type { ManagedTour } from '#shared/contract/tour-management.ts'
import { type TourMove, tourMoves } from '#shared/domain/tour.ts'
import { useMoveTour } from '#web/api/tour-management.ts'
import { CancelTourDialog } from '#web/features/tour/cancel-tour-dialog.tsx'
import { MOVE_LABELS } from '#web/features/tour/tour-status-looks.ts'
import { Button } from '#web/ui/button.tsx'

/** The moves that a tour's status allows; cancelling asks first. */
export function TourMoves({
  tour,
  nameId,
  onMoved,
  onRefused,
}: {
  tour: ManagedTour
  /** The heading that says whose tour it is. */
  nameId: string
  onMoved: () => void
  onRefused: (error: Error) => void
}) {
  const move = useMoveTour({ onError: onRefused })
  const underWay = useRef(false)
  const [asking, setAsking] = useState(false)
  const moves = tourMoves(tour.tourStatus)
  if (moves.length === 0) return null

  function make(status: TourMove) {
    setAsking(false)
    // By a ref: the second of two quick presses comes before anything is drawn anew.
    if (underWay.current) return
    underWay.current = true
    move.mutate(
      { id: tour._id, status },
      {
        onSuccess: onMoved,
        onSettled: () => {
          underWay.current = false
        },
      },
    )
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
          onClick={() => (to === 'cancelled' ? setAsking(true) : make(to))}
        >
          {MOVE_LABELS[to].label}
        </Button>
      ))}
      <CancelTourDialog
        tour={tour}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => make('cancelled')}
      />
    </div>
  )
}
