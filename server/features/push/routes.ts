import type { FastifyInstance } from 'fastify'
import { AppError, throwIfRefused } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { removeSubscription, saveSubscription } from '#server/db/queries/user/push-subscriptions.ts'
import { lockCaller, requireUser } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { isPublicKey } from '#server/push/vapid.ts'
import type { Services } from '#server/services.ts'
import { REQUEST_PROBLEMS } from '#shared/contract/field-problems.ts'
import * as calls from '#shared/contract/user/push.ts'
import { invalidForm } from '#shared/domain/refusal.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'

/** Mounts the calls that subscribe the caller's browsers to notifications and unsubscribe them. */
export function pushRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, push } = services

  mountCall(app, services, calls.getPushKey, {
    guard: requireUser,
    handle: async () => ({ data: { publicKey: push?.publicKey ?? null } }),
  })

  mountCall(app, services, calls.subscribeToPush, {
    guard: requireUser,
    handle: async ({ body: { endpoint, keys }, user }) => {
      if (!push) throw new AppError('notFound')
      const p256dh = Buffer.from(keys.p256dh, 'base64url')
      const auth = Buffer.from(keys.auth, 'base64url')
      const { invalidValue } = REQUEST_PROBLEMS
      throwIfRefused(
        invalidForm({
          endpoint: push.accepts(endpoint) ? undefined : invalidValue,
          'keys.p256dh': isPublicKey(p256dh) ? undefined : invalidValue,
        }),
      )
      await inTransaction(db, async (trx) => {
        await lockCaller(services, trx, user)
        await saveSubscription(trx, { userId: user.id, endpoint, p256dh, auth }, now())
      })
      return { message: OWN_USER_MESSAGES.pushOn }
    },
  })

  mountCall(app, services, calls.unsubscribeFromPush, {
    guard: requireUser,
    handle: async ({ body: { endpoint }, user }) => {
      await inTransaction(db, async (trx) => {
        await lockCaller(services, trx, user)
        await removeSubscription(trx, { userId: user.id, endpoint })
      })
      return { message: OWN_USER_MESSAGES.pushOff }
    },
  })
}
