import type { MoneyAct } from '#server/testing/money/money-act.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { closeDay as closeBooks } from '#shared/contract/money/books.ts'
import { correctMethod as correctPayment } from '#shared/contract/money/desk-payment.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { DEPOSIT_MODES } from '#shared/domain/money/deposit.ts'
import type { ActAnswer, ActScene } from './act-scene.ts'
import { utrOf } from './member-acts.ts'

const GSTIN = '27AAPFU0939F1ZV'

async function changeSettings({ owner }: ActScene, changes: object): ActAnswer {
  const current = (await owner.call(getSettings)).reply().data
  return owner.call(saveSettings, { body: { ...current, ...changes } })
}

export function setDeposit(act: MoneyAct, scene: ActScene): ActAnswer {
  const depositMode = DEPOSIT_MODES[act.choice % DEPOSIT_MODES.length] ?? 'none'
  return changeSettings(scene, { depositMode, depositAmount: act.rupees, depositMonths: 1 })
}

export function setLateFee(act: MoneyAct, scene: ActScene): ActAnswer {
  const lateFeeAmount = act.choice % 4 === 0 ? 0 : act.rupees
  return changeSettings(scene, { lateFeeAmount, lateFeeDays: act.choice % 8 === 1 ? 1 : 0 })
}

/** The hall registers for GST or leaves it. */
export function setTax(act: MoneyAct, scene: ActScene): ActAnswer {
  const gstRate = act.byUpi ? 18 : 5
  return changeSettings(scene, { gstin: act.choice % 3 === 0 ? '' : GSTIN, gstRate })
}

/** Closes the books up to one of the last days. */
export function closeDay(act: MoneyAct, { app, owner }: ActScene): ActAnswer {
  const day = addDays(app.services.today(), -1 - (act.choice % 3))
  return owner.call(closeBooks, { body: { day } })
}

/** The owner, or the admin at the counter, corrects how a payment of the member was made. */
export async function correctMethod(act: MoneyAct, scene: ActScene): ActAnswer {
  const { owner, desk, member, id } = scene
  const { payments } = (await owner.call(getUser, { params: { id: member.id } })).reply().data
  const taken = payments.filter(({ correctable }) => correctable)
  const payment = taken[act.choice % Math.max(taken.length, 1)]
  if (!payment) return undefined
  const method = act.byUpi ? ('upi' as const) : ('cash' as const)
  const utr = act.byUpi && act.choice % 3 === 0 ? { utr: utrOf(act) } : {}
  const by = act.desk === 0 ? desk : owner
  return by.call(correctPayment, { body: { id, paymentId: payment.id, method, ...utr } })
}
