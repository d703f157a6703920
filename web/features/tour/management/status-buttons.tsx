import { useState } from 'react'
import {
  isBeforeTour,
  nextStatuses,
  type SettableStatus,
} from '#shared/domain/tour/change-tour-status.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import type { ManagedTour } from '#web/api/tour/tour-management.ts'
import { useChangeTourStatus } from '#web/api/tour/tour-management.ts'
import { CancelTourDialog } from '#web/features/tour/management/cancel-tour-dialog.tsx'
import { CompleteEarlyDialog } from '#web/features/tour/management/complete-early-dialog.tsx'
import { nameIdOf } from '#web/features/tour/management/tour-parts.tsx'
import { Button } from '#web/ui/button.tsx'
import { STATUS_BUTTONS } from '#words/tour/tour-management.ts'

/**
 * A button for each status to which a tour may change. Asks for confirmation before it cancels a tour, or completes one
 * before its day. Moves the focus to the visitor's name afterwards.
 */
export function StatusButtons({
  tour,
  onRefused,
}: {
  tour: ManagedTour
  onRefused: (error: Error) => void
}) {
  const change = useChangeTourStatus({ onError: onRefused })
  const [toConfirm, setToConfirm] = useState<SettableStatus>()
  const today = useToday()
  const nameId = nameIdOf(tour)
  const statuses = nextStatuses(tour.tourStatus)
  if (statuses.length === 0) return null

  function changeTo(status: SettableStatus) {
    setToConfirm(undefined)
    change.mutate(
      { id: tour.id, status, confirmOtherDay: toConfirm === 'completed' },
      { onSuccess: () => document.getElementById(nameId)?.focus() },
    )
  }

  function needsConfirmation(to: SettableStatus): boolean {
    return to === 'cancelled' || (to === 'completed' && isBeforeTour(tour.tourDate, today))
  }

  return (
    <div className="flex flex-wrap gap-3 lg:gap-1">
      {statuses.map((to) => (
        <Button
          key={to}
          size="small"
          variant={to === 'cancelled' ? 'secondary' : 'primary'}
          className="grow sm:grow-0 lg:min-h-9! lg:px-2! lg:py-1! lg:text-sm!"
          busy={change.isPending && change.variables.status === to}
          busyLabel={STATUS_BUTTONS[to].busy}
          disabled={change.isPending && change.variables.status !== to}
          aria-describedby={nameId}
          onClick={() => (needsConfirmation(to) ? setToConfirm(to) : changeTo(to))}
        >
          {STATUS_BUTTONS[to].label}
        </Button>
      ))}
      <CancelTourDialog
        tour={tour}
        open={toConfirm === 'cancelled'}
        onClose={() => setToConfirm(undefined)}
        onConfirm={() => changeTo('cancelled')}
      />
      <CompleteEarlyDialog
        tour={tour}
        open={toConfirm === 'completed'}
        onClose={() => setToConfirm(undefined)}
        onConfirm={() => changeTo('completed')}
      />
    </div>
  )
}
