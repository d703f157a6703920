import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { findScheduledTour, toursOfEmail } from '#server/db/queries/tour/tour.ts'
import { hasEmailVerificationCookie } from '#server/http/guards/email-verification.ts'
import { anyone, optionalUser, requireStaff } from '#server/http/guards/session.ts'
import { addressBlock } from '#server/http/limits/address-block.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import {
  cancelOwnTour as cancelOwnTourCall,
  moveOwnTour as moveOwnTourCall,
  passStatus,
  requestTour as requestTourCall,
  scanQr as scanQrCall,
  toursByEmail,
} from '#shared/contract/tour/tour.ts'
import {
  changeTourNotes as changeTourNotesCall,
  changeTourStatus as changeTourStatusCall,
  listTours as listToursCall,
} from '#shared/contract/tour/tour-management.ts'
import { mayReadTours } from '#shared/domain/tour/tour.ts'
import { managedTourReply, scheduledTourReply, tourReply } from '#shared/replies/tour.ts'
import { TOUR_MESSAGES, TOUR_STATUS_MESSAGES } from '#shared/words/en/tour/tour.ts'
import { cancelOwnTour } from './cancel-own-tour.ts'
import { changeTourNotes } from './change-tour-notes.ts'
import { changeTourStatus } from './change-tour-status.ts'
import { listTours } from './list-tours.ts'
import { moveOwnTour } from './move-own-tour.ts'
import { requestTour } from './request-tour.ts'
import { scanQr } from './scan-qr.ts'
import { toursFileRoute } from './tours-file-route.ts'

export function tourRoutes(app: FastifyInstance, services: Services): void {
  toursFileRoute(app, services)

  mountCall(app, services, requestTourCall, {
    guard: anyone,
    handle: async ({ body, request }) => ({
      data: tourReply(await requestTour(services, body, request)),
      message: TOUR_MESSAGES.requested,
    }),
  })

  mountCall(app, services, passStatus, {
    guard: anyone,
    handle: async ({ body: { id } }) => {
      const tour = await findScheduledTour(services.db, id)
      if (!tour) throw new AppError('tourNotFound')
      return { data: scheduledTourReply(tour) }
    },
  })

  mountCall(app, services, cancelOwnTourCall, {
    guard: anyone,
    handle: async ({ body: { id } }) => ({
      data: scheduledTourReply(await cancelOwnTour(services, id)),
      message: TOUR_STATUS_MESSAGES.cancelled,
    }),
  })

  mountCall(app, services, moveOwnTourCall, {
    guard: anyone,
    handle: async ({ body: { id, ...visit } }) => ({
      data: scheduledTourReply(await moveOwnTour(services, id, visit)),
      message: TOUR_MESSAGES.moved,
    }),
  })

  mountCall(app, services, toursByEmail, {
    guard: optionalUser,
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
    guard: requireStaff('tours'),
    handle: async ({ query }) => {
      const { tours, total, pages } = await listTours(services, query)
      return { data: tours.map(managedTourReply), total, pages }
    },
  })

  mountCall(app, services, changeTourStatusCall, {
    guard: requireStaff('tours'),
    handle: async ({ params: { id }, body, user }) => ({
      data: managedTourReply(
        await changeTourStatus(services, user, {
          id,
          to: body.status,
          confirmOtherDay: body.confirmOtherDay,
        }),
      ),
      message: TOUR_STATUS_MESSAGES[body.status],
    }),
  })

  mountCall(app, services, changeTourNotesCall, {
    guard: requireStaff('tours'),
    handle: async ({ params: { id }, body, user }) => ({
      data: managedTourReply(await changeTourNotes(services, user, id, body)),
      message: TOUR_MESSAGES.notesSaved,
    }),
  })

  mountCall(app, services, scanQrCall, {
    guard: requireStaff('tours'),
    handle: async ({ body, user, request }) => {
      await enforceAttemptLimits(
        services.limits,
        ['scans', user.id],
        ['scansFrom', addressBlock(request.ip)],
      )
      return {
        data: await scanQr(services, user, body),
        message: TOUR_MESSAGES.scanned,
      }
    },
  })
}
