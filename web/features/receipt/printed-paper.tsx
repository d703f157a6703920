import type { Paper } from '#shared/words/paper.ts'
import { Card } from '#web/ui/card.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'

/** A receipt or voucher as it is printed, with the hall's name at the top. */
export function PrintedPaper({ paper }: { paper: Paper }) {
  const { language, title, number, seller, notice, rows, sums, total, notes } = paper
  return (
    <Card className="print:border-0 print:bg-transparent print:p-0 print:shadow-none">
      <article lang={language} aria-label={`${title} ${number}`}>
        <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <p className="font-display text-xl font-semibold">{seller.name}</p>
            {seller.lines.length > 0 && (
              <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">
                {seller.lines.join('\n')}
              </p>
            )}
          </div>
          <h2 className="font-display text-xl font-semibold">{title}</h2>
        </header>
        {notice !== null && (
          <p className="mt-4 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning print:border">
            {notice}
          </p>
        )}
        <div className="mt-4">
          <DescriptionList
            rows={rows.map(({ label, value }) => ({
              label,
              value: <KeepTogether>{value}</KeepTogether>,
            }))}
          />
        </div>
        {sums.map(({ label, amount }) => (
          <p key={label} className="mt-2 flex items-baseline justify-between gap-6">
            <span className="text-ink-soft">{label}</span>
            <span className="tabular-nums">{amount}</span>
          </p>
        ))}
        <p className="mt-2 flex items-baseline justify-between gap-6 border-t-2 border-ink pt-4 text-lg font-semibold">
          <span>{total.label}</span>
          <span className="tabular-nums">{total.amount}</span>
        </p>
        {notes.map((note) => (
          <p key={note} className="mt-3 text-sm text-ink-soft">
            {note}
          </p>
        ))}
      </article>
    </Card>
  )
}
