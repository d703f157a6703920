import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const health = defineCall({
  method: 'GET',
  path: '/health',
  summary: 'Whether the server and its database answer',
  reply: z.object({ success: z.literal(true), status: z.string() }),
})
