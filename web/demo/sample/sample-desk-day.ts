import type { Endpoint } from '#shared/contract/call.ts'
import { confirmPayment, openShift } from '#shared/contract/desk-endpoints.ts'
import { sendUtr } from '#shared/contract/endpoints.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'
import type { Parts } from '#web/api/request.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import { DEMO_ADMIN_EMAIL, DEMO_RECEPTION_EMAIL } from '#web/demo/demo-accounts.ts'
import { type DemoState, TIME_ZONE } from '#web/demo/demo-state.ts'
import { openSession } from '#web/demo/demo-user-replies.ts'
import { momentOf, type PastEvent } from '#web/demo/sample/sample-users.ts'

/**
 * Returns the events of today's desk: reception and the owner open their shifts, one of the waiting payments arrives in
 * cash and one by UPI, and one more member enters a UTR, which nobody has checked yet.
 */
export function deskEvents(state: DemoState, now: Date): PastEvent[] {
  const day = dayIn(TIME_ZONE, now)
  const minutesSoFar = (now.getTime() - momentOf(day, 0).getTime()) / 60_000
  // The demo may be opened at any time of the day, and none of this may be in the future.
  const at = (hour: number, share: number) =>
    momentOf(day, Math.min(hour * 60, Math.floor(minutesSoFar * share)))
  const ask = (find: { id: string } | { email: string }, call: Endpoint, parts: Parts) => {
    const user = state.users.find((each) =>
      'id' in find ? each.id === find.id : each.email === find.email,
    )
    if (user) answerCall(state, call, parts, openSession(state, user))
  }
  const open = (email: string, drawer: string, notes: number) => () => {
    const count = { ...NO_CASH, notes: { ...NO_CASH.notes, 100: notes } }
    ask({ email }, openShift, { body: { id: state.nextId(), drawer, count } })
  }
  const [byCash, byUpi, unchecked] = state.payments.filter(({ status }) => status === 'waiting')
  const confirm = (payment: typeof byCash, body: Parts['body']) => () => {
    const params = { id: payment?.bookingId }
    ask({ email: DEMO_RECEPTION_EMAIL }, confirmPayment, { params, body })
  }
  return [
    { at: at(7.6, 0.8), run: open(DEMO_RECEPTION_EMAIL, 'Reception', 12) },
    { at: at(8.2, 0.85), run: open(DEMO_ADMIN_EMAIL, 'Office', 5) },
    { at: at(8.7, 0.9), run: confirm(byCash, { paymentMethod: 'cash' }) },
    {
      at: at(9.4, 0.92),
      run: confirm(byUpi, { paymentMethod: 'upi', utr: '633218450917' }),
    },
    {
      at: at(10.1, 0.95),
      run: () => {
        if (!unchecked) return
        unchecked.method = 'upi'
        ask({ id: unchecked.userId }, sendUtr, { body: { utr: '633218461273' } })
      },
    },
  ]
}
