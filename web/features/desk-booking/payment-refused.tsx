import { isRefusal } from '#web/api/client.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CONFIRM_PAYMENT_WORDS as WORDS } from '#words/desk-booking.ts'

/** Why a payment at reception was refused. Cash needs a shift, which the notice leads to. */
export function PaymentRefused({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Notice tone="danger">
      {error.message}{' '}
      {isRefusal(error, 'noOpenShift') && <TextLink href="/admin/cash">{WORDS.openShift}</TextLink>}
    </Notice>
  )
}
