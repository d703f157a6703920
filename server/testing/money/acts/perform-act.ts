import type { ActKind, MoneyAct } from '#server/testing/money/money-act.ts'
import type { ActAnswer, ActScene } from './act-scene.ts'
import * as cash from './cash-acts.ts'
import * as desk from './desk-acts.ts'
import * as member from './member-acts.ts'
import * as owner from './owner-acts.ts'
import { assignCredit, assignRest } from './statement-acts.ts'

type Perform = (act: MoneyAct, scene: ActScene) => ActAnswer

const PERFORM: Readonly<Record<ActKind, Perform>> = {
  book: member.book,
  renew: member.renew,
  reserve: member.reserve,
  sendUtr: member.sendUtr,
  cancelOwn: member.cancelOwn,
  cancel: member.cancel,
  confirm: desk.confirm,
  discount: desk.confirm,
  payDue: desk.payDue,
  payLate: desk.payDue,
  letRestGo: desk.payDue,
  checkUtr: desk.checkUtr,
  refund: desk.refund,
  returnDeposit: desk.returnDeposit,
  correctMethod: owner.correctMethod,
  assignCredit,
  assignRest,
  openShift: cash.openShift,
  spend: cash.spend,
  takeBack: cash.takeBack,
  takeBackLate: cash.takeBackLate,
  closeShift: cash.closeShift,
  receive: cash.receive,
  setDeposit: owner.setDeposit,
  setLateFee: owner.setLateFee,
  setTax: owner.setTax,
  closeDay: owner.closeDay,
  // The actors move the clock before an act.
  wait: async () => undefined,
}

/** Sends an act through the API. */
export function performAct(act: MoneyAct, scene: ActScene): ActAnswer {
  return PERFORM[act.kind](act, scene)
}
