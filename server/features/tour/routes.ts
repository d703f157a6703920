import type { FastifyInstance } from 'fastify'
import { toursOfEmail } from '#server/db/queries/tour.ts'
import { hasEmailVerificationCookie } from '#server/http/guards/email-verification.ts'
import { anyone, optionalUser, requireAdmin } from '#server/http/guards/session.ts'
import { addressBlock } from '#server/http/limits/address-block.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import {
  requestTour as requestTourCall,
  scanQr as scanQrCall,
  toursByEmail,
} from '#shared/contract/tour.ts'
import {
  changeTourNotes as changeTourNotesCall,
  listTours as listToursCall,
  moveTour as moveTourCall,
} from '#shared/contract/tour-management.ts'
import { mayReadTours } from '#shared/domain/tour/tour.ts'
import { managedTourReply, tourReply } from '#shared/replies/tour.ts'
import { TOUR_DONE, TOUR_MOVED } from '#shared/words/en/tour.ts'
import { changeTourNotes } from './change-tour-notes.ts'
import { listTours } from './list-tours.ts'
import { moveTour } from './move-tour.ts'
import { requestTour } from './request-tour.ts'
import { scanQr } from './scan-qr.ts'

export function tourRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, requestTourCall, {
    guard: anyone,
    handle: async ({ body, request }) => ({
      data: tourReply(await requestTour(services, body, request)),
      message: TOUR_DONE.requested,
    }),
  })

  mountCall(app, services, toursByEmail, {
    guard: optionalUser,
    perMinute: 60,
    handle: async ({ params: { email }, user, request }) => {
      const emailVerified = await hasEmailVerificationCookie(services, request, email)
      // Anyone else gets an empty list, which the client does not show.
      const tours = mayReadTours(user, { email, emailVerified })
        ? await toursOfEmail(services.db, email)
        : []
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
      data: managedTourReply(
        await moveTour(services, user, { id, to: body.status, otherDay: body.otherDay }),
      ),
      message: TOUR_MOVED[body.status],
    }),
  })

  mountCall(app, services, changeTourNotesCall, {
    guard: requireAdmin,
    handle: async ({ params: { id }, body, user }) => ({
      data: managedTourReply(await changeTourNotes(services, user, id, body)),
      message: TOUR_DONE.notesSaved,
    }),
  })

  mountCall(app, services, scanQrCall, {
    guard: requireAdmin,
    handle: async ({ body, user, request }) => {
      await enforceAttemptLimits(
        services.limits,
        ['scans', user.id],
        ['scansFrom', addressBlock(request.ip)],
      )
      return {
        data: await scanQr(services, user, body),
        message: TOUR_DONE.scanned,
      }
    },
  })
}
