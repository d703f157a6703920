import { Redirect, useSearchParams } from 'wouter'
import { memberStartWindow } from '#shared/domain/booking/booking.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { isOver } from '#shared/domain/booking/study-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { useBookingSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import { BookingForm } from '#web/features/booking/booking-form.tsx'
import { WaitingBooking } from '#web/features/booking/waiting-booking.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { BOOKING_FORM_WORDS as WORDS } from '#words/booking/booking-form.ts'

/** Loaded on demand, because most students book their first seat. */
const PaidDaysNotice = lazyPart(
  async () => (await import('#web/features/booking/paid-days-notice.tsx')).PaidDaysNotice,
  <div className="min-h-32" />,
)

/** Books a seat or, with `?renewal=true`, renews the membership. */
export function BookingScreen() {
  const user = useLoggedInUser()
  const { cover, hold } = user
  const days = useStudyDays()
  const running = cover && !isOver(cover.lastEnd, days) ? cover.lastEnd : undefined
  const settings = useBookingSettings()
  const [search] = useSearchParams()
  const renewal = search.get('renewal') === 'true'
  const startWindow = memberStartWindow(cover?.lastEnd.endDate, '', days)

  /** The server refuses a change while reception checks a payment. */
  const changeable = startWindow && !hold?.utrSent ? startWindow : undefined

  // Users without a paid day have nothing to renew.
  if (renewal && !cover) return <Redirect to="/booking" replace />
  return (
    <Page
      width="wide"
      brand={<HallBrand />}
      actions={<LogoutButton />}
      back={backLink(homeOf(progressOf(user)) === '/dashboard')}
      title={renewal ? WORDS.renewalTitle : WORDS.title}
      subtitle={
        renewal && running
          ? fillIn(WORDS.renewalSubtitle, { day: localDay(lastPaidDay(running.endDate)) })
          : WORDS.subtitle
      }
    >
      {cover && !startWindow && <PaidDaysNotice paidUntil={cover.lastEnd.endDate} tooEarly />}
      {hold?.utrSent && <WaitingBooking booking={hold} />}
      {changeable && !settings && <PricesLoading />}
      {changeable && settings && (
        <div className="space-y-6">
          {hold && <WaitingBooking booking={hold} />}
          {!renewal && running && !hold && <PaidDaysNotice paidUntil={running.endDate} />}
          <BookingForm
            key={String(renewal)}
            renewal={renewal}
            days={days}
            startWindow={changeable}
            prices={settings.prices}
            roomRules={settings.roomRules}
            deposit={settings.deposit}
          />
        </div>
      )}
    </Page>
  )
}

/** Fills the window, so that the footer doesn't jump when the form appears. */
function PricesLoading() {
  return (
    <p
      className="flex min-h-dvh items-start justify-center gap-3 py-16 text-ink-soft"
      role="status"
    >
      <Spinner /> {WORDS.loadingPrices}
    </p>
  )
}

function backLink(hasDashboard: boolean) {
  return hasDashboard
    ? { label: WORDS.backToDashboard, href: '/dashboard' }
    : { label: WORDS.backToDetails, href: '/membership' }
}
