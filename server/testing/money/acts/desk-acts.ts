import type { MoneyAct } from '#server/testing/money/money-act.ts'
import * as calls from '#shared/contract/money/desk-payment.ts'
import * as claims from '#shared/contract/money/upi-claim.ts'
import { lateFee } from '#shared/domain/money/late-fee.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import { type ActAnswer, type ActScene, bookingsOf } from './act-scene.ts'
import { newUtr, utrOf } from './member-acts.ts'

const methodOf = ({ byUpi }: MoneyAct) => (byUpi ? ('upi' as const) : ('cash' as const))

/** The UTR that reception types for some payments by UPI: a new one, or one of few that are soon used. */
function typedUtr(act: MoneyAct, scene: ActScene, method: PaymentMethod): { utr?: string } {
  if (method !== 'upi' || act.choice % 4 !== 2) return {}
  const isNew = act.choice % 8 === 2
  return { utr: isNew ? newUtr(scene) : utrOf(act) }
}

/** Confirms the newest booking's payment, of all or of a part, with a discount or without. */
export async function confirm(act: MoneyAct, scene: ActScene): ActAnswer {
  const [booking] = await bookingsOf(scene)
  if (!booking) return undefined
  const isPart = act.choice % 3 > 0
  const part = { amount: 1 + (act.rupees % 98), payableOn: booking.startDate }
  const whole = act.choice % 5 === 0
  const amount = whole ? booking.amount : 1 + (act.rupees % 60)
  const discount = { amount, name: 'Friend of a member' }
  const paymentMethod = methodOf(act)
  return scene.desk.call(calls.confirmPayment, {
    params: { id: booking.id },
    body: {
      paymentMethod,
      ...typedUtr(act, scene, paymentMethod),
      ...(isPart && { part }),
      ...(act.kind === 'discount' && { discount }),
    },
  })
}

/** Takes all or a part of a due, with its late fee or without, and may let the rest go. */
export async function payDue(act: MoneyAct, scene: ActScene): ActAnswer {
  const booking = (await bookingsOf(scene, 'dues'))[0] ?? (await bookingsOf(scene))[0]
  if (!booking) return undefined
  const open = booking.due?.open ?? 1
  const off = act.kind === 'letRestGo' ? 1 + (act.rupees % Math.max(open, 1)) : 0
  const amount = act.choice % 3 === 0 ? open - off : 1 + (act.rupees % 40)
  const method = act.kind === 'payLate' ? 'upi' : methodOf(act)
  return scene.desk.call(calls.payDue, {
    params: { id: booking.id },
    body: {
      id: scene.id,
      amount,
      ...(off > 0 && { discount: { amount: off, name: 'The rest' } }),
      open,
      lateFee: booking.due ? lateFee(booking.due, scene.app.services.today()) : 0,
      ...(act.choice % 4 === 1 && { withoutLateFee: 'Was ill' }),
      method,
      ...typedUtr(act, scene, method),
    },
  })
}

export async function refund(act: MoneyAct, scene: ActScene): ActAnswer {
  const [booking] = await bookingsOf(scene)
  if (!booking) return undefined
  const amount = act.choice % 3 === 0 ? Math.max(1, booking.returnable) : act.rupees
  const body = { id: scene.id, amount, method: methodOf(act), reason: 'Moved' }
  return scene.desk.call(calls.refundBooking, { params: { id: booking.id }, body })
}

/** Returns the deposit that the hall holds, or all but a part. */
export async function returnDeposit(act: MoneyAct, scene: ActScene): ActAnswer {
  const bookings = await bookingsOf(scene)
  const booking = bookings.find(({ heldDeposit }) => heldDeposit) ?? bookings[0]
  if (!booking) return undefined
  const keeps = act.choice % 2 === 0
  const kept = keeps ? { amount: act.rupees, reason: 'Broken chair' } : undefined
  const body = { id: scene.id, method: methodOf(act), kept }
  return scene.desk.call(calls.returnDeposit, { params: { id: booking.id }, body })
}

/** Confirms a claim or rejects it; sometimes by another UTR. */
export async function checkUtr(act: MoneyAct, scene: ActScene): ActAnswer {
  const [booking] = await bookingsOf(scene)
  if (!booking) return undefined
  const params = { id: booking.id }
  const utr = act.choice % 5 === 0 ? utrOf(act) : (booking.utr ?? utrOf(act))
  if (act.byUpi) {
    const off = { discount: { amount: 1 + (act.rupees % 60), name: 'Paid less' } }
    const body = { utr, ...(act.choice % 3 === 0 && off) }
    return scene.desk.call(claims.confirmUtr, { params, body })
  }
  const body = { utr, reason: 'notReceived', note: '' } as const
  return scene.desk.call(claims.rejectUtr, { params, body })
}
