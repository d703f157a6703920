import { useEffect, useMemo, useReducer } from 'react'
import type { DatedPlan, PriceTable } from '#shared/domain/booking/prices.ts'
import { roomProblem } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { SEATS, type SeatId } from '#shared/domain/booking/seats.ts'
import { notesByTier } from '#shared/domain/booking/tier-notes.ts'
import type { Gender } from '#shared/domain/options.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { useOccupiedSeats } from '#web/api/booking/booking.ts'
import { useSeatChanges } from '#web/api/booking/seat-changes.ts'
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
  SeatsLoadError,
  SeatsLoading,
  SeatsStale,
} from '#web/features/booking/seat-map/seats-pending.tsx'
import { priceTexts, tierPrices, tiersOf } from '#web/features/booking/tier-prices.ts'
import { MarathiRoomName } from '#web/hall/room-name.tsx'
import { ZoomedPlan } from '#web/hall/seat-plan/zoomed-plan.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BATCH_LABELS, DURATION_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { SEAT_MAP_WORDS as WORDS } from '#words/booking/seat-map.ts'

/** The seat map of the chosen room, updated live. */
export function SeatMapModal({
  plan,
  prices: table,
  gender,
  roomRules,
  chosen,
  ownSeat,
  lastOccupied,
  lostSeat,
  onConfirm,
  onClose,
}: {
  plan: DatedPlan
  prices: PriceTable
  gender: Gender
  roomRules: RoomRules
  chosen: SeatId | undefined
  /** The seat of the member's own booking. */
  ownSeat: SeatId | undefined
  /** The occupied seats as last shown. If given, the map reports what has changed since. */
  lastOccupied?: readonly SeatId[] | undefined
  /** A seat that was taken when the booking was saved. */
  lostSeat?: SeatId | undefined
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
    { lastOccupied, selected: chosen, lostSeat },
    initialSeatMapState,
  )
  useEffect(() => {
    if (data) dispatch({ type: 'loaded', occupied: data.occupied })
  }, [data])

  const { occupied, selected } = state
  const notes = notesByTier(usePublicSettings())
  const prices = tierPrices(plan, table)
  const seats = useMemo(() => SEATS.filter((seat) => seat.room === room), [room])
  const views = new Map(
    seats.map((seat) => [
      seat.id,
      viewSeat(seat, {
        gender,
        roomRules,
        occupied: occupied ?? [],
        reasons: data,
        selected,
        ownSeat,
        prices,
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
      title={WORDS.title}
      description={
        <Sentence
          text={WORDS.plan}
          batch={<span className="inline-block">{BATCH_LABELS[plan.batch]}</span>}
          duration={DURATION_LABELS[plan.duration]}
          day={<span className="inline-block">{localDay(plan.startDate)}</span>}
        />
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
        <SeatsLoadError onRetry={refetch} busy={isFetching} />
      )}
      {refusal === undefined && occupied !== undefined && (
        <div className="-mx-3 space-y-4 sm:mx-0">
          {isError && <SeatsStale />}
          <TierLegend tiers={tiersOf(room)} prices={priceTexts(prices)} notes={notes} />
          <figure>
            <ZoomedPlan>
              <SeatMap
                room={room}
                views={views}
                justTaken={state.justTaken}
                onPress={({ seat, refusal }) =>
                  dispatch({ type: 'pressed', seat: seat.id, refusal })
                }
              />
            </ZoomedPlan>
            <figcaption className="mt-2 grid items-baseline gap-x-4 px-1 text-sm sm:flex sm:justify-between">
              <span className="font-display text-base font-semibold">
                {ROOM_LABELS[room]} <MarathiRoomName room={room} />
              </span>
              <span className="text-ink-soft">
                {fillIn(WORDS.free, { free, count: seats.length })}
              </span>
            </figcaption>
          </figure>
          <StateLegend
            yours={ownSeat !== undefined && views.has(ownSeat)}
            justTaken={state.justTaken.length > 0}
            unavailable={allViews.some(({ state }) => state === 'unavailable')}
          />
        </div>
      )}
    </Modal>
  )
}
