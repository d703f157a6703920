import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useLocation } from 'wouter'
import type { Hold } from '#shared/contract/wire-names.ts'
import { earliestChoice, memberStartWindow } from '#shared/domain/booking/booking.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import { type PriceTable, quote } from '#shared/domain/booking/prices.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { RequestedBooking } from '#shared/domain/booking/save-booking.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { DepositOffer } from '#shared/domain/money/deposit.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useSaveBooking } from '#web/api/booking/booking.ts'
import { unpaidBooking } from '#web/features/booking/booking-choice.ts'
import { clearBookingDraft } from '#web/features/booking/booking-draft.ts'
import { useFirstDayText } from '#web/features/booking/first-day-text.ts'
import { HoldHint } from '#web/features/booking/hold-hint.tsx'
import { BatchField, DurationField, StartDateField } from '#web/features/booking/plan-fields.tsx'
import { PriceBreakdown } from '#web/features/booking/price-breakdown.tsx'
import { RoomField } from '#web/features/booking/room-field.tsx'
import { readSaveRefusal, type SaveRefusal } from '#web/features/booking/save-refusal.ts'
import { SeatField } from '#web/features/booking/seat-field.tsx'
import { FloorPlanLinks } from '#web/features/booking/seat-map/floor-plan-links.tsx'
import { takenText } from '#web/features/booking/taken-text.ts'
import { useBookingForm } from '#web/features/booking/use-booking-form.ts'
import { setCurrentUser, useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BOOKING_FORM_WORDS as WORDS } from '#words/booking/booking-form.ts'
import { PRICE_ROWS } from '#words/booking/seat-labels.ts'

const loadMap = () => import('#web/features/booking/seat-map/seat-map-modal.tsx')
const SeatMapModal = lazyPart(async () => (await loadMap()).SeatMapModal)
const loadAlert = () => import('#web/features/booking/save-alert.tsx')
const SaveAlert = lazyPart(async () => (await loadAlert()).SaveAlert)
const GiveUpSeat = lazyPart(
  async () => (await import('#web/features/booking/give-up-seat.tsx')).GiveUpSeat,
)

/**
 * What the open map reports after a refused save: `lostSeat` is the seat that was taken, and `lastOccupied` are the
 * occupied seats as last shown.
 */
type OpenMap = { lostSeat?: SeatId; lastOccupied?: readonly SeatId[] | undefined }

type WantedBooking = RequestedBooking & { seat: SeatId }

