import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import * as endpoints from './endpoints.ts'

const reply = z.object({ success: z.literal(true), status: z.string() })

export const health = defineCall(endpoints.health, {
  summary: 'Check the server and its database',
  reply,
})

/** Does not check the database: restarting the process would not help when the database is down. */
export const healthLive = defineCall(endpoints.healthLive, {
  summary: 'Liveness check: restart the process if it fails',
  reply,
})

export const healthReady = defineCall(endpoints.healthReady, {
  summary: 'Readiness check: succeeds if the database answers within a second',
  reply,
  errors: ['stopping', 'databaseUnavailable', 'databaseOutdated'],
})
