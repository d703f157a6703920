import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { eraseVisitor } from '#server/erasure/erase-visitor.ts'
import { anyone } from '#server/http/guards/session.ts'
import {
  clearVisitorVerification,
  hasVisitorVerification,
  setVisitorVerification,
} from '#server/http/guards/visitor-verification.ts'
import { addressBlock } from '#server/http/limits/address-block.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/tour/visitor-data.ts'
import { VISITOR_DATA_MESSAGES } from '#shared/words/en/tour/tour.ts'
import { openVisitorData, sendVisitorCode } from './visitor-data.ts'

/** The data of visitors without an account, for anyone who can read their email. */
export function visitorDataRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.sendVisitorCode, {
    guard: anyone,
    handle: async ({ body, request }) => {
      await sendVisitorCode(services, {
        ...body,
        address: addressBlock(request.ip),
        language: requestLanguage(request),
      })
      return { message: VISITOR_DATA_MESSAGES.codeSent }
    },
  })

  mountCall(app, services, calls.openVisitorData, {
    guard: anyone,
    handle: async ({ body, request, reply }) => {
      const data = await openVisitorData(services, { ...body, address: addressBlock(request.ip) })
      setVisitorVerification(services, reply, body.email)
      return { data }
    },
  })

  mountCall(app, services, calls.eraseVisitorData, {
    guard: anyone,
    handle: async ({ body: { email }, request, reply }) => {
      const verified = hasVisitorVerification(services, request, email)
      if (!verified) throw new AppError('visitorProofExpired')
      await eraseVisitor(services, email, requestLanguage(request))
      clearVisitorVerification(services, reply)
      return { message: VISITOR_DATA_MESSAGES.erased }
    },
  })
}
