import { Redirect, useSearchParams } from 'wouter'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { HALL_NAME } from '#shared/domain/hall.ts'
import { useToday } from '#web/api/hall.ts'
import { ownStartWindow } from '#web/features/booking/booking-choice.ts'
import { BookingForm } from '#web/features/booking/booking-form.tsx'
import { RunningMembership, TooEarlyToRenew } from '#web/features/booking/paid-days-notice.tsx'
import { useSignedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { Wordmark } from '#web/ui/logo.tsx'
import { Page } from '#web/ui/page.tsx'

/** Seat booking; with `?renewal=true` it renews the present membership. */
export function BookingScreen() {
  const { paidUntil, pendingBooking } = useSignedInUser()
  const today = useToday()
  const [search] = useSearchParams()
  const renewal = search.get('renewal') === 'true'
  const window = ownStartWindow(paidUntil, today)

  // Who never paid for a day has nothing to renew.
  if (renewal && paidUntil === null) return <Redirect to="/booking" replace />
  return (
    <Page
      width="wide"
      brand={<Wordmark name={HALL_NAME} href="/" />}
      actions={<LogoutButton />}
      back={backOf(paidUntil !== null)}
      title={renewal ? 'Renew Your Membership' : 'Book Your Seat'}
      subtitle={
        renewal && paidUntil !== null && paidUntil > today
          ? `Your present membership ends on ${displayDay(paidUntil)}. The next one adds on to it.`
          : 'Choose your room, your hours and the seat that will be yours.'
      }
    >
      {paidUntil !== null && !window && <TooEarlyToRenew paidUntil={paidUntil} />}
      {window && (
        <div className="space-y-6">
          {!renewal && paidUntil !== null && paidUntil > today && !pendingBooking && (
            <RunningMembership paidUntil={paidUntil} />
          )}
          <BookingForm key={String(renewal)} renewal={renewal} today={today} window={window} />
        </div>
      )}
    </Page>
  )
}

function backOf(isMember: boolean) {
  return isMember
    ? { label: 'Back to Dashboard', href: '/dashboard' }
    : { label: 'Membership Details', href: '/membership' }
}
