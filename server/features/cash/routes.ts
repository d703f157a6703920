import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import * as shifts from '#server/db/queries/money/cash-shift.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/money/cash.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { expectedCash, sumAmounts } from '#shared/domain/money/cash-shift.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { withIsoDates } from '#shared/replies/pick.ts'
import { CASH_MESSAGES } from '#shared/words/en/money/cash-messages.ts'
import { billPictureRoute } from './bill-picture-route.ts'
import { payExpense, saveBill, takeBackExpense } from './expenses.ts'
import { closeShift, drawersFor, openShift, receiveHandOver } from './shifts.ts'
import { shiftsFileRoute } from './shifts-file-route.ts'

/** Shifts at the cash drawers. */
export function cashRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.getCash, {
    guard: requireStaff('cash'),
    handle: async ({ user }) => {
      const { db } = services
      const [shift, drawers] = await Promise.all([
        shifts.openShiftOf(db, user.id),
        drawersFor(db, user),
      ])
      if (!shift) return { data: { shift: null, drawers } }
      const moves = await shifts.shiftMoves(db, shift.id)
      const { id, drawer, openedAt, opening } = shift
      const open = { id, drawer, openedAt: openedAt.toISOString(), opening }
      const expected = expectedCash(opening, sumAmounts(moves))
      return { data: { shift: { ...open, expected, moves: moves.map(withIsoDates) }, drawers } }
    },
  })

  mountCall(app, services, calls.openShift, {
    guard: requireStaff('cash'),
    handle: async ({ user, body }) => {
      await openShift(services, user, body)
      return { message: CASH_MESSAGES.opened }
    },
  })

  mountCall(app, services, calls.payExpense, {
    guard: requireStaff('cash'),
    handle: async ({ user, body }) => {
      await payExpense(services, user, body)
      return { message: CASH_MESSAGES.paid }
    },
  })

  mountCall(app, services, calls.takeBackExpense, {
    guard: requireStaff('cash'),
    handle: async ({ user, params }) => {
      await takeBackExpense(services, user, params.id)
      return { message: CASH_MESSAGES.takenBack }
    },
  })

  mountCall(app, services, calls.saveBill, {
    guard: requireStaff('cash'),
    handle: async ({ user, params, file }) => {
      if (!file) throw new AppError('notAnImage')
      await saveBill(services, user, params.id, file)
      return { message: CASH_MESSAGES.billSaved }
    },
  })

  billPictureRoute(app, services)
  shiftsFileRoute(app, services)

  mountCall(app, services, calls.closeShift, {
    guard: requireStaff('cash'),
    handle: async ({ user, params, body }) => ({
      message: CASH_MESSAGES.closed,
      data: await closeShift(services, user, params.id, body),
    }),
  })

  mountCall(app, services, calls.listShifts, {
    guard: requireStaff('cash'),
    handle: async ({ query: { page }, user }) => {
      const userId = may(user, 'allShifts') ? undefined : user.id
      const slice = { ...pageSlice(page), userId }
      const { shifts: listed, total } = await shifts.listShifts(services.db, slice)
      return { data: { shifts: listed.map(listedShift), total, page } }
    },
  })

  mountCall(app, services, calls.receiveHandOver, {
    guard: requireStaff('handOvers'),
    handle: async ({ user, params, body }) => {
      await receiveHandOver(services, user, params.id, body)
      return { message: CASH_MESSAGES.received }
    },
  })
}

type ClosedShift = Awaited<ReturnType<typeof shifts.listShifts>>['shifts'][number]

function listedShift(shift: ClosedShift): calls.ListedShift {
  const { closedAt, expected, counted, handedOver, ...rest } = shift
  if (closedAt === null || expected === null || counted === null || handedOver === null) {
    throw new Error('Only closed shifts are listed')
  }
  return {
    ...withIsoDates(rest),
    closedAt: closedAt.toISOString(),
    expected,
    counted,
    handedOver,
  }
}
