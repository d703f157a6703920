import { MISSING_PAYMENTS_FILE } from '#shared/contract/desk-endpoints.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import {
  type MissingPayment,
  readMissingPayments,
  useMissingPayments,
} from '#web/api/money/statement.ts'
import { ListTools } from '#web/hall/list-tools.tsx'
import { usePrintAll } from '#web/hall/use-print-all.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { MISSING_WORDS as WORDS } from '#words/money/statement.ts'

/** The list has no filter. */
const ALL = {}

/** The UPI payments that reception confirmed and the bank's statement does not have. */
export function MissingPayments({
  page,
  onPage,
}: {
  page: number
  onPage: (page: number) => void
}) {
  const missing = useMissingPayments(page)
  const print = usePrintAll(ALL, readMissingPayments)
  const { rows, total = 0, sum = 0, days } = missing.data ?? {}
  const period = days && { from: localDay(days.from), to: localDay(days.to) }
  return (
    <>
      {period && total > 0 && (
        <div className="mb-4 grid gap-1 text-pretty">
          <p className="font-semibold">{fillIn(WORDS.sum, { ...period, amount: rupees(sum) })}</p>
          <p className="text-ink-soft">{WORDS.about}</p>
        </div>
      )}
      {total > 0 && (
        <div className="mb-3">
          <ListTools
            file={MISSING_PAYMENTS_FILE}
            filter={ALL}
            filters={[WORDS.list]}
            name="missing-payments.csv"
            print={print}
          />
        </div>
      )}
      <PagedList
        query={missing}
        rows={print.rows ?? rows}
        total={total}
        page={page}
        onPage={onPage}
        words={WORDS}
        empty={
          <EmptyState icon="rupee" title={period ? WORDS.noneTitle : WORDS.nothingTitle}>
            {period ? fillIn(WORDS.none, period) : WORDS.nothing}
          </EmptyState>
        }
      >
        {(payment) => <Payment key={payment.id} payment={payment} />}
      </PagedList>
    </>
  )
}

function Payment({ payment }: { payment: MissingPayment }) {
  const { day, name, memberId, seat, amount, utr, staff, userId, bookingId } = payment
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3 sm:px-6">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {name === null ? (
            <span className="font-semibold">{WORDS.deletedMember}</span>
          ) : (
            <TextLink href={`/user-management?user=${userId}`} className="wrap-anywhere">
              {name}
            </TextLink>
          )}
          <TextLink href={`/admin/bookings?booking=${bookingId}`}>
            {fillIn(WORDS.seat, { seat })}
          </TextLink>
          {memberId !== null && <span className="text-sm text-ink-soft">{memberId}</span>}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {utr === null ? WORDS.withoutUtr : fillIn(WORDS.utr, { utr })} ·{' '}
          {fillIn(WORDS.confirmedBy, { name: staff })}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-ink-soft">{localDay(day)}</span>
        <span className="text-lg font-semibold tabular-nums">{rupees(amount)}</span>
      </p>
    </li>
  )
}
