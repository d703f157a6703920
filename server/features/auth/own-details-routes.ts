import type { FastifyInstance } from 'fastify'
import { requireUser } from '#server/http/guards/session.ts'
import { addressBlock } from '#server/http/limits/address-block.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { readUser } from '#server/replies/read-user.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/user/own-details.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { askEmailCode, changeDetails, changeEmail, saveLanguage } from './own-details.ts'

/** The caller's own name, phone number, email and language. */
export function ownDetailsRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.changeDetails, {
    guard: requireUser,
    handle: async ({ body, user, request }) => {
      await changeDetails(services, user, { ...body, address: addressBlock(request.ip) })
      return { user: await readUser(services, user.id), message: OWN_USER_MESSAGES.detailsSaved }
    },
  })

  mountCall(app, services, calls.askEmailCode, {
    guard: requireUser,
    handle: async ({ body, user, request }) => {
      await askEmailCode(services, user, {
        ...body,
        address: addressBlock(request.ip),
        language: requestLanguage(request),
      })
      return { message: OWN_USER_MESSAGES.emailCodeSent }
    },
  })

  mountCall(app, services, calls.changeEmail, {
    guard: requireUser,
    handle: async ({ body, user, request }) => {
      await changeEmail(services, user, { ...body, address: addressBlock(request.ip) })
      return { user: await readUser(services, user.id), message: OWN_USER_MESSAGES.emailChanged }
    },
  })

  mountCall(app, services, calls.saveLanguage, {
    guard: requireUser,
    handle: async ({ body, user }) => {
      await saveLanguage(services, user, body)
      return { message: OWN_USER_MESSAGES.languageSaved }
    },
  })
}
