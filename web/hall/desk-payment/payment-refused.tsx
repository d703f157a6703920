import { isRefusal } from '#web/api/client.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CONFIRM_PAYMENT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/** Says why a payment at reception was refused. If cash needs an open shift, links to the page that opens one. */
export function PaymentRefused({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Notice tone="danger">
      {error.message}{' '}
      {isRefusal(error, 'noOpenShift') && <TextLink href="/admin/cash">{WORDS.openShift}</TextLink>}
    </Notice>
  )
}
