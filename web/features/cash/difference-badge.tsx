import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The rupees that were over or, if negative, short; nothing if a count was right. */
export function DifferenceBadge({
  difference,
  over,
  short,
}: {
  difference: number
  over: string
  short: string
}) {
  if (difference === 0) return null
  const text = difference > 0 ? over : short
  return <Badge tone="warning">{fillIn(text, { amount: rupees(Math.abs(difference)) })}</Badge>
}
