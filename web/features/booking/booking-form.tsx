import { lazy, Suspense, useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useLocation } from 'wouter'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { membershipEnd } from '#shared/domain/durations.ts'
import { type PriceTable, quote } from '#shared/domain/prices.ts'
import type { SeatId } from '#shared/domain/seats.ts'
import { useSaveBooking } from '#web/api/booking.ts'
import { useHall } from '#web/api/hall.ts'
import { unpaidBooking } from '#web/features/booking/booking-choice.ts'
import { forgetBookingDraft } from '#web/features/booking/booking-draft.ts'
import { FloorPlanLinks } from '#web/features/booking/floor-plan-links.tsx'
import { DurationField, StartDateField, TimeSlotField } from '#web/features/booking/plan-fields.tsx'
import { PriceBreakdown } from '#web/features/booking/price-breakdown.tsx'
import { RoomField } from '#web/features/booking/room-field.tsx'
import { SaveAlert } from '#web/features/booking/save-alert.tsx'
import { readSaveRefusal, type SaveRefusal } from '#web/features/booking/save-refusal.ts'
import { SeatField } from '#web/features/booking/seat-field.tsx'
import { takenText } from '#web/features/booking/seat-state.ts'
import { useBookingForm } from '#web/features/booking/use-booking-form.ts'
import { adoptUser, useSignedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const loadMap = () => import('#web/features/booking/seat-map-modal.tsx')
const SeatMapModal = lazy(async () => ({ default: (await loadMap()).SeatMapModal }))

/** The open map; after a refused save with the seat that was gone and the seats as last seen. */
type OpenMap = { lost?: SeatId; seen?: readonly SeatId[] | undefined }

/** Everything that is chosen for a booking, its price, and the way on to the payment. */
export function BookingForm({
  renewal,
  today,
  window,
  prices,
}: {
  renewal: boolean
  today: CalendarDay
  window: { min: CalendarDay; max: CalendarDay }
  prices: PriceTable
}) {
  const user = useSignedInUser()
  const [, navigate] = useLocation()
  const { holdMinutes } = useHall()
  const booking = useBookingForm(user, { renewal, today })
  const { form, choice, gender, seat, plan, dated, occupied, seatGone } = booking
  const save = useSaveBooking({ renewal })
  const [map, setMap] = useState<OpenMap>()
  const [refusal, setRefusal] = useState<SaveRefusal>()
  const total = plan && seat ? quote(plan, seat.tier, prices).total : undefined

  // Fetched ahead; where that fails, opening the map fetches it again.
  useEffect(() => void loadMap().catch(() => undefined), [])

  async function openMap() {
    if (dated) return setMap({})
    await form.trigger(
      ['membershipType', 'timeSlot', 'membershipDuration', 'membershipStartDate'],
      { shouldFocus: true },
    )
  }

  function submit() {
    if (!dated || !seat || total === undefined) return
    if (seatGone) return form.setFocus('preferredSeat')
    const end = membershipEnd(dated.membershipStartDate, dated.membershipDuration)
    save.mutate(
      { ...dated, membershipEndDate: end, preferredSeat: seat.id, totalAmount: total },
      {
        onSuccess: (reply) => {
          forgetBookingDraft()
          adoptUser(reply.user)
          navigate('/payment')
        },
        onError: (error) => refused(readSaveRefusal(error), seat.id),
      },
    )
  }

  function refused(said: SaveRefusal, lost: SeatId) {
    if (said.kind !== 'seat-taken') return setRefusal(said)
    form.setValue('preferredSeat', '')
    setMap({ lost, seen: occupied })
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Card className="space-y-7">
          <div>
            <RoomField
              control={form.control}
              gender={gender}
              prices={prices}
              onChange={booking.changeRoom}
            />
            <FloorPlanLinks gender={gender} />
          </div>
          <TimeSlotField control={form.control} choice={choice} prices={prices} />
          <div className="grid gap-7 sm:grid-cols-2 sm:gap-5">
            <DurationField control={form.control} choice={choice} prices={prices} />
            <StartDateField control={form.control} today={today} window={window} />
          </div>
          <Controller
            control={form.control}
            name="preferredSeat"
            render={({ field, fieldState }) => (
              <SeatField
                ref={field.ref}
                name={field.name}
                seat={seat}
                price={total}
                hint={
                  booking.checkingSeat
                    ? 'Checking whether the seat is free...'
                    : 'See the room as it is and take the seat you like.'
                }
                error={seatGone && seat ? takenText(seat.id) : fieldState.error?.message}
                onOpen={openMap}
              />
            )}
          />
        </Card>
        <Card className="lg:sticky lg:top-6">
          <h2 className="mb-3 font-display text-xl font-semibold">Price breakdown</h2>
          <PriceBreakdown plan={plan} dated={dated} seat={seat} prices={prices} />
          <Button
            type="submit"
            size="large"
            block
            className="mt-6"
            busy={save.isPending}
            busyLabel="Saving..."
          >
            Continue to Payment
          </Button>
          <p className="mt-3 text-sm text-ink-soft">
            Your seat is held for {holdMinutes} minutes while you pay.
          </p>
        </Card>
      </div>
      {map && dated && (
        <Suspense>
          <SeatMapModal
            plan={dated}
            prices={prices}
            gender={gender}
            chosen={seat?.id}
            yours={(unpaidBooking(user) ?? user.bookingDetails)?.preferredSeat}
            seen={map.seen}
            lost={map.lost}
            onConfirm={(id) => {
              form.setValue('preferredSeat', id, { shouldValidate: true, shouldDirty: true })
              setMap(undefined)
            }}
            onClose={() => setMap(undefined)}
          />
        </Suspense>
      )}
      <SaveAlert refusal={refusal} onClose={() => setRefusal(undefined)} />
    </form>
  )
}
