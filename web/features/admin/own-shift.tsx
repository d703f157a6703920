import { rupees } from '#shared/domain/booking/prices.ts'
import type { Today } from '#web/api/admin/today.ts'
import { TodayCard, TodayEmpty } from '#web/features/admin/today-card.tsx'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'

/** The user's own shift: the cash that is expected in its drawer. */
export function OwnShift({ shift }: { shift: Today['shift'] }) {
  return (
    <TodayCard
      title={WORDS.shift}
      count={shift && rupees(shift.expected)}
      aside={shift?.drawer}
      href="/admin/cash"
    >
      {!shift && <TodayEmpty>{WORDS.noShift}</TodayEmpty>}
    </TodayCard>
  )
}
