import { useState } from 'react'
import type { Hold } from '#shared/contract/wire-names.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { BookingSummary } from '#web/features/payment/booking-summary.tsx'
import { DeskNotice } from '#web/features/payment/desk-notice.tsx'
import { HoldLine } from '#web/features/payment/hold-line.tsx'
import { NothingToPay } from '#web/features/payment/nothing-to-pay.tsx'
import { Paid } from '#web/features/payment/paid.tsx'
import { bookingPath, PaymentFailure } from '#web/features/payment/payment-failure.tsx'
import { PaymentForm } from '#web/features/payment/payment-form.tsx'
import { bookingKey } from '#web/features/payment/payment-id.ts'
import { PriceBreakdown } from '#web/features/payment/price-breakdown.tsx'
import { ProcessingDialog } from '#web/features/payment/processing-dialog.tsx'
import { usePayment } from '#web/features/payment/use-payment.ts'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'

/** Summary, price and payment of the unpaid booking (document 2, section 2). */
export function PaymentScreen() {
  const user = useLoggedInUser()
  // The hold at mount: once paid, the user no longer has it, but this screen still shows it.
  const [booking] = useState(user.hold)
  return (
    <Page
      title="Payment"
      subtitle={booking ? subtitleOf(booking) : undefined}
      brand={<HallBrand />}
      back={{ label: 'Back to booking', href: bookingPath(booking?.renewal ?? false) }}
      width={booking ? 'wide' : 'narrow'}
    >
      {booking ? <Payment userId={user._id} booking={booking} /> : <NothingToPay />}
    </Page>
  )
}

const subtitleOf = ({ payAtDesk }: Hold) =>
  payAtDesk ? 'Your booking waits for your payment.' : 'Check your booking and choose how to pay.'

function Payment({ userId, booking }: { userId: string; booking: Hold }) {
  const { payment, pay } = usePayment(bookingKey(userId, booking))
  const { simulatedPayments } = usePublicSettings()
  const busy = payment.step === 'waiting' || payment.step === 'confirming'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid gap-6">
        {booking.payAtDesk ? (
          <DeskNotice booking={booking} />
        ) : (
          <HoldLine seat={booking.seat} holdUntil={booking.holdUntil} />
        )}
        <BookingSummary booking={booking} />
      </div>
      <div className="grid gap-6">
        <PriceBreakdown booking={booking} />
        {!booking.payAtDesk && (
          <>
            {simulatedPayments && <Notice>This is a test payment. No money moves.</Notice>}
            <Card>
              <PaymentForm
                amount={booking.amount}
                busy={busy}
                onPay={pay}
                retryHelps={payment.step !== 'failed' || payment.problem.rebook === undefined}
                failure={
                  payment.step === 'failed' && (
                    <PaymentFailure problem={payment.problem} renewal={booking.renewal} />
                  )
                }
              />
            </Card>
          </>
        )}
      </div>
      {busy && <ProcessingDialog step={payment.step} />}
      {payment.step === 'paid' && <Paid reply={payment.reply} />}
    </div>
  )
}
