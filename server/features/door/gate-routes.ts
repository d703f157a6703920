import type { FastifyInstance } from 'fastify'
import { listGates } from '#server/db/queries/door/gate.ts'
import { gateRoster } from '#server/door/gate-roster.ts'
import { compressReply } from '#server/http/compress-reply.ts'
import { requireGate } from '#server/http/guards/gate.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { checkOwnPassword } from '#server/passwords/own-password.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/door/gate.ts'
import { DOOR_MESSAGES } from '#shared/words/en/door/door-messages.ts'
import { gatePhotoRoute } from './gate-photo-route.ts'
import { enrollGate, removeGate, revokeGate, saveGatePin } from './gates.ts'
import { rosterStreamRoute } from './roster-stream-route.ts'
import { saveEntries } from './save-entries.ts'

/** Enough for 200 entries with the longest notes. */
const ENTRIES_LIMIT_BYTES = 512 * 1024

/** The admins' calls about gates, and the calls that gates sign. */
export async function gateRoutes(app: FastifyInstance, services: Services): Promise<void> {
  mountCall(app, services, calls.enrollGate, {
    guard: requireStaff('gates'),
    handle: async ({ body, user }) => ({ data: { id: await enrollGate(services, user, body) } }),
  })

  mountCall(app, services, calls.listGates, {
    guard: requireStaff('door'),
    handle: async () => {
      const gates = await listGates(services.db)
      return {
        data: {
          gates: gates.map((gate) => ({
            ...gate,
            enrolledAt: gate.enrolledAt.toISOString(),
            revokedAt: gate.revokedAt?.toISOString() ?? null,
            lastSeenAt: gate.lastSeenAt?.toISOString() ?? null,
          })),
        },
      }
    },
  })

  mountCall(app, services, calls.revokeGate, {
    guard: requireStaff('gates'),
    handle: async ({ params, user }) => {
      await revokeGate(services, user, params.id)
      return { message: DOOR_MESSAGES.gateRevoked }
    },
  })

  mountCall(app, services, calls.saveGatePin, {
    guard: requireStaff('door'),
    handle: async ({ body: { pin, password }, user }) => {
      await checkOwnPassword(services, user, password)
      await saveGatePin(services, user, pin)
      return { message: DOOR_MESSAGES.pinSaved }
    },
  })

  await app.register(async (signed) => {
    // A gate corrects its clock by this header, so even a refusal because of the clock has it.
    signed.addHook('onRequest', async (_request, reply) => {
      reply.header('date', services.now().toUTCString())
    })
    // A roster of 20,000 members takes 11 MB, and the hall's connection may be a phone's.
    signed.addHook('onSend', compressReply)

    mountCall(signed, services, calls.getRoster, {
      guard: requireGate,
      handle: async ({ query }) => ({ data: await gateRoster(services, query.since) }),
    })

    mountCall(signed, services, calls.sendEntries, {
      guard: requireGate,
      bodyLimit: ENTRIES_LIMIT_BYTES,
      handle: async ({ body, user: gate }) => ({
        data: { stored: await saveEntries(services, gate, body) },
      }),
    })

    mountCall(signed, services, calls.removeOwnGate, {
      guard: requireGate,
      handle: async ({ user: gate }) => {
        await removeGate(services, gate)
        return { message: DOOR_MESSAGES.gateRemoved }
      },
    })

    rosterStreamRoute(signed, services)
    gatePhotoRoute(signed, services)
  })
}
