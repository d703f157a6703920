import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Hold } from '#shared/contract/wire-names.ts'
import { deskHoldEndFromHold } from '#shared/domain/booking/hold.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { type PublicSettings, useBookingSettings } from '#web/api/admin/public-settings.ts'
import { BookingSummary } from '#web/features/payment/booking-summary.tsx'
import { DeskNotice } from '#web/features/payment/desk-notice.tsx'
import { HoldLine } from '#web/features/payment/hold-line.tsx'
import { NothingToPay } from '#web/features/payment/nothing-to-pay.tsx'
import { Paid } from '#web/features/payment/paid.tsx'
import type { PaymentPlace } from '#web/features/payment/pay-button-text.ts'
import { bookingPath, PaymentFailure } from '#web/features/payment/payment-failure.tsx'
import { PaymentForm } from '#web/features/payment/payment-form.tsx'
import { bookingKey } from '#web/features/payment/payment-id.ts'
import { PriceBreakdown } from '#web/features/payment/price-breakdown.tsx'
import { ProcessingDialog } from '#web/features/payment/processing-dialog.tsx'
import { usePayment } from '#web/features/payment/use-payment.ts'
import { CancelOwnBooking } from '#web/hall/cancel-own-booking.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { ReceptionCard } from '#web/hall/reception-details.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PAYMENT_WORDS as WORDS } from '#words/money/payment.ts'
import { UPI_WORDS } from '#words/money/upi.ts'

/** Loaded on demand, because only members who have reserved a seat can pay by UPI. */
const UpiPayment = lazy(async () => ({
  default: (await import('#web/features/payment/upi-payment.tsx')).UpiPayment,
}))

/** The summary, price and payment of the unpaid booking (specification document 2, section 2). */
export function PaymentScreen() {
  const user = useLoggedInUser()
  const settings = useBookingSettings()
  // The hold at mount. Once it is paid, the user no longer has it, but this screen still shows it.
  const [booking] = useState(user.hold)
  const current = user.hold ?? booking
  return (
    <Page
      title={WORDS.title}
      subtitle={
        current &&
        (settings ? (
          subtitleText(current, settings)
        ) : (
          // As long as the subtitle, so that what follows does not move.
          <span aria-hidden="true" className="invisible">
            {WORDS.subtitle}
          </span>
        ))
      }
      brand={<HallBrand />}
      back={
        current?.utrSent
          ? { label: WORDS.desk.dashboard, href: '/dashboard' }
          : { label: WORDS.back, href: bookingPath(booking?.renewal ?? false) }
      }
      width={booking ? 'wide' : 'narrow'}
    >
      {!booking && <NothingToPay />}
      {/* Fills the window, so that the footer doesn't jump when the prices are loaded. */}
      {booking && !settings && <div className="min-h-dvh" />}
      {booking && settings && (
        <Payment
          userId={user.id}
          booking={booking}
          utrSent={current?.utrSent ?? false}
          settings={settings}
        />
      )}
    </Page>
  )
}

function subtitleText(
  { payAtDesk, utrSent }: Hold,
  { simulatedPayments, upiId }: Pick<PublicSettings, 'simulatedPayments' | 'upiId'>,
): string {
  if (utrSent) return UPI_WORDS.checking.subtitle
  if (payAtDesk) return WORDS.deskSubtitle
  return simulatedPayments || upiId !== '' ? WORDS.subtitle : WORDS.reserve.subtitle
}

function Payment({
  userId,
  booking: booked,
  utrSent,
  settings,
}: {
  userId: string
  booking: Hold
  /** Whether reception now checks a payment. */
  utrSent: boolean
  settings: PublicSettings
}) {
  const [, navigate] = useLocation()
  const { simulatedPayments: simulated, upiId } = settings
  const canPayByUpi = upiId !== ''
  const key = bookingKey(userId, booked)
  const { payment, pay } = usePayment(key, { simulated })
  const busy = payment.step === 'waiting' || payment.step === 'confirming'
  const paid = payment.step === 'paid' ? payment : undefined
  /** The booking that was just reserved and can be paid by UPI on this page. */
  const reserved = canPayByUpi && paid?.method === 'upi' ? paid.reply.user.hold : null
  const booking = reserved ?? booked
  const inForm = !booking.payAtDesk
  // Outside of UpiPayment, which stops showing the booking once it is cancelled.
  const cancel = !utrSent && !busy && (!paid || reserved) && (
    <div className="mt-4">
      <CancelOwnBooking
        booking={booking}
        block
        onDone={() => navigate('/dashboard', { replace: true })}
      />
    </div>
  )
  const bookingCard = (
    <Card>
      <BookingSummary booking={booking} />
      <PriceBreakdown booking={booking} />
      {!inForm && cancel}
    </Card>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      {inForm && simulated && (
        <div className="lg:col-span-2">
          <Notice tone="warning">{WORDS.testNotice}</Notice>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
        {!inForm && canPayByUpi && (
          <Suspense fallback={<div className="min-h-dvh" />}>
            <UpiPayment booking={booking} justReserved={reserved !== null} />
          </Suspense>
        )}
        {!inForm && !canPayByUpi && (
          <>
            <DeskNotice booking={booking} canPayByUpi={false} />
            <ReceptionCard title={WORDS.desk.reception} />
          </>
        )}
        {inForm && !paid && <HoldLine seat={booking.seat} holdUntil={booking.holdUntil} />}
        {inForm && bookingCard}
      </div>
      {inForm ? (
        <Card>
          {!simulated && !canPayByUpi && (
            <p className="mb-4 text-sm text-pretty text-ink-soft">
              {WORDS.reserve.noOnlinePayment}
            </p>
          )}
          <PaymentForm
            bookingKey={key}
            seat={booking.seat}
            amount={booking.toPay}
            place={paymentPlace(booking, settings)}
            busy={busy}
            onPay={pay}
            retryHelps={payment.step !== 'failed' || payment.problem.rebookLabel === undefined}
            failure={
              payment.step === 'failed' && (
                <PaymentFailure
                  problem={payment.problem}
                  renewal={booking.renewal}
                  atReception={!simulated}
                />
              )
            }
          />
          {cancel}
        </Card>
      ) : (
        bookingCard
      )}
      {busy && simulated && <ProcessingDialog step={payment.step} />}
      {paid && !reserved && <Paid reply={paid.reply} booking={booked} amount={booked.toPay} />}
    </div>
  )
}

function paymentPlace(
  { holdUntil, ...booking }: Hold,
  { simulatedPayments, timeZone, holdMinutes, upiId }: PublicSettings,
): PaymentPlace {
  if (simulatedPayments) return { atReception: false }
  const end = deskHoldEndFromHold(
    { ...booking, heldUntil: new Date(holdUntil) },
    { holdMinutes, timeZone },
  )
  const canPayByUpi = upiId !== ''
  return end.getTime() <= Date.now()
    ? { atReception: true, canPayByUpi }
    : { atReception: true, canPayByUpi, until: dayIn(timeZone, end) }
}
