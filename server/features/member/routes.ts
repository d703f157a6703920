import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/http/app-error.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { readUser } from '#server/http/read-user.ts'
import { requireUser } from '#server/http/session.ts'
import { userReply } from '#server/http/user-reply.ts'
import type { Services } from '#server/services.ts'
import { uploadAvatar } from '#shared/contract/auth.ts'
import * as calls from '#shared/contract/member.ts'
import { daysLeft } from '#shared/domain/booking.ts'
import { saveAvatar } from './save-avatar.ts'
import { selfieRoute } from './selfie-route.ts'

export function memberRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.getMemberDetails, {
    guard: requireUser,
    handle: async ({ user }) => ({
      data: userReply(user, services.today()).membershipDetails,
    }),
  })

  mountCall(app, services, calls.getMemberStatus, {
    guard: requireUser,
    handle: async ({ user }) => {
      const today = services.today()
      const reply = userReply(user, today)
      const { membershipValidUntil } = reply
      return {
        data: {
          membershipCompleted: reply.membershipCompleted,
          bookingCompleted: reply.bookingCompleted,
          dyanpittId: reply.dyanpittId,
          membershipValidUntil,
          daysLeft: membershipValidUntil === null ? null : daysLeft(membershipValidUntil, today),
        },
      }
    },
  })

  mountCall(app, services, uploadAvatar, {
    guard: requireUser,
    perMinute: 30,
    handle: async ({ file, user }) => {
      if (!file) throw new AppError('notAnImage')
      await saveAvatar(services, user, file)
      return {
        user: await readUser(services, user.id),
        message: 'Your profile picture has been saved',
      }
    },
  })

  selfieRoute(app, services)
}
