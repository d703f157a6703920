import type { MoneyAct } from '#server/testing/money/money-act.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { closeDay as closeBooks } from '#shared/contract/money/books.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { DEPOSIT_MODES } from '#shared/domain/money/deposit.ts'
import type { ActAnswer, ActScene } from './act-scene.ts'

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
