import { useState } from 'react'
import { SHIFTS_FILE } from '#shared/contract/desk-endpoints.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { receivedDifference, shiftDifferences } from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { type ClosedShift, readShifts, useShifts } from '#web/api/money/cash.ts'
import { DifferenceBadge } from '#web/features/cash/difference-badge.tsx'
import { ReceiveDialog } from '#web/features/cash/receive-dialog.tsx'
import { hallTime } from '#web/hall/hall-time.ts'
import { ListTools } from '#web/hall/list-tools.tsx'
import { usePrintAll } from '#web/hall/use-print-all.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { CLOSED_SHIFTS_WORDS as WORDS } from '#words/money/cash.ts'

/** The list has no filter. */
const ALL = {}

/** The closed shifts. A super admin confirms that their cash has arrived. */
export function ClosedShifts({ onDone }: { onDone: (message: string) => void }) {
  const [page, setPage] = useState(1)
  const shifts = useShifts(page)
  const print = usePrintAll(ALL, readShifts)
  const [toReceive, setToReceive] = useState<ClosedShift>()
  const user = useLoggedInUser()
  return (
    <section aria-labelledby="closed-shifts">
      <h2 id="closed-shifts" className="mb-3 font-display text-xl font-semibold">
        {WORDS.title}
      </h2>
      <ListTools file={SHIFTS_FILE} filter={ALL} name="shifts.csv" print={print} />
      <PagedList
        query={shifts}
        rows={print.rows ?? shifts.data?.rows}
        total={shifts.data?.total}
        page={page}
        onPage={setPage}
        words={{ ...WORDS, list: WORDS.title }}
        empty={
          <EmptyState icon="clock" title={WORDS.none}>
            {WORDS.noneHint}
          </EmptyState>
        }
      >
        {(shift) => (
          <ShiftRow
            key={shift.id}
            shift={shift}
            {...(may(user, 'handOvers') && { onReceive: () => setToReceive(shift) })}
          />
        )}
      </PagedList>
      {toReceive && (
        <ReceiveDialog
          shift={toReceive}
          onClose={() => setToReceive(undefined)}
          onReceived={() => {
            setToReceive(undefined)
            onDone(WORDS.confirmed)
          }}
        />
      )}
    </section>
  )
}

function ShiftRow({ shift, onReceive }: { shift: ClosedShift; onReceive?: () => void }) {
  const { timeZone } = usePublicSettings()
  const { drawer, name, openedAt, closedAt, leftBefore, opening, expenses, note } = shift
  const { expected, counted, handedOver } = shift
  const time = (instant: string) => hallTime(timeZone, new Date(instant))
  const { atOpening, atClosing } = shiftDifferences(shift)
  const onArrival = receivedDifference(shift)
  const isAwaited = shift.receivedAt === null && handedOver > 0
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold wrap-anywhere">
          {fillIn(WORDS.who, { name, drawer })}{' '}
          <DifferenceBadge
            difference={atOpening}
            over={WORDS.overAtOpening}
            short={WORDS.missingAtOpening}
          />{' '}
          <DifferenceBadge difference={atClosing} over={WORDS.over} short={WORDS.short} />{' '}
          <DifferenceBadge
            difference={onArrival}
            over={WORDS.moreReceived}
            short={WORDS.lessReceived}
          />
          {[atOpening, atClosing, onArrival].every((difference) => difference === 0) && (
            <Badge tone="success">{WORDS.right}</Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {fillIn(WORDS.when, {
            day: localDay(dayIn(timeZone, new Date(openedAt))),
            from: time(openedAt),
            until: time(closedAt),
          })}
          {shift.countedBy !== null && ` · ${fillIn(WORDS.countedBy, { name: shift.countedBy })}`}
        </p>
        <p className="mt-1 tabular-nums">
          {[
            ...(atOpening === 0 || leftBefore === null
              ? []
              : [
                  fillIn(WORDS.leftBefore, { amount: rupees(leftBefore) }),
                  fillIn(WORDS.opening, { amount: rupees(opening) }),
                ]),
            fillIn(WORDS.expected, { amount: rupees(expected) }),
            fillIn(WORDS.counted, { amount: rupees(counted) }),
            fillIn(WORDS.handedOver, { amount: rupees(handedOver) }),
            ...(expenses === 0 ? [] : [expensesText(shift)]),
          ].join(' · ')}
        </p>
        {shift.received !== null && (
          <p className="text-ink-soft">
            {fillIn(WORDS.received, { amount: rupees(shift.received) })}
          </p>
        )}
        {shift.openingNote !== '' && (
          <p className="text-ink-soft wrap-anywhere">
            {fillIn(WORDS.openingNote, { note: shift.openingNote })}
          </p>
        )}
        {note !== '' && <p className="text-ink-soft wrap-anywhere">{note}</p>}
        {shift.receivedNote !== '' && (
          <p className="text-ink-soft wrap-anywhere">
            {fillIn(WORDS.receivedNote, { note: shift.receivedNote })}
          </p>
        )}
      </div>
      {isAwaited && onReceive && (
        <Button size="small" variant="secondary" onClick={onReceive}>
          {WORDS.confirm}
        </Button>
      )}
      {isAwaited && !onReceive && <Badge tone="warning">{WORDS.notReceived}</Badge>}
    </li>
  )
}

function expensesText({ expenses, expensesWithoutBill }: ClosedShift): string {
  const text = expensesWithoutBill === 0 ? WORDS.expenses : WORDS.expensesWithoutBill
  return fillIn(text, { amount: rupees(expenses), without: rupees(expensesWithoutBill) })
}
