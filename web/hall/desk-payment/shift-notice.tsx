import { useCash } from '#web/api/money/cash.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CONFIRM_PAYMENT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/**
 * Says that cash needs an open shift, with a link to open one, if the logged-in user has none. Until the hall's first
 * shift, cash may be taken without one, but not paid out.
 */
export function ShiftNotice({ paidOut = false }: { paidOut?: boolean }) {
  const { data } = useCash()
  if (!data || data.shift || (data.drawers.length === 0 && !paidOut)) return null
  return (
    <Notice tone="warning">
      {WORDS.noShift} <TextLink href="/admin/cash">{WORDS.openShift}</TextLink>
    </Notice>
  )
}
