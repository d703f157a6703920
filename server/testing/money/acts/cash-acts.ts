import type { MoneyAct } from '#server/testing/money/money-act.ts'
import { getDayBook } from '#shared/contract/money/books.ts'
import * as cash from '#shared/contract/money/cash.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'
import type { ActAnswer, ActScene } from './act-scene.ts'

export function openShift(act: MoneyAct, { desk, id }: ActScene): ActAnswer {
  const count = { ...NO_CASH, coins: act.rupees }
  const drawer = `Drawer ${act.choice % 2}`
  return desk.call(cash.openShift, { body: { id, drawer, count, note: 'Counted twice' } })
}

export function spend(act: MoneyAct, { desk, id }: ActScene): ActAnswer {
  const category = EXPENSES[act.choice % EXPENSES.length]
  const body = { id, amount: act.rupees, category, note: 'For the hall' }
  return desk.call(cash.payExpense, { body })
}
const EXPENSES = ['tea', 'cleaning', 'repairs'] as const

export async function takeBack(act: MoneyAct, { desk }: ActScene): ActAnswer {
  const { shift } = (await desk.call(cash.getCash)).reply().data
  const expenses = shift?.moves.flatMap(({ expenseId }) => expenseId ?? []) ?? []
  const id = expenses[act.choice % Math.max(expenses.length, 1)]
  return id === undefined ? undefined : desk.call(cash.takeBackExpense, { params: { id } })
}

/** The owner, or somebody at the counter, takes back an expense of one of the last days whose shift is closed. */
export async function takeBackLate(act: MoneyAct, { app, owner, desk }: ActScene): ActAnswer {
  for (let days = 0; days < 4; days++) {
    const day = addDays(app.services.today(), -days)
    const { lines } = (await owner.call(getDayBook, { query: { day } })).reply().data
    const id = lines.find(({ takeBackOf }) => takeBackOf !== null)?.takeBackOf
    const by = act.byUpi ? owner : desk
    if (id) return by.call(cash.takeBackExpense, { params: { id } })
  }
  return undefined
}

/** Closes the shift with what it should contain, a rupee less or a rupee more. */
export async function closeShift(act: MoneyAct, { desk }: ActScene): ActAnswer {
  const { shift } = (await desk.call(cash.getCash)).reply().data
  if (!shift) return undefined
  const counted = Math.max(0, shift.expected + (act.choice % 3) - 1)
  const handedOver = Math.floor(counted / (1 + (act.choice % 4)))
  return desk.call(cash.closeShift, {
    params: { id: shift.id },
    body: { count: { ...NO_CASH, coins: counted }, handedOver, note: 'Counted twice' },
  })
}

/** The owner confirms what a closed shift handed over, or a little less. */
export async function receive(act: MoneyAct, { owner }: ActScene): ActAnswer {
  const { shifts } = (await owner.call(cash.listShifts, { query: {} })).reply().data
  const waiting = shifts.find(({ receivedAt }) => receivedAt === null)
  if (!waiting) return undefined
  const received = Math.max(0, waiting.handedOver - (act.choice % 3))
  const body = { received, note: 'Counted twice' }
  return owner.call(cash.receiveHandOver, { params: { id: waiting.id }, body })
}
