import { Redirect, useSearchParams } from 'wouter'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { endingOf, isOver } from '#shared/domain/booking/study-day.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { useBookingSettings, useStudyDays, useToday } from '#web/api/public-settings.ts'
import { memberStartWindow } from '#web/features/booking/booking-choice.ts'
import { BookingForm } from '#web/features/booking/booking-form.tsx'
import { RunningMembership, TooEarlyToRenew } from '#web/features/booking/paid-days-notice.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Seat booking; with `?renewal=true` it renews the current membership. */
export function BookingScreen() {
  const user = useLoggedInUser()
  const { paidUntil, paidUntilBatch, hold } = user
  const today = useToday()
  const days = useStudyDays()
  const paid = endingOf(paidUntil, paidUntilBatch)
  const running = paid !== undefined && !isOver(paid, days) ? paid : undefined
  const settings = useBookingSettings()
  const [search] = useSearchParams()
  const renewal = search.get('renewal') === 'true'
  const window = memberStartWindow(paidUntil, today)

  // Users without a paid day have nothing to renew.
  if (renewal && paidUntil === null) return <Redirect to="/booking" replace />
  return (
    <Page
      width="wide"
      brand={<HallBrand />}
      actions={<LogoutButton />}
      back={backOf(homeOf(progressOf(user)) === '/dashboard')}
      title={renewal ? 'Renew Your Membership' : 'Book your seat'}
      subtitle={
        renewal && running
          ? `Your plan runs until ${shortDay(lastPaidDay(running.endDate))}. The new one starts the next day.`
          : 'Choose your room, hours and seat.'
      }
    >
      {paidUntil !== null && !window && <TooEarlyToRenew paidUntil={paidUntil} />}
      {window && !settings && <PricesLoading />}
      {window && settings && (
        <div className="space-y-6">
          {!renewal && running && !hold && <RunningMembership paidUntil={running.endDate} />}
          <BookingForm
            key={String(renewal)}
            renewal={renewal}
            today={today}
            window={window}
            prices={settings.prices}
            roomRules={settings.roomRules}
          />
        </div>
      )}
    </Page>
  )
}

function PricesLoading() {
  return (
    <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
      <Spinner /> Loading prices...
    </p>
  )
}

function backOf(hasDashboard: boolean) {
  return hasDashboard
    ? { label: 'Back to Dashboard', href: '/dashboard' }
    : { label: 'Membership details', href: '/membership' }
}
