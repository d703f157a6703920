import type { ReactNode } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { REPORT_PERIODS } from '#shared/domain/money/report.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { type Report, useReport } from '#web/api/money/books.ts'
import { BooksPage } from '#web/features/books/books-page.tsx'
import { useBooksUrl } from '#web/features/books/books-url.ts'
import { OccupancyCharts } from '#web/features/books/occupancy-charts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { LoadState } from '#web/ui/list/load-state.tsx'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { Select } from '#web/ui/select/select.tsx'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { BOOKS_WORDS, REPORT_WORDS as WORDS } from '#words/money/books.ts'
import { EXPENSE_LABELS } from '#words/money/cash.ts'
import { ACCOUNT_LABELS } from '#words/money/ledger-labels.ts'

/** Income, expenses, dues and occupancy of a day, a month or a financial year. */
export function ReportsScreen() {
  const today = useToday()
  const [{ day = today, period }, change] = useBooksUrl()
  const report = useReport(period, day)
  return (
    <BooksPage title={WORDS.title} subtitle={WORDS.subtitle}>
      <div className="flex flex-wrap items-end gap-4 print:hidden">
        <div className="w-full sm:w-56">
          <Select
            label={WORDS.period}
            options={REPORT_PERIODS.map((value) => ({ value, label: WORDS.periods[value] }))}
            value={period}
            onChange={(chosen) => change({ period: chosen })}
          />
        </div>
        <DatePicker
          label={WORDS.day}
          today={today}
          value={day}
          onChange={(picked) => change({ day: picked === today ? undefined : picked })}
          className="w-full sm:w-64"
        />
        <Button variant="secondary" onClick={() => print()} className="sm:ml-auto">
          {BOOKS_WORDS.print}
        </Button>
      </div>
      <div className="mt-6">
        <LoadState query={report} words={WORDS} />
        {report.isSuccess && <Figures report={report.data} />}
      </div>
    </BooksPage>
  )
}

