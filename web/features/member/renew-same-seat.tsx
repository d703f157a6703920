import { useLocation } from 'wouter'
import type { Booking } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { sameSeatRenewal } from '#shared/domain/booking/same-seat-renewal.ts'
import type { RequestedBooking } from '#shared/domain/booking/save-booking.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useBookingSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import { useOccupiedSeats, useSaveBooking } from '#web/api/booking/booking.ts'
import { setCurrentUser, useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { DURATION_LABELS } from '#words/booking/booking-labels.ts'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const WORDS = DASHBOARD_WORDS.sameSeat

/** Renews the current seat and plan with one press, if they are free. Renders nothing if the rules don't allow it. */
export function RenewSameSeat({ booking }: { booking: Booking }) {
  const { gender, cover } = useLoggedInUser()
  const days = useStudyDays()
  const settings = useBookingSettings()
  const member = {
    gender: gender ?? 'prefer-not-to-say',
    paidUntil: cover?.lastEnd.endDate,
    booking,
  } as const
  const renewal = settings && sameSeatRenewal(member, { ...settings, days })
  return renewal ? <Offer renewal={renewal} /> : null
}

function Offer({ renewal }: { renewal: RequestedBooking }) {
  const { room, batch, duration, startDate, seat } = renewal
  const [, navigate] = useLocation()
  const { data: taken, isPending } = useOccupiedSeats({ room, batch, duration, startDate })
  const save = useSaveBooking({ renewal: true })
  const amount = rupees(renewal.amount)

  const renew = () =>
    save.mutate(renewal, {
      onSuccess: ({ user }) => {
        setCurrentUser(user)
        navigate('/payment')
      },
    })
  const day = localDay(startDate)
  if (taken?.occupied.some((id) => id === seat)) {
    return (
      <div className="mt-3 grid gap-3">
        {save.isError && <Notice tone="danger">{save.error.message}</Notice>}
        <p className="text-sm text-pretty">{fillIn(WORDS.taken, { seat, day })}</p>
      </div>
    )
  }
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line p-4">
      <p>
        <span className="block font-semibold">
          {fillIn(WORDS.offer, { seat, duration: DURATION_LABELS[duration], amount })}
        </span>
        <span className="text-sm text-ink-soft">{fillIn(WORDS.from, { day })}</span>
      </p>
      {save.isError && <Notice tone="danger">{save.error.message}</Notice>}
      <Button
        block
        disabled={isPending}
        busy={save.isPending}
        busyLabel={WORDS.renewing}
        onClick={renew}
      >
        {fillIn(WORDS.renew, { seat, amount })}
      </Button>
    </div>
  )
}
