import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { findExpense } from '#server/db/queries/money/cash-expense.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import { sendPicture } from '#server/http/send-picture.ts'
import type { Services } from '#server/services.ts'
import { BILL_PICTURE } from '#shared/contract/desk-endpoints.ts'
import { may } from '#shared/domain/user/permissions.ts'

const params = z.object({ id: z.uuid() })

/**
 * Serves the picture of an expense's bill to the person who paid it and to staff who may see all shifts. Not in the
 * API contract, because it returns an image.
 */
export function billPictureRoute(app: FastifyInstance, services: Services): void {
  const options = { schema: { hide: true }, config: minuteLimit(services.config) }
  app.get(BILL_PICTURE.url, options, async (request, reply) => {
    const staff = await requireStaff('cash').authorize(services, request)
    const { data } = params.safeParse(request.params)
    const expense = data && (await findExpense(services.db, data.id))
    const maySee = expense && (expense.madeBy === staff.id || may(staff, 'allShifts'))
    return sendPicture(reply, services.storage, maySee ? expense.bill : undefined, 'bill')
  })
}