function Figures({ report }: { report: Report }) {
  const {
    from,
    to,
    total,
    sold,
    discounts,
    keptDeposits,
    lateFees,
    tax,
    left,
    dues,
    differences,
    expenses,
  } = report
  const duesHint = fillIn(localPlural(dues.members, WORDS.duesHint), { count: dues.members })
  const owingText = dues.owing > 0 ? fillIn(WORDS.owing, { amount: rupees(dues.owing) }) : ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="font-display text-2xl font-semibold">
        {from === to
          ? localDay(from)
          : fillIn(WORDS.fromTo, { from: localDay(from), to: localDay(to) })}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        <Figure label={WORDS.left} value={left} hint={WORDS.leftHint} />
        <Figure
          label={WORDS.sold}
          value={sold}
          hint={[
            WORDS.soldHint,
            ...(discounts === 0 ? [] : [fillIn(WORDS.discounts, { amount: rupees(discounts) })]),
            ...(keptDeposits === 0
              ? []
              : [fillIn(WORDS.keptDeposits, { amount: rupees(keptDeposits) })]),
            ...(lateFees === 0 ? [] : [fillIn(WORDS.lateFees, { amount: rupees(lateFees) })]),
            ...(tax === 0 ? [] : [fillIn(WORDS.tax, { amount: rupees(tax) })]),
          ].join(' ')}
        />
        <Figure label={WORDS.dues} value={dues.owed} hint={`${duesHint}. ${owingText}`} />
        {report.heldDeposits !== undefined && (
          <Figure
            label={WORDS.heldDeposits}
            value={report.heldDeposits}
            hint={WORDS.heldDepositsHint}
          />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <IncomeTable
          title={WORDS.byMethod}
          total={total}
          rows={report.byMethod.map(({ method, ...row }) => ({
            ...row,
            label: ACCOUNT_LABELS[method],
          }))}
        />
        <IncomeTable
          title={WORDS.byStaff}
          total={total}
          rows={report.byStaff.map(({ staff, ...row }) => ({
            ...row,
            label: staff ?? WORDS.noStaff,
          }))}
        />
        <IncomeTable
          title={WORDS.byRoom}
          total={total}
          rows={report.byRoom.map(({ room, ...row }) => ({
            ...row,
            label: room === null ? WORDS.noRoom : ROOM_LABELS[room],
          }))}
        />
        <IncomeTable
          title={WORDS.byBatch}
          total={total}
          rows={report.byBatch.map(({ batch, ...row }) => ({
            ...row,
            label: batch === null ? WORDS.noBatch : BATCH_LABELS[batch],
          }))}
        />
        <SumTable
          title={WORDS.expenses}
          headers={[WORDS.category, WORDS.amount]}
          rows={[
            ...expenses.map(({ category, amount }) => [EXPENSE_LABELS[category], amount] as const),
            ...(differences === 0 ? [] : [[WORDS.differences, differences] as const]),
          ]}
        />
      </div>
      <OccupancyCharts rooms={report.occupancy} />
    </div>
  )
}

function Figure({ label, value, hint }: { label: string; value: number; hint: string }) {
  return (
    <Card>
      <p className="text-ink-soft">{label}</p>
      <p className="mt-1 text-3xl font-semibold tabular-nums">{rupees(value)}</p>
      <p className="mt-1 text-sm text-ink-soft">{hint}</p>
    </Card>
  )
}

type Income = { received: number; refunded: number }

function IncomeTable({
  title,
  rows,
  total,
}: {
  title: string
  rows: readonly (Income & { label: string })[]
  total: Income
}) {
  return (
    <SumTable
      title={title}
      headers={[title, WORDS.received, WORDS.refunded]}
      rows={rows.map(({ label, received, refunded }) => [label, received, refunded] as const)}
      total={[total.received, total.refunded]}
    />
  )
}

type Row = readonly [label: string, ...sums: number[]]

/** A table of sums with a title. `total` defaults to the sum of the first column. */
function SumTable({
  title,
  headers,
  rows,
  total = [rows.reduce((sum, [, amount = 0]) => sum + amount, 0)],
}: {
  title: string
  headers: readonly string[]
  rows: readonly Row[]
  total?: readonly number[]
}) {
  return (
    <Card padded={false} className="break-inside-avoid">
      <table className="w-full text-right tabular-nums">
        <caption className="px-5 pt-4 pb-2 text-left font-display text-xl font-semibold">
          {title}
        </caption>
        {rows.length === 0 ? (
          <tbody>
            <tr>
              <td className="px-5 pt-1 pb-5 text-left text-ink-soft">{WORDS.nothing}</td>
            </tr>
          </tbody>
        ) : (
          <>
            <thead className="text-sm text-ink-soft">
              <tr>
                {headers.map((head, index) => (
                  <HeaderCell key={head} first={index === 0}>
                    {head}
                  </HeaderCell>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-y border-line">
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: Two people may have the same name.
                <SumRow key={index} row={row} />
              ))}
            </tbody>
            <tfoot className="font-semibold">
              <SumRow row={[BOOKS_WORDS.total, ...total]} />
            </tfoot>
          </>
        )}
      </table>
    </Card>
  )
}

function HeaderCell({ first, children }: { first: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={first ? 'sr-only' : 'px-3 py-1.5 font-medium last:pr-5'}>
      {children}
    </th>
  )
}

function SumRow({ row: [label, ...sums] }: { row: Row }) {
  return (
    <tr className="align-baseline">
      <th
        scope="row"
        className="py-2.5 pr-3 pl-5 text-left font-normal wrap-anywhere in-[tfoot]:font-semibold"
      >
        {label}
      </th>
      {sums.map((sum, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The index is the column.
        <td key={index} className="px-3 py-2.5 whitespace-nowrap last:pr-5">
          {rupees(sum)}
        </td>
      ))}
    </tr>
  )
}
