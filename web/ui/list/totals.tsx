import { LIST_WORDS } from '#words/admin/list.ts'

type Row = { label: string; value: string }

/** Amounts line by line and their total. Announces a changed total to screen readers. */
export function Totals({ rows, total }: { rows: readonly Row[]; total: string }) {
  return (
    <>
      <dl className="space-y-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="shrink-0 text-ink-soft">{label}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div aria-live="polite" className="mt-4 border-t border-line pt-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{LIST_WORDS.total}</span>
          <span className="font-display text-3xl leading-none font-semibold tabular-nums">
            {total}
          </span>
        </p>
      </div>
    </>
  )
}
