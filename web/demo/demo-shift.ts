import type { DemoPayment, DemoShift, DemoState } from '#web/demo/demo-state.ts'

/** The shift that has or would have the cash of a payment: of its last correction, or of who confirmed it. */
export function shiftOfPayment(
  { corrections, shifts }: DemoState,
  { id, confirmedBy, confirmedAt }: DemoPayment,
): DemoShift | undefined {
  const last = corrections
    .filter(({ paymentId }) => paymentId === id)
    .flatMap(({ journals }) => journals.flatMap(({ shiftId }) => shiftId ?? []))
    .at(-1)
  const taken = shifts.findLast(({ userId, openedAt, closedAt }) => {
    if (userId !== confirmedBy || !confirmedAt) return false
    return openedAt <= confirmedAt && (closedAt === null || closedAt >= confirmedAt)
  })
  return shifts.find((each) => each.id === last) ?? taken
}
