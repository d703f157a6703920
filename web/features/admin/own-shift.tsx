import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { Today } from '#web/api/admin/today.ts'
import { TodayCard, TodayEmpty } from '#web/features/admin/today-card.tsx'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'

/** The user's own shift: the cash that is expected in its drawer, and the money of the day. */
export function OwnShift({ shift, takings }: Pick<Today, 'shift' | 'takings'>) {
  return (
    <TodayCard
      title={WORDS.shift}
      count={shift && rupees(shift.expected)}
      aside={shift?.drawer}
      href="/admin/cash"
    >
      {!shift && <TodayEmpty>{WORDS.noShift}</TodayEmpty>}
      <dl className="mt-2 divide-y divide-line border-t border-line">
        <Taken by={WORDS.takenByYou} takings={takings.own} />
        {takings.hall && <Taken by={WORDS.takenByHall} takings={takings.hall} />}
      </dl>
    </TodayCard>
  )
}

function Taken({ by, takings }: { by: string; takings: Today['takings']['own'] }) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
      <dt>{by}</dt>
      <dd className="ml-auto font-semibold tabular-nums">
        {fillIn(WORDS.cashAndUpi, { cash: rupees(takings.cash), upi: rupees(takings.upi) })}
      </dd>
    </div>
  )
}
