import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const reply = z.object({ success: z.literal(true), status: z.string() })

export const health = defineCall({
  method: 'GET',
  path: '/health',
  summary: 'Whether the server and its database answer',
  reply,
})

/** Without the database: a process that is restarted for its database's sake only makes things worse. */
export const healthLive = defineCall({
  method: 'GET',
  path: '/health/live',
  summary: 'Whether this process answers; where it does not, restart it',
  reply,
})

export const healthReady = defineCall({
  method: 'GET',
  path: '/health/ready',
  summary: 'Whether this process should be sent requests: its database answers within a second',
  reply,
  errors: ['stopping', 'databaseAway', 'databaseOutdated'],
})
