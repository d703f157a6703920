import { isRefusal } from '#web/api/client.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CONFIRM_PAYMENT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/** Loaded on demand, when cash is chosen. */
export const ShiftNotice = lazyPart(
  async () => (await import('#web/hall/desk-payment/shift-notice.tsx')).ShiftNotice,
)

/**
 * Says why a payment at reception was refused or, before that, that the cash needs an open shift. Links to the page that
 * opens one.
 */
export function PaymentRefused({
  error,
  cash = false,
}: {
  error: Error | null
  /** Whether reception takes cash. */
  cash?: boolean
}) {
  if (!error) return cash && <ShiftNotice />
  return (
    <Notice tone="danger">
      {error.message}{' '}
      {isRefusal(error, 'noOpenShift') && <TextLink href="/admin/cash">{WORDS.openShift}</TextLink>}
    </Notice>
  )
}
