import { useEffect, useMemo, useReducer } from 'react'
import type { DatedPlan, PriceTable } from '#shared/domain/booking/prices.ts'
import { roomProblem } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOM_DETAILS } from '#shared/domain/booking/rooms.ts'
import { SEATS, type SeatId } from '#shared/domain/booking/seats.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'
import { useOccupiedSeats } from '#web/api/booking.ts'
import { useSeatChanges } from '#web/api/seat-changes.ts'
import { RestrictedRoom } from '#web/features/booking/seat-map/restricted-room.tsx'
import { SeatChoiceBar } from '#web/features/booking/seat-map/seat-choice-bar.tsx'
import { StateLegend, TierLegend } from '#web/features/booking/seat-map/seat-legend.tsx'
import { SeatMap } from '#web/features/booking/seat-map/seat-map.tsx'
import {
  initialSeatMapState,
  seatMapMessage,
  seatMapReducer,
} from '#web/features/booking/seat-map/seat-map-state.ts'
import { viewSeat } from '#web/features/booking/seat-map/seat-state.ts'
import {
  SeatsLoading,
  SeatsMissing,
  SeatsStale,
} from '#web/features/booking/seat-map/seats-pending.tsx'
import { priceTexts, tierPrices, tiersOf } from '#web/features/booking/tier-prices.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'

/** The seat map of the chosen room, updated live. Mount it to open it. */
export function SeatMapModal({
  plan,
  prices: table,
  gender,
  roomRules,
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
  roomRules: RoomRules
  chosen: SeatId | undefined
  /** The seat of the member's own booking. */
  yours: SeatId | undefined
  /** The occupied seats as last shown; if given, the map reports what has changed since. */
  seen?: readonly SeatId[] | undefined
  /** A seat that was taken when the booking was saved. */
  lost?: SeatId | undefined
  onConfirm: (seat: SeatId) => void
  onClose: () => void
}) {
  const room = plan.room
  const refusal = roomProblem(room, gender, roomRules)
  const refreshMs = useSeatChanges(refusal ? undefined : room)
  const { data, isError, refetch, isFetching } = useOccupiedSeats(refusal ? undefined : plan, {
    refreshMs,
  })
  const [state, dispatch] = useReducer(
    seatMapReducer,
    { seen, selected: chosen, lost },
    initialSeatMapState,
  )
  useEffect(() => {
    if (data) dispatch({ type: 'loaded', occupied: data.occupied })
  }, [data])

  const { occupied, selected } = state
  const prices = tierPrices(plan, table)
  const seats = useMemo(() => SEATS.filter((seat) => seat.room === room), [room])
  const views = new Map(
    seats.map((seat) => [
      seat.id,
      viewSeat(seat, {
        ...{ gender, roomRules, occupied: occupied ?? [], reasons: data },
        ...{ selected, yours, prices },
      }),
    ]),
  )
  const allViews = [...views.values()]
  const free = allViews.filter(({ refusal }) => refusal === undefined).length
  const view = selected === undefined ? undefined : views.get(selected)

  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title="Choose your seat"
      description={
        <>
          <span className="inline-block">{plan.batch},</span>{' '}
          <span className="inline-block">
            {plan.duration} from {shortDay(plan.startDate)}
          </span>
        </>
      }
      footer={
        refusal === undefined && occupied !== undefined ? (
          <SeatChoiceBar
            selected={view}
            message={seatMapMessage(state)}
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
              justTaken={state.justTaken}
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
            justTaken={state.justTaken.length > 0}
            unavailable={allViews.some(({ state }) => state === 'unavailable')}
          />
        </div>
      )}
    </Modal>
  )
}
