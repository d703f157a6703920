import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { receiptOfSale, receiptsOf } from '#server/db/queries/money/receipt.ts'
import { vouchersOf } from '#server/db/queries/money/refund.ts'
import { upiPaymentOf } from '#server/db/queries/money/upi-claim.ts'
import { requireStaff, requireStep, requireUser } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { readUser } from '#server/replies/read-user.ts'
import type { Services } from '#server/services.ts'
import {
  confirmPayment as confirmCall,
  correctMethod as correctCall,
} from '#shared/contract/money/desk-payment.ts'
import * as calls from '#shared/contract/money/payment.ts'
import { listReceipts, readPaper as readPaperCall } from '#shared/contract/money/receipt.ts'
import * as claims from '#shared/contract/money/upi-claim.ts'
import { paidReply } from '#shared/replies/payment.ts'
import { receiptReply, voucherReply } from '#shared/replies/receipt.ts'
import { upiPaymentReply } from '#shared/replies/upi-claim.ts'
import { PAYMENT_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { completePayment } from './complete-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { correctMethod } from './correct-method.ts'
import { readPaper } from './read-paper.ts'
import { receiptFileRoutes } from './receipt-file-route.ts'
import { rejectUtr } from './reject-utr.ts'
import { saveScreenshot } from './save-screenshot.ts'
import { screenshotRoute } from './screenshot-route.ts'
import { sendUtr } from './send-utr.ts'

export function paymentRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.completePayment, {
    guard: requireStep('payment'),
    handle: async ({ body, user }) => {
      const { issuedMemberId, waits } = await completePayment(services, user, body)
      const paid = await readUser(services, user.id, { showCongratulations: issuedMemberId })
      return {
        ...paidReply(paid),
        message: waits ? PAYMENT_MESSAGES.waitsAtDesk : PAYMENT_MESSAGES.completed,
      }
    },
  })

  mountCall(app, services, listReceipts, {
    guard: requireUser,
    handle: async ({ user: { id } }) => {
      const [receipts, vouchers] = await Promise.all([
        receiptsOf(services.db, id),
        vouchersOf(services.db, id),
      ])
      return { data: receipts.map(receiptReply), vouchers: vouchers.map(voucherReply) }
    },
  })

  mountCall(app, services, readPaperCall, {
    guard: requireStaff('bookings'),
    handle: async ({ query, user }) => ({ data: await readPaper(services, user, query.number) }),
  })

  receiptFileRoutes(app, services)

  mountCall(app, services, confirmCall, {
    guard: requireStaff('bookings'),
    handle: async ({ params, body, user }) => {
      const { paymentMethod: method, utr: typedUtr, part, discount } = body
      await confirmPayment(services, user, params.id, { method, typedUtr, part, discount })
      const number = await receiptOfSale(services.db, params.id)
      return { message: PAYMENT_MESSAGES.confirmed, data: { number } }
    },
  })

  mountCall(app, services, correctCall, {
    guard: requireStaff('books'),
    handle: async ({ body, user }) => {
      await correctMethod(services, user, body)
      return { message: PAYMENT_MESSAGES.methodCorrected }
    },
  })

  mountCall(app, services, claims.getUpiPayment, {
    guard: requireUser,
    handle: async ({ user }) => ({
      data: upiPaymentReply(await upiPaymentOf(services.db, user.id)),
    }),
  })

  mountCall(app, services, claims.sendUtr, {
    guard: requireStep('payment'),
    handle: async ({ body, user }) => {
      await sendUtr(services, user, body.utr)
      return { message: PAYMENT_MESSAGES.utrSent }
    },
  })

  mountCall(app, services, claims.saveScreenshot, {
    guard: requireStep('payment'),
    handle: async ({ user, file }) => {
      if (!file) throw new AppError('notAnImage')
      await saveScreenshot(services, user, file)
      return { message: PAYMENT_MESSAGES.screenshotSaved }
    },
  })

  screenshotRoute(app, services)

  mountCall(app, services, claims.confirmUtr, {
    guard: requireStaff('bookings'),
    handle: async ({ params, body: { utr, discount }, user }) => {
      await confirmPayment(services, user, params.id, { method: 'upi', utr, discount })
      return { message: PAYMENT_MESSAGES.confirmed }
    },
  })

  mountCall(app, services, claims.rejectUtr, {
    guard: requireStaff('bookings'),
    handle: async ({ params, body, user }) => {
      await rejectUtr(services, user, params.id, body)
      return { message: PAYMENT_MESSAGES.utrRejected }
    },
  })
}
