import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { requireUser } from '#server/http/guards/session.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { sendPicture } from '#server/http/send-picture.ts'
import { readUser } from '#server/replies/read-user.ts'
import { userReply } from '#server/replies/user.ts'
import type { Services } from '#server/services.ts'
import { uploadAvatar } from '#shared/contract/user/auth.ts'
import * as calls from '#shared/contract/user/member.ts'
import { memberStatus } from '#shared/replies/user.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { saveAvatar } from './save-avatar.ts'

export function memberRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.getMemberDetails, {
    guard: requireUser,
    handle: async ({ user }) => ({
      data: userReply(user, services.studyDays()).membershipDetails,
    }),
  })

  mountCall(app, services, calls.getMemberStatus, {
    guard: requireUser,
    handle: async ({ user }) => {
      const days = services.studyDays()
      return { data: memberStatus(userReply(user, days), days) }
    },
  })

  mountCall(app, services, uploadAvatar, {
    guard: requireUser,
    handle: async ({ file, user }) => {
      if (!file) throw new AppError('notAnImage')
      await saveAvatar(services, user, file)
      return {
        user: await readUser(services, user.id),
        message: OWN_USER_MESSAGES.pictureSaved,
      }
    },
  })

  selfieRoute(app, services)
}

/** Serves a member's own selfie. Not in the API contract, because it returns an image. */
export function selfieRoute(app: FastifyInstance, services: Services): void {
  const options = { schema: { hide: true }, config: minuteLimit(services.config) }
  app.get('/member/selfie', options, async (request, reply) => {
    const user = await requireUser.authorize(services, request)
    return sendPicture(reply, services.storage, user.membership?.selfie, 'selfie')
  })
}
