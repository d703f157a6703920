import { useState } from 'react'
import type { BookingListed } from '#shared/contract/admin-bookings.ts'
import type { SeatId } from '#shared/domain/seats.ts'
import { useMoveBooking, useSeatsToMoveTo } from '#web/api/bookings.ts'
import { FreeSeatsField } from '#web/features/booking-desk/free-seats-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Gives a booking another free seat of its room. */
export function MoveSeatModal({
  booking,
  onClose,
}: {
  booking: BookingListed
  /** With what was done, when something was. */
  onClose: (message?: string) => void
}) {
  const { data, isError, error, refetch, isFetching } = useSeatsToMoveTo(booking.id)
  const seats = data?.seats
  const move = useMoveBooking(booking.id)
  // What the admin was shown: another admin may move it meanwhile.
  const [from, setFrom] = useState<SeatId>(booking.seat)
  const [seat, setSeat] = useState<SeatId>('')
  const [problem, setProblem] = useState<string>()

  function submit() {
    if (seat === '') return setProblem('Please select a seat')
    move.mutate(
      { seat, from },
      { onSuccess: ({ message }) => onClose(`${booking.name}: ${message}`) },
    )
  }

  async function lookAgain() {
    const { data: now, isSuccess } = await refetch()
    if (!isSuccess) return
    setFrom(now.seat)
    // Where it was to go may be where it is.
    if (!now.seats.includes(seat)) setSeat('')
    move.reset()
  }

  return (
    <Modal
      open
      onClose={() => onClose()}
      title={`Move ${booking.name} from seat ${from}`}
      description={`The price stays the same, and ${booking.name} gets a mail about the new seat.`}
      dismissible={!move.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()} disabled={move.isPending}>
            Keep the seat
          </Button>
          <Button onClick={submit} busy={move.isPending} busyLabel="Moving...">
            Move booking
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {seats && seats.length > 0 && (
          <FreeSeatsField
            label={`Free seats in ${booking.membershipType}`}
            seats={seats}
            value={seat}
            problem={problem}
            onChange={(chosen) => {
              setSeat(chosen)
              setProblem(undefined)
            }}
          />
        )}
        {seats?.length === 0 && (
          <Notice tone="warning">No other seat of this room is free on all of these days.</Notice>
        )}
        {!seats && !isError && (
          <p className="flex items-center gap-3 text-ink-soft" role="status">
            <Spinner /> Looking for free seats...
          </p>
        )}
        {isError && (
          <LoadFailure
            title="Failed to load the free seats"
            reason={error.message}
            busy={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {move.isError && (
          <Notice
            tone="danger"
            action={
              data &&
              data.seat !== from && (
                <Button size="small" variant="secondary" onClick={lookAgain} busy={isFetching}>
                  Show it on seat {data.seat}
                </Button>
              )
            }
          >
            {move.error.message}
          </Notice>
        )}
      </div>
    </Modal>
  )
}
