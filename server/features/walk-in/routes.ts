import type { FastifyInstance } from 'fastify'
import { findByContact } from '#server/db/queries/user/managed-user.ts'
import { anyone, requireStaff } from '#server/http/guards/session.ts'
import { addressBlock } from '#server/http/limits/address-block.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/booking/walk-in.ts'
import { knownMemberReply } from '#shared/replies/walk-in.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { USER_MESSAGES } from '#shared/words/en/user/user-management.ts'
import { claimAccount } from './claim-account.ts'
import { issueClaimCode } from './claim-codes.ts'
import { registerWalkIn } from './register-walk-in.ts'

/** Registering walk-ins and giving them claim codes, for staff; and claiming an account. */
export function walkInRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.findKnownMembers, {
    guard: requireStaff('members'),
    handle: async ({ body: { phoneNumber, email }, user: staff }) => {
      const [byPhone, byEmail] = await Promise.all([
        phoneNumber === undefined ? undefined : findByContact(services.db, { phoneNumber }),
        email === '' ? undefined : findByContact(services.db, { email }),
      ])
      return {
        data: {
          phoneNumber: knownMemberReply(staff, byPhone),
          email: knownMemberReply(staff, byEmail),
        },
      }
    },
  })

  mountCall(app, services, calls.registerWalkIn, {
    guard: requireStaff('members'),
    handle: async ({ body, file, user }) => {
      const id = await registerWalkIn(services, user, body, file)
      return { message: USER_MESSAGES.registered, data: { id } }
    },
  })

  mountCall(app, services, calls.issueClaimCode, {
    guard: requireStaff('members'),
    handle: async ({ params, user }) => ({ data: await issueClaimCode(services, user, params.id) }),
  })

  mountCall(app, services, calls.claimAccount, {
    guard: anyone,
    handle: async ({ body, request }) => {
      const from = { address: addressBlock(request.ip), language: requestLanguage(request) }
      await claimAccount(services, body, from)
      return { message: OWN_USER_MESSAGES.resetCodeSent }
    },
  })
}
