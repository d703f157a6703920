import { useState } from 'react'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { SEAT_MOVE_PROBLEMS } from '#shared/domain/desk-booking/seat-move.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { useMoveBooking, useSeatsToMoveTo } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import { FreeSeatsField } from '#web/hall/free-seats-field.tsx'
import { SeatMovePrice } from '#web/hall/seat-move-price.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { BOOKING_MESSAGES } from '#words/booking/booking.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { NO_EMAIL_WORDS } from '#words/booking/desk-booking.ts'
import { SEAT_MOVE_WORDS as WORDS } from '#words/booking/seat-move.ts'

/** Moves a booking to another free seat of its room. */
export function MoveSeatModal({
  booking,
  onClose,
}: {
  booking: ListedBooking
  /** Receives the success message, if there was a change. */
  onClose: (message?: string) => void
}) {
  const { data, isError, error, refetch, isFetching } = useSeatsToMoveTo(booking.id)
  const againstRules = data?.againstRules ?? []
  const move = useMoveBooking(booking.id)
  const name = displayName(booking)
  // The seat that was shown. Somebody else may have moved the booking since.
  const [from, setFrom] = useState<SeatId>(booking.seat)
  const [seat, setSeat] = useState<SeatId>('')
  const [problem, setProblem] = useState<string>()

  function choose(chosen: SeatId) {
    setSeat(chosen)
    setProblem(undefined)
  }

  function submit() {
    if (seat === '') return setProblem(problemText(SEAT_MOVE_PROBLEMS.newSeatRequired))
    move.mutate(
      { seat, from, againstRules: againstRules.includes(seat) },
      { onSuccess: () => onClose(`${name}: ${fillIn(BOOKING_MESSAGES.moved, { seat })}`) },
    )
  }

  async function reload() {
    const { data: latest, isSuccess } = await refetch()
    if (!isSuccess) return
    setFrom(latest.seat)
    // The chosen seat may have been taken, or the booking may have been moved to it.
    if (![...latest.seats, ...latest.againstRules].includes(seat)) setSeat('')
    move.reset()
  }

  return (
    <Modal
      open
      onClose={() => onClose()}
      title={fillIn(WORDS.title, { name, seat: from })}
      description={fillIn(booking.email ? WORDS.effect : NO_EMAIL_WORDS.moved, { name })}
      dismissible={!move.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()} disabled={move.isPending}>
            {WORDS.keep}
          </Button>
          <Button onClick={submit} busy={move.isPending} busyLabel={WORDS.busy}>
            {WORDS.move}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {data && data.seats.length > 0 && (
          <FreeSeatsField
            label={fillIn(WORDS.freeSeats, { room: ROOM_LABELS[booking.room] })}
            seats={data.seats}
            value={seat}
            problem={problem}
            onChange={choose}
          />
        )}
        {againstRules.length > 0 && (
          <FreeSeatsField
            label={WORDS.againstRules}
            hint={fillIn(WORDS.againstRulesHint, { name })}
            seats={againstRules}
            value={seat}
            problem={data?.seats.length === 0 ? problem : undefined}
            onChange={choose}
          />
        )}
        {data?.seats.length === 0 && againstRules.length === 0 && (
          <Notice tone="warning">{WORDS.noneFree}</Notice>
        )}
        {!data && !isError && (
          <p className="flex items-center gap-3 text-ink-soft" role="status">
            <Spinner /> {WORDS.loading}
          </p>
        )}
        {isError && (
          <LoadFailure
            title={WORDS.failed}
            reason={error.message}
            busy={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {data && seat !== '' && (
          <SeatMovePrice
            from={from}
            to={seat}
            endDate={booking.endDate}
            differences={data.differences}
          />
        )}
        {move.isError && (
          <Notice
            tone="danger"
            action={
              data &&
              data.seat !== from && (
                <Button size="small" variant="secondary" onClick={reload} busy={isFetching}>
                  {fillIn(WORDS.continueFrom, { seat: data.seat })}
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
