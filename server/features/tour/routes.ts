import type { FastifyInstance } from 'fastify'
import { toursOfEmail } from '#server/db/tour-requests.ts'
import { holdsEmailProof } from '#server/http/email-proof.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { anyone, maybeUser } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { requestTour as requestTourCall, toursByEmail } from '#shared/contract/tour.ts'
import { isAdmin } from '#shared/domain/user.ts'
import { requestTour } from './request-tour.ts'
import { tourReply } from './tour-reply.ts'

export function tourRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, requestTourCall, {
    guard: anyone,
    // Each may send a mail to whatever address it names.
    perMinute: 30,
    handle: async ({ body }) => ({
      data: tourReply(await requestTour(services, body)),
      message: 'Your tour request has been received',
    }),
  })

  mountCall(app, services, toursByEmail, {
    guard: maybeUser,
    perMinute: 60,
    handle: async ({ params: { email }, user, request }) => {
      const mayRead =
        user?.email === email ||
        (user && isAdmin(user)) ||
        (await holdsEmailProof(services, request, email))
      // To anyone else as if there were none: the client is silent then.
      const tours = mayRead ? await toursOfEmail(services.db, email) : []
      return { data: tours.map(tourReply) }
    },
  })
}
