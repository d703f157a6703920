import type { CurrentUser } from '#shared/contract/user/current-user.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { lateFee } from '#shared/domain/money/late-fee.ts'
import { isOverdue } from '#shared/domain/money/overdue.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const WORDS = DASHBOARD_WORDS.due

/** Says what the member still owes for partly paid bookings. */
export function DueNotice({ due }: { due: NonNullable<CurrentUser['due']> }) {
  const today = useToday()
  const overdue = isOverdue(due, today)
  const { open, lateFees = [] } = due
  const fee = lateFees.reduce((sum, each) => sum + lateFee({ open, lateFee: each }, today), 0)
  const next = lateFees.find(({ from }) => from > today)
  const values = { open: rupees(due.open), day: localDay(due.payableOn) }
  return (
    <Notice
      tone={overdue ? 'danger' : 'warning'}
      title={fillIn(overdue ? WORDS.overdue : WORDS.open, values)}
    >
      {fee > 0 && `${fillIn(WORDS.lateFee, { fee: rupees(fee), sum: rupees(open + fee) })} `}
      {next &&
        `${fillIn(WORDS.lateFeeFrom, { fee: rupees(next.amount), day: localDay(addDays(next.from, -1)) })} `}
      {overdue ? WORDS.overdueHint : WORDS.hint}{' '}
      <TextLink href="/receipts">{WORDS.receipts}</TextLink>
    </Notice>
  )
}
