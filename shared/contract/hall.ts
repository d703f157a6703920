import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** What every screen must know of the hall before anybody signs in. */
export const getHall = defineCall({
  method: 'GET',
  path: '/hall',
  summary: 'The hall’s time zone and how long an unpaid seat is held',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ timeZone: z.string(), holdMinutes: z.int() }),
  }),
})