/** The booking form with the price. Submitting it leads to the payment. */
export function BookingForm({
  renewal,
  days,
  startWindow,
  prices,
  roomRules,
  deposit,
}: {
  renewal: boolean
  days: StudyDays
  startWindow: { min: CalendarDay; max: CalendarDay }
  prices: PriceTable
  roomRules: RoomRules
  deposit: DepositOffer | undefined
}) {
  const user = useLoggedInUser()
  const [, navigate] = useLocation()
  const booking = useBookingForm(user, { renewal, days, roomRules })
  const { form, choice, gender, seat, plan, datedPlan, taken, seatGone } = booking
  const firstDay = useFirstDayText(datedPlan)
  const save = useSaveBooking({ renewal })
  const [map, setMap] = useState<OpenMap>()
  const [refusal, setRefusal] = useState<SaveRefusal>()
  /** The booking that would replace one whose seat is reserved, while the member is asked. */
  const [replacement, setReplacement] = useState<WantedBooking>()
  const total = plan && seat ? quote(plan, seat.tier, prices).total : undefined

  // Preloads the code of the map and the alert. If this fails, showing them loads it again.
  useEffect(() => {
    for (const load of [loadMap, loadAlert]) load().catch(() => undefined)
  }, [])

  async function openMap() {
    if (datedPlan) return setMap({})
    await form.trigger(['room', 'batch', 'duration', 'startDate'], { shouldFocus: true })
  }

  function submit() {
    if (!datedPlan || !seat || total === undefined) return
    if (seatGone) return form.setFocus('seat')
    const endDate = membershipEnd(datedPlan.startDate, datedPlan.duration)
    const wanted = { ...datedPlan, endDate, seat: seat.id, amount: total }
    if (!isReserved(user.hold)) return saveBooking(wanted)
    if (isSameBooking(user.hold, wanted)) return navigate('/payment')
    setReplacement(wanted)
  }

  function saveBooking(wanted: WantedBooking) {
    setReplacement(undefined)
    save.mutate(wanted, {
      onSuccess: (reply) => {
        clearBookingDraft()
        setCurrentUser(reply.user)
        navigate('/payment')
      },
      onError: (error) => handleRefusal(readSaveRefusal(error), wanted.seat),
    })
  }

  function handleRefusal(saveRefusal: SaveRefusal, lostSeat: SeatId) {
    if (saveRefusal.kind !== 'seat-taken') return setRefusal(saveRefusal)
    form.setValue('seat', '')
    setMap({ lostSeat, lastOccupied: taken?.occupied })
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Card className="space-y-7">
          <div>
            <RoomField
              control={form.control}
              gender={gender}
              roomRules={roomRules}
              prices={prices}
              onChange={booking.changeRoom}
            />
            <FloorPlanLinks gender={gender} roomRules={roomRules} />
          </div>
          <BatchField control={form.control} choice={choice} prices={prices} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-7 sm:grid-cols-2 sm:gap-5">
            <DurationField control={form.control} choice={choice} prices={prices} />
            <StartDateField
              control={form.control}
              today={days.day}
              startWindow={
                memberStartWindow(user.cover?.lastEnd.endDate, choice.batch, days) ?? startWindow
              }
              dayOverText={booking.dayOver ? dayOverText(choice.batch, days) : undefined}
              hint={firstDay}
            />
          </div>
          <Controller
            control={form.control}
            name="seat"
            render={({ field, fieldState }) => (
              <SeatField
                ref={field.ref}
                name={field.name}
                seat={seat}
                price={total}
                hint={booking.checkingSeat ? WORDS.seat.checking : WORDS.seat.hint}
                error={seatGone && seat ? takenText(seat.id, taken) : fieldState.error?.message}
                onOpen={openMap}
              />
            )}
          />
        </Card>
        <Card className="lg:sticky lg:top-6">
          <h2 className="mb-3 font-display text-xl font-semibold">{PRICE_ROWS.title}</h2>
          <PriceBreakdown
            plan={plan}
            datedPlan={datedPlan}
            seat={seat}
            prices={prices}
            offer={deposit}
            requestedDeposit={user.deposit}
          />
          <Button
            type="submit"
            size="large"
            block
            className="mt-6"
            busy={save.isPending}
            busyLabel={WORDS.saving}
          >
            {WORDS.submit}
          </Button>
          <HoldHint seat={seat?.id} hold={user.hold} />
        </Card>
      </div>
      {map && datedPlan && (
        <SeatMapModal
          plan={datedPlan}
          prices={prices}
          gender={gender}
          roomRules={roomRules}
          chosen={seat?.id}
          ownSeat={(unpaidBooking(user) ?? user.booking)?.seat}
          {...map}
          onConfirm={(id) => {
            form.setValue('seat', id, { shouldValidate: true, shouldDirty: true })
            setMap(undefined)
          }}
          onClose={() => setMap(undefined)}
        />
      )}
      {replacement && user.hold && (
        <GiveUpSeat
          reserved={user.hold}
          wanted={replacement.seat}
          onConfirm={() => saveBooking(replacement)}
          onClose={() => {
            booking.restoreSaved()
            setReplacement(undefined)
          }}
        />
      )}
      {refusal && <SaveAlert refusal={refusal} onClose={() => setRefusal(undefined)} />}
    </form>
  )
}

/** Whether the seat is still held for a payment at reception, which a saved change would end. */
function isReserved(hold: Hold | null): hold is Hold {
  return !!hold?.payAtDesk && Date.parse(hold.holdUntil) > Date.now()
}

function isSameBooking(hold: Hold, wanted: WantedBooking): boolean {
  const fields = ['room', 'batch', 'duration', 'startDate', 'seat', 'amount'] as const
  return fields.every((field) => hold[field] === wanted[field])
}

function dayOverText(batch: string, days: StudyDays): string {
  return fillIn(WORDS.firstDay.over, { day: localDay(earliestChoice(batch, days)) })
}
