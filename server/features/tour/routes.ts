import type { FastifyInstance } from 'fastify'
import { toursOfEmail } from '#server/db/tour-requests.ts'
import { addressBlock } from '#server/http/address-block.ts'
import { countAttempt } from '#server/http/count-attempt.ts'
import { holdsEmailProof } from '#server/http/email-proof.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { anyone, maybeUser, requireAdmin } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import {
  requestTour as requestTourCall,
  scanQr as scanQrCall,
  toursByEmail,
} from '#shared/contract/tour.ts'
import {
  listTours as listToursCall,
  moveTour as moveTourCall,
} from '#shared/contract/tour-management.ts'
import type { TourMove } from '#shared/domain/tour.ts'
import { isAdmin } from '#shared/domain/user.ts'
import { listTours } from './list-tours.ts'
import { managedTourReply } from './managed-tour-reply.ts'
import { moveTour } from './move-tour.ts'
import { requestTour } from './request-tour.ts'
import { scanQr } from './scan-qr.ts'
import { tourReply } from './tour-reply.ts'

const MOVED: Record<TourMove, string> = {
  confirmed: 'The tour is confirmed',
  completed: 'The tour is completed',
  cancelled: 'The tour is cancelled',
}

export function tourRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, requestTourCall, {
    guard: anyone,
    handle: async ({ body, request }) => ({
      data: tourReply(await requestTour(services, body, addressBlock(request.ip))),
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

  mountCall(app, services, listToursCall, {
    guard: requireAdmin,
    handle: async ({ query }) => {
      const { tours, total, pages } = await listTours(services, query)
      return { data: tours.map(managedTourReply), total, pages }
    },
  })

  mountCall(app, services, moveTourCall, {
    guard: requireAdmin,
    handle: async ({ params: { id }, body, user }) => ({
      data: managedTourReply(await moveTour(services, user, { id, to: body.status })),
      message: MOVED[body.status],
    }),
  })

  mountCall(app, services, scanQrCall, {
    guard: requireAdmin,
    handle: async ({ body, user, request }) => {
      await countAttempt(
        services.limits,
        ['scans', user.id],
        ['scansFrom', addressBlock(request.ip)],
      )
      return {
        data: await scanQr(services, user, body.qrData),
        message: 'The tour is completed. A feedback email is on its way to the visitor.',
      }
    },
  })
}
