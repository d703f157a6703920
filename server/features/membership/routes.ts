import type { FastifyInstance } from 'fastify'
import { requireStep } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { readUser } from '#server/replies/read-user.ts'
import type { Services } from '#server/services.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { saveMembership } from './save-membership.ts'

export function membershipRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, updateMembership, {
    guard: requireStep('membership'),
    handle: async ({ body, file, user }) => {
      await saveMembership(services, user, body, file)
      return {
        user: await readUser(services, user.id),
        message: OWN_USER_MESSAGES.membershipSaved,
      }
    },
  })
}
