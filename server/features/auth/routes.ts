import type { FastifyInstance } from 'fastify'
import { emailExists, phoneExists } from '#server/db/accounts.ts'
import { endSession } from '#server/db/sessions.ts'
import { AppError } from '#server/http/app-error.ts'
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
    perMinute: 60,
    handle: async ({ body, user, request }) => {
      const signedIn = await logIn(app, services, {
        identity: identityOf(body),
        password: body.password,
        rememberMe: body.rememberMe,
        address: request.ip,
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
    handle: async (context) => ({
      token: await registerUser(app, services, context),
      message: 'Your account has been created successfully',
    }),
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
    handle: async ({ body: { email } }) => {
      if (await emailExists(services.db, email)) throw new AppError('emailTaken')
      await sendCode(services, { email, purpose: 'register' })
      return { message: 'A verification code has been sent to your email' }
    },
  })

  mountCall(app, services, calls.verifyOtp, {
    guard: anyone,
    perMinute: 60,
    handle: async ({ body: { email, otp }, reply }) => {
      const attempt = { email, purpose: 'register' as const, code: otp, useUp: true }
      await checkCode(services, attempt, (trx) => giveEmailProof(services, trx, reply, email))
      return { message: 'Your email has been verified' }
    },
  })

  mountCall(app, services, calls.forgotPassword, {
    guard: anyone,
    perMinute: 60,
    handle: async ({ body }) => {
      await forgotPassword(services, body.email)
      return { message: 'A reset code has been sent to your email' }
    },
  })

  mountCall(app, services, calls.verifyResetOtp, {
    guard: anyone,
    perMinute: 60,
    handle: async ({ body: { email, otp } }) => {
      const attempt = { email, purpose: 'reset' as const, code: otp, useUp: false }
      await checkCode(services, attempt, async () => {})
      return { message: 'The code is right' }
    },
  })

  mountCall(app, services, calls.resetPassword, {
    guard: anyone,
    perMinute: 60,
    handle: async ({ body }) => {
      await resetPassword(services, body)
      return {
        message: RESET_DONE,
      }
    },
  })

  mountCall(app, services, calls.checkPhone, {
    guard: anyone,
    perMinute: 30,
    handle: async ({ body }) => ({
      exists: await phoneExists(services.db, body.phoneNumber),
    }),
  })
}
