import { useEffect, useMemo, useReducer } from 'react'
import { displayDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { PriceTable } from '#shared/domain/prices.ts'
import { ROOM_DETAILS, roomProblem } from '#shared/domain/rooms.ts'
import { SEATS, type SeatId } from '#shared/domain/seats.ts'
import { useOccupiedSeats } from '#web/api/booking.ts'
import { useSeatNews } from '#web/api/seat-news.ts'
import type { DatedPlan } from '#web/features/booking/booking-choice.ts'
import { RestrictedRoom } from '#web/features/booking/restricted-room.tsx'
import { SeatChoiceBar } from '#web/features/booking/seat-choice-bar.tsx'
import { StateLegend, TierLegend } from '#web/features/booking/seat-legend.tsx'
import { SeatMap } from '#web/features/booking/seat-map.tsx'
import { viewSeat } from '#web/features/booking/seat-state.ts'
import { openWatch, watchMessage, watchSeats } from '#web/features/booking/seat-watch.ts'
import { SeatsLoading, SeatsMissing, SeatsStale } from '#web/features/booking/seats-pending.tsx'
import { priceTexts, tierPrices, tiersOf } from '#web/features/booking/tier-prices.ts'
import { Modal } from '#web/ui/modal.tsx'

/** How often the map asks again by itself: seldom while the server tells it when to ask. */
const REFRESH_MS = { told: 30_000, untold: 5_000 }

/** The seat map of the chosen room, live while it is open. Mount it anew to open it. */
export function SeatMapModal({
  plan,
  prices: table,
  gender,
  chosen,
  yours,
  seen,
  lost,
  onConfirm,
  onClose,
}: {
  plan: DatedPlan
  prices: PriceTable
  gender: Gender
  chosen: SeatId | undefined
  /** The seat of the member's own booking. */
  yours: SeatId | undefined
  /** The occupied seats as the member last saw them, if the map is to tell what has changed. */
  seen?: readonly SeatId[] | undefined
  /** A seat that was gone when the booking was saved. */
  lost?: SeatId | undefined
  onConfirm: (seat: SeatId) => void
  onClose: () => void
}) {
  const room = plan.membershipType
  const refusal = roomProblem(room, gender)
  const told = useSeatNews(refusal ? undefined : room)
  const { data, isError, refetch, isFetching } = useOccupiedSeats(refusal ? undefined : plan, {
    refreshMs: told ? REFRESH_MS.told : REFRESH_MS.untold,
  })
  const [watch, dispatch] = useReducer(watchSeats, { seen, selected: chosen, lost }, openWatch)
  useEffect(() => {
    if (data) dispatch({ type: 'arrived', occupied: data })
  }, [data])

  const { occupied, selected } = watch
  const prices = tierPrices(plan, table)
  const seats = useMemo(() => SEATS.filter((seat) => seat.room === room), [room])
  const views = new Map(
    seats.map((seat) => [
      seat.id,
      viewSeat(seat, { gender, occupied: occupied ?? [], selected, yours, prices }),
    ]),
  )
  const all = [...views.values()]
  const free = all.filter(({ refusal }) => refusal === undefined).length
  const view = selected === undefined ? undefined : views.get(selected)

  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title="Choose Your Seat"
      description={
        <>
          <span className="inline-block">{plan.timeSlot},</span>{' '}
          <span className="inline-block">
            {plan.membershipDuration} from {displayDay(plan.membershipStartDate)}
          </span>
        </>
      }
      footer={
        refusal === undefined && occupied !== undefined ? (
          <SeatChoiceBar
            selected={view}
            message={watchMessage(watch)}
            onConfirm={() => view && onConfirm(view.seat.id)}
          />
        ) : undefined
      }
    >
      {refusal !== undefined && <RestrictedRoom room={room} reason={refusal} onClose={onClose} />}
      {refusal === undefined && occupied === undefined && !isError && <SeatsLoading />}
      {refusal === undefined && occupied === undefined && isError && (
        <SeatsMissing onRetry={refetch} busy={isFetching} />
      )}
      {refusal === undefined && occupied !== undefined && (
        <div className="-mx-3 space-y-4 sm:mx-0">
          {isError && <SeatsStale />}
          <TierLegend tiers={tiersOf(room)} prices={priceTexts(prices)} />
          <figure>
            <SeatMap
              room={room}
              views={views}
              justTaken={watch.justTaken}
              onPress={({ seat, refusal }) => dispatch({ type: 'pressed', seat: seat.id, refusal })}
            />
            <figcaption className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 px-1 text-sm">
              <span className="font-display text-base font-semibold">
                {room} <span lang="mr">{ROOM_DETAILS[room].marathi}</span>
              </span>
              <span className="text-ink-soft">
                {free} of {seats.length} seats free
              </span>
            </figcaption>
          </figure>
          <StateLegend
            yours={yours !== undefined && views.has(yours)}
            justTaken={watch.justTaken.length > 0}
            unavailable={all.some(({ state }) => state === 'unavailable')}
          />
        </div>
      )}
    </Modal>
  )
}
