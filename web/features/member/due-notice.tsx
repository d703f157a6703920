import { rupees } from '#shared/domain/booking/prices.ts'
import { isOverdue } from '#shared/domain/money/overdue.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const WORDS = DASHBOARD_WORDS.due

/** Says what the member still owes for partly paid bookings. */
export function DueNotice({ due }: { due: { open: number; payableOn: string } }) {
  const overdue = isOverdue(due, useToday())
  const values = { open: rupees(due.open), day: localDay(due.payableOn) }
  return (
    <Notice
      tone={overdue ? 'danger' : 'warning'}
      title={fillIn(overdue ? WORDS.overdue : WORDS.open, values)}
    >
      {overdue ? WORDS.overdueHint : WORDS.hint}{' '}
      <TextLink href="/receipts">{WORDS.receipts}</TextLink>
    </Notice>
  )
}
