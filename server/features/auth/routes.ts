import type { FastifyInstance } from 'fastify'
import { throwIfRefused } from '#server/app-error.ts'
import { checkCode, sendCode } from '#server/codes/one-time-codes.ts'
import { emailExists, phoneExists } from '#server/db/queries/user/new-user.ts'
import { endSession } from '#server/db/queries/user/session.ts'
import {
  createEmailVerification,
  setEmailVerificationCookie,
  verificationBeforeUpload,
} from '#server/http/guards/email-verification.ts'
import { keepDeviceKnown, knownDevice, setDeviceCookie } from '#server/http/guards/known-device.ts'
import { anyone, optionalUser, requireUser } from '#server/http/guards/session.ts'
import { addressBlock } from '#server/http/limits/address-block.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { codeMail } from '#server/mail/templates/code-mail.ts'
import { readUser } from '#server/replies/read-user.ts'
import { userReply } from '#server/replies/user.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/user/auth.ts'
import * as consent from '#shared/contract/user/consent.ts'
import { identityFromWire } from '#shared/contract/wire-names.ts'
import { deviceFrom } from '#shared/domain/user/device.ts'
import { codeEmailRefusal } from '#shared/domain/user/one-time-code.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { askParent, confirmOwnConsent, enterParentCode } from './consent.ts'
import { logIn } from './log-in.ts'
import { registerUser } from './register-user.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'

/** Login, registration and password reset (specification document 1, section 7). */
export function authRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.login, {
    guard: optionalUser,
    handle: async ({ body, user, request, reply }) => {
      const { owner, ...loggedIn } = await logIn(app, services, {
        identity: identityFromWire(body),
        password: body.password,
        rememberMe: body.rememberMe,
        factorCode: body.factorCode,
        device: deviceFrom(request.headers['user-agent']),
        language: requestLanguage(request),
        address: addressBlock(request.ip),
        deviceFor: (found) => knownDevice(services, request, found),
      })
      setDeviceCookie(services, request, reply, owner)
      // End the browser's previous session, which is no longer needed.
      if (user) await endSession(services.db, user.sessionId, services.now())
      request.log.info({ user: loggedIn.user._id }, 'logged in')
      return { message: OWN_USER_MESSAGES.loggedIn, ...loggedIn }
    },
  })

  mountCall(app, services, calls.register, {
    guard: verificationBeforeUpload,
    handle: async (context) => {
      await enforceAttemptLimits(services.limits, [
        'registersFrom',
        addressBlock(context.request.ip),
      ])
      return {
        token: await registerUser(app, services, context),
        message: OWN_USER_MESSAGES.registered,
      }
    },
  })

  mountCall(app, services, calls.logout, {
    guard: optionalUser,
    handle: async ({ user }) => {
      if (user) await endSession(services.db, user.sessionId, services.now())
      return { message: OWN_USER_MESSAGES.loggedOut }
    },
  })

  mountCall(app, services, calls.me, {
    guard: requireUser,
    handle: async ({ user }) => ({ user: userReply(user, services.studyDays()) }),
  })

  mountCall(app, services, calls.sendOtp, {
    guard: anyone,
    handle: async ({ body: { email }, request }) => {
      const address = addressBlock(request.ip)
      await enforceAttemptLimits(services.limits, ['emailChecksFrom', address])
      const userExists = await emailExists(services.db, email)
      throwIfRefused(codeEmailRefusal('register', { userExists }))
      const key = { email, purpose: 'register' } as const
      await sendCode(services, key, address, (code) =>
        codeMail({ ...key, language: requestLanguage(request), code }),
      )
      return { message: OWN_USER_MESSAGES.codeSent }
    },
  })

  mountCall(app, services, calls.verifyOtp, {
    guard: anyone,
    handle: async ({ body: { email, otp }, request, reply }) => {
      const address = addressBlock(request.ip)
      const attempt = { email, purpose: 'register', code: otp, useUp: true, address } as const
      const token = await checkCode(services, attempt, (trx) =>
        createEmailVerification(services, trx, email),
      )
      setEmailVerificationCookie(services, reply, token)
      return { message: OWN_USER_MESSAGES.emailVerified }
    },
  })

  mountCall(app, services, calls.forgotPassword, {
    guard: anyone,
    handle: async ({ body, request }) => {
      await forgotPassword(services, {
        ...body,
        address: addressBlock(request.ip),
        language: requestLanguage(request),
      })
      return { message: OWN_USER_MESSAGES.resetCodeSent }
    },
  })

  mountCall(app, services, calls.verifyResetOtp, {
    guard: anyone,
    handle: async ({ body: { email, otp }, request }) => {
      const address = addressBlock(request.ip)
      const attempt = { email, purpose: 'reset', code: otp, useUp: false, address } as const
      await checkCode(services, attempt, async () => {})
      return { message: OWN_USER_MESSAGES.resetCodeRight }
    },
  })

  mountCall(app, services, calls.resetPassword, {
    guard: anyone,
    handle: async ({ body, request, reply }) => {
      await keepDeviceKnown(services, { request, reply }, body.email, () =>
        resetPassword(services, body, addressBlock(request.ip)),
      )
      return { message: OWN_USER_MESSAGES.passwordReset }
    },
  })

  mountCall(app, services, calls.checkPhone, {
    guard: anyone,
    handle: async ({ body, request }) => {
      await enforceAttemptLimits(services.limits, ['phoneChecksFrom', addressBlock(request.ip)])
      return { exists: await phoneExists(services.db, body.phoneNumber) }
    },
  })

  mountCall(app, services, consent.askParent, {
    guard: requireUser,
    handle: async ({ body, user, request }) => {
      await askParent(services, user, { ...body, address: addressBlock(request.ip) })
      return { message: OWN_USER_MESSAGES.parentAsked }
    },
  })

  mountCall(app, services, consent.enterParentCode, {
    guard: requireUser,
    handle: async ({ body, user, request }) => {
      await enterParentCode(services, user, { ...body, address: addressBlock(request.ip) })
      return { user: await readUser(services, user.id), message: OWN_USER_MESSAGES.consented }
    },
  })

  mountCall(app, services, consent.confirmOwnConsent, {
    guard: requireUser,
    handle: async ({ body, user }) => {
      await confirmOwnConsent(services, user, body)
      return { user: await readUser(services, user.id), message: OWN_USER_MESSAGES.consented }
    },
  })
}
