import type { ReactNode } from 'react'

/** Rows of label and value, separated by thin lines. */
export function DescriptionList({
  rows,
}: {
  rows: readonly { label: string; value: ReactNode }[]
}) {
  return (
    <dl className="divide-y divide-line">
      {rows.map((row) => (
        <div key={row.label} className="flex items-baseline justify-between gap-6 py-3">
          <dt className="max-w-2/3 shrink-0 text-ink-soft">{row.label}</dt>
          <dd className="min-w-0 text-right font-medium text-balance break-words text-ink">
            {row.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
