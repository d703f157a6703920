import { useState } from 'react'
import { SEAT_MOVE_PROBLEMS } from '#shared/domain/booking/seat-move.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { BookingListed } from '#web/api/desk-booking.ts'
import { useMoveBooking, useSeatsToMoveTo } from '#web/api/desk-booking.ts'
import { FreeSeatsField } from '#web/features/desk-booking/free-seats-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Moves a booking to another free seat of its room. */
export function MoveSeatModal({
  booking,
  onClose,
}: {
  booking: BookingListed
  /** Receives the success message, if there was a change. */
  onClose: (message?: string) => void
}) {
  const { data, isError, error, refetch, isFetching } = useSeatsToMoveTo(booking.id)
  const againstRules = data?.againstRules ?? []
  const move = useMoveBooking(booking.id)
  // The seat that the admin saw; another admin may have moved the booking since.
  const [from, setFrom] = useState<SeatId>(booking.seat)
  const [seat, setSeat] = useState<SeatId>('')
  const [problem, setProblem] = useState<string>()

  function choose(chosen: SeatId) {
    setSeat(chosen)
    setProblem(undefined)
  }

  function submit() {
    if (seat === '') return setProblem(SEAT_MOVE_PROBLEMS.newSeatRequired.message)
    move.mutate(
      { seat, from, againstRules: againstRules.includes(seat) },
      { onSuccess: ({ message }) => onClose(`${booking.name}: ${message}`) },
    )
  }

  async function reload() {
    const { data: latest, isSuccess } = await refetch()
    if (!isSuccess) return
    setFrom(latest.seat)
    // The chosen seat may have been taken, or may now be the booking's own.
    if (![...latest.seats, ...latest.againstRules].includes(seat)) setSeat('')
    move.reset()
  }

  return (
    <Modal
      open
      onClose={() => onClose()}
      title={`Move ${booking.name} from seat ${from}`}
      description={`The price stays the same. We'll email ${booking.name} the new seat.`}
      dismissible={!move.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()} disabled={move.isPending}>
            Keep seat
          </Button>
          <Button onClick={submit} busy={move.isPending} busyLabel="Moving...">
            Move booking
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {data && data.seats.length > 0 && (
          <FreeSeatsField
            label={`Free seats in ${booking.room}`}
            seats={data.seats}
            value={seat}
            problem={problem}
            onChange={choose}
          />
        )}
        {againstRules.length > 0 && (
          <FreeSeatsField
            label="Free, but against the room rules"
            hint={`${booking.name} can't book these online. You can still choose one; the audit log will show it.`}
            seats={againstRules}
            value={seat}
            problem={data?.seats.length === 0 ? problem : undefined}
            onChange={choose}
          />
        )}
        {data?.seats.length === 0 && againstRules.length === 0 && (
          <Notice tone="warning">No other seat in this room is free on all these days.</Notice>
        )}
        {!data && !isError && (
          <p className="flex items-center gap-3 text-ink-soft" role="status">
            <Spinner /> Finding free seats...
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
                <Button size="small" variant="secondary" onClick={reload} busy={isFetching}>
                  Continue from seat {data.seat}
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
