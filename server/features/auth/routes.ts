import type { FastifyInstance } from 'fastify'
import { emailExists, phoneExists } from '#server/db/accounts.ts'
import { endSession } from '#server/db/sessions.ts'
import { addressBlock } from '#server/http/address-block.ts'
import { AppError } from '#server/http/app-error.ts'
import { countAttempt } from '#server/http/count-attempt.ts'
import { giveEmailProof } from '#server/http/email-proof.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { anyone, maybeUser, requireUser } from '#server/http/session.ts'
import { userReply } from '#server/http/user-reply.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/auth.ts'
import { RESET_DONE } from '#shared/domain/password.ts'
import { identityOf, logIn } from './log-in.ts'
import { checkCode, sendCode } from './one-time-codes.ts'
import { registerUser } from './register-user.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'

/** Sign-in, registration and password reset (document 1, section 7). */
export function authRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.login, {
    guard: maybeUser,
    handle: async ({ body, user, request }) => {
      const signedIn = await logIn(app, services, {
        identity: identityOf(body),
        password: body.password,
        rememberMe: body.rememberMe,
        address: addressBlock(request.ip),
      })
      // The session that this browser still had is of no more use to anybody but a thief.
      if (user) await endSession(services.db, user.sessionId, services.now())
      request.log.info({ user: signedIn.user._id }, 'signed in')
      return { message: 'Login successful', ...signedIn }
    },
  })

  mountCall(app, services, calls.register, {
    guard: anyone,
    perMinute: 60,
    handle: async (context) => {
      await countAttempt(services.limits, ['registersFrom', addressBlock(context.request.ip)])
      return {
        token: await registerUser(app, services, context),
        message: 'Your account has been created successfully',
      }
    },
  })

  mountCall(app, services, calls.logout, {
    guard: maybeUser,
    handle: async ({ user }) => {
      if (user) await endSession(services.db, user.sessionId, services.now())
      return { message: 'You have been logged out' }
    },
  })

  mountCall(app, services, calls.me, {
    guard: requireUser,
    handle: async ({ user }) => ({ user: userReply(user, services.today()) }),
  })

  mountCall(app, services, calls.sendOtp, {
    guard: anyone,
    perMinute: 60,
    handle: async ({ body: { email }, request }) => {
      const address = addressBlock(request.ip)
      await countAttempt(services.limits, ['emailChecksFrom', address])
      if (await emailExists(services.db, email)) throw new AppError('emailTaken')
      await sendCode(services, { email, purpose: 'register' }, address)
      return { message: 'A verification code has been sent to your email' }
    },
  })

  mountCall(app, services, calls.verifyOtp, {
    guard: anyone,
    handle: async ({ body: { email, otp }, request, reply }) => {
      const address = addressBlock(request.ip)
      const attempt = { email, purpose: 'register', code: otp, useUp: true, address } as const
      await checkCode(services, attempt, (trx) => giveEmailProof(services, trx, reply, email))
      return { message: 'Your email has been verified' }
    },
  })

  mountCall(app, services, calls.forgotPassword, {
    guard: anyone,
    perMinute: 60,
    handle: async ({ body, request }) => {
      await forgotPassword(services, body.email, addressBlock(request.ip))
      return { message: 'A reset code has been sent to your email' }
    },
  })

  mountCall(app, services, calls.verifyResetOtp, {
    guard: anyone,
    handle: async ({ body: { email, otp }, request }) => {
      const address = addressBlock(request.ip)
      const attempt = { email, purpose: 'reset', code: otp, useUp: false, address } as const
      await checkCode(services, attempt, async () => {})
      return { message: 'The code is right' }
    },
  })

  mountCall(app, services, calls.resetPassword, {
    guard: anyone,
    handle: async ({ body, request }) => {
      await resetPassword(services, body, addressBlock(request.ip))
      return { message: RESET_DONE }
    },
  })

  mountCall(app, services, calls.checkPhone, {
    guard: anyone,
    perMinute: 30,
    handle: async ({ body, request }) => {
      await countAttempt(services.limits, ['phoneChecksFrom', addressBlock(request.ip)])
      return { exists: await phoneExists(services.db, body.phoneNumber) }
    },
  })
}
